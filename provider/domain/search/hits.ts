import type { Term } from './term.ts';
import { pairsBetween, type UnderstoodQuery } from './terms.ts';
import { eachPosting } from './postings.ts';
import { isContainer } from './query-size.ts';
import type { PostingLists } from './read-postings.ts';

export interface Hit {
  readonly id: number;
  /** How well it fits, about 0 to 1. */
  readonly score: number;
}

export interface Hits {
  /** The hits, best first. */
  readonly hits: readonly Hit[];
  /** The terms that these hits have: all, or as many as any product has. */
  readonly terms: readonly Term[];
  /** The other terms, as typed. */
  readonly leftOut: readonly string[];
}

/** How much a second word for the same thing adds: `Tok Doi (Curd)` is curd and no flavour of it. */
const AGAIN = 0.08;
/** Weight from which a reading is a synonym; one of less weight is a guess. */
const IS_SAME = 0.9;
/** How much words side by side add, as a share of what they count alone. */
const SIDE_BY_SIDE = 0.9;

/** How well each product fits a term, by the best of its readings. */
function fitsOf({ readings }: Term, lists: PostingLists): Map<number, number> {
  const fits = new Map<number, number>();
  const countedKeys = new Set<string>();
  for (const { terms, weight } of readings) {
    const key = terms.join(' ');
    if (countedKeys.has(key)) continue;
    countedKeys.add(key);
    eachTogether(terms, lists, (id, fit) => {
      const before = fits.get(id);
      const given = fit * weight;
      const again = weight >= IS_SAME ? AGAIN : 0;
      fits.set(id, before === undefined ? given : Math.max(before, given) + again * Math.min(before, given));
    });
  }
  return fits;
}

/** Calls `take` with the products that have all these terms, each with the least it fits one of them. */
function eachTogether(
  [first = '', ...others]: readonly string[],
  lists: PostingLists,
  take: (id: number, fit: number) => void,
): void {
  const rest = others.map((term) => {
    const fits = new Map<number, number>();
    const list = lists.get(term);
    if (list) eachPosting(list, (id, fit) => fits.set(id, fit));
    return fits;
  });
  const list = lists.get(first);
  if (!list) return;
  eachPosting(list, (id, fit) => {
    let least = fit;
    for (const fits of rest) least = Math.min(least, fits.get(id) ?? -1);
    if (least >= 0) take(id, least);
  });
}

interface Scored {
  mask: number;
  score: number;
}

/** Scores every product that has any of the terms; `mask` says which. Rare words count more, as in BM25. */
function scoreAll(
  terms: readonly Term[],
  lists: PostingLists,
  products: number,
): { all: Map<number, Scored>; weights: number[] } {
  const all = new Map<number, Scored>();
  const add = (id: number, mask: number, score: number) => {
    const scored = all.get(id);
    if (!scored) return all.set(id, { mask, score });
    scored.mask |= mask;
    scored.score += score;
    return all;
  };
  const fits = terms.map((term) => fitsOf(term, lists));
  const weights = fits.map((found) => Math.log(1 + products / Math.max(1, found.size)));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const shares = weights.map((weight) => weight / sum);
  fits.forEach((found, at) => {
    for (const [id, fit] of found) add(id, 1 << at, fit * (shares[at] ?? 0));
  });
  for (let at = 1; at < terms.length; at += 1) {
    const [one, other] = [terms[at - 1], terms[at]] as [Term, Term];
    const share = Math.max(shares[at - 1] ?? 0, shares[at] ?? 0) * SIDE_BY_SIDE;
    const best = new Map<number, number>();
    for (const pair of pairsBetween(one, other)) {
      const list = lists.get(pair);
      if (list) eachPosting(list, (id, fit) => best.set(id, Math.max(best.get(id) ?? 0, fit)));
    }
    for (const [id, fit] of best) {
      const has = all.get(id)?.mask ?? 0;
      // A pair that is written as one word counts for both.
      const missing = [at - 1, at].filter((each) => !(has & (1 << each)));
      add(
        id,
        (1 << at) | (1 << (at - 1)),
        fit * (share + missing.reduce((total, each) => total + (shares[each] ?? 0), 0)),
      );
    }
  }
  return { all, weights };
}

/** The terms that are looked for: all where a product has all, else those that most of the meaning is in. */
function chooseMask(
  found: Iterable<Scored>,
  required: number,
  terms: readonly Term[],
  weights: readonly number[],
): number {
  const best = new Map<number, number>();
  for (const { mask, score } of found) {
    const of = mask & required;
    best.set(of, Math.max(best.get(of) ?? 0, score));
  }
  const sum = (mask: number, of: (at: number) => number) =>
    terms.reduce((total, _, at) => total + (mask & (1 << at) ? of(at) : 0), 0);
  // Drop containers first.
  const words = (mask: number) =>
    sum(mask, (at) => {
      const typed = terms[at]?.typed[0] ?? '';
      return isContainer(typed) ? 0.5 : typed.split(' ').length;
    });
  const weightOf = (mask: number) => sum(mask, (at) => weights[at] ?? 0);
  const [chosen = 0] = [...best.keys()].sort(
    (a, b) => words(b) - words(a) || (best.get(b) ?? 0) - (best.get(a) ?? 0) || weightOf(b) - weightOf(a),
  );
  return chosen;
}

/** The products that fit, best first; words that no product has together with the others are left out. */
export function findHits({ terms, unknown, lists, products }: UnderstoodQuery): Hits {
  const { all, weights } = scoreAll(terms, lists, products);
  const required = terms.reduce((mask, { optional }, at) => (optional ? mask : mask | (1 << at)), 0);
  const chosen = chooseMask(all.values(), required, terms, weights);
  const hits: Hit[] = [];
  if (chosen > 0) for (const [id, { mask, score }] of all) if ((mask & chosen) === chosen) hits.push({ id, score });
  hits.sort((a, b) => b.score - a.score || a.id - b.id);
  const isChosen = (_: Term, at: number) => ((chosen | ~required) & (1 << at)) !== 0;
  return {
    hits,
    terms: terms.filter(isChosen),
    leftOut:
      hits.length === 0
        ? []
        : [...terms.filter((term, at) => !isChosen(term, at)).map(({ typed }) => typed[0] ?? ''), ...unknown],
  };
}
