import type { NamePart, NameWord, Zone } from './name-words.ts';
import type { Fits } from './postings.ts';
import { isVariety } from './varieties.ts';

/** A product as the search learns from it. */
export interface Learned {
  readonly id: number;
  readonly parts: readonly NamePart[];
  readonly brand: readonly NameWord[];
  /** Id of its sub-category; for a product without one, its category's id below zero. */
  readonly subCategoryId: number;
  readonly subCategoryWords: readonly NameWord[];
  readonly categoryWords: readonly NameWord[];
  readonly keywords: readonly NameWord[];
  readonly sold: number;
}

export interface LearnedTerm extends Fits {
  readonly term: string;
}

/** How much of the head of a name a word in that zone is. */
const ZONES: Readonly<Record<Zone, number>> = { main: 1, alias: 0.75, variety: 0.3, mention: 0.08 };

/** The weights of a posting's fit, as those of BM25F's fields; they add up to 1. */
const WEIGHTS = {
  head: 0.46,
  subCategory: 0.36,
  subCategoryName: 0.06,
  keyword: 0.04,
  brief: 0.05,
  sold: 0.03,
} as const;
/** How much less a thing fits that is made of another, such as `Badam Milk`. */
const FLAVOURED = 0.05;
/** How much less a thing fits that is a kind of its own, such as `Mishti Doi`, and how much more one that is called by nothing else. */
const VARIETY = 0.35;
const PLAIN = 0.05;
/** The fit of a product that is a thing by its shelf and its keywords: Rohu, which stands among the fish. */
const ON_SHELF = 0.6;
/** The fit of a product that has a word in its brand, its sub-category or its keywords only. */
const BRAND = 0.4;
const BRAND_AFFINITY = 0.1;
const ELSEWHERE = 0.15;

/** How often each word was counted in each sub-category. */
type Counts = Map<string, Map<number, number>>;

function count(counts: Counts, key: string, subCategoryId: number, times: number): void {
  const bySubCategory = counts.get(key) ?? new Map<number, number>();
  bySubCategory.set(subCategoryId, (bySubCategory.get(subCategoryId) ?? 0) + times);
  counts.set(key, bySubCategory);
}

/** What the head of a name says about where a word belongs, and what a word that only modifies it does. */
const MODIFIER_EVIDENCE = 0.15;
const IS_HEAD = 0.7;
const BRAND_EVIDENCE = 0.02;
const evidence = (head: number): number => (head >= IS_HEAD ? head : MODIFIER_EVIDENCE * head ** 2);

/** The fewer words a name has, the more it says of each: `Butter` says what butter is, `Peanut Butter` hardly does. */
const briefOf = (product: Learned): number => 1 / Math.max(1, withoutBrand(product).length) ** 2;

/** The words that say what a product is, without those of its brand. */
function withoutBrand({ parts, brand }: Learned): readonly NameWord[] {
  const ofBrand = new Set(brand.map(({ stem }) => stem));
  return parts[0]?.words.filter(({ stem }) => !ofBrand.has(stem) && !isNumber(stem)) ?? [];
}

const isNumber = (word: string): boolean => /^\d+$/.test(word);

/** Counts weighed by the square root of the sub-category's size, so that a large one does not attract every word. */
const weighed = (bySubCategory: ReadonlyMap<number, number>, sizes: ReadonlyMap<number, number>): [number, number][] =>
  [...bySubCategory].map(([id, times]) => [id, times / Math.sqrt(sizes.get(id) ?? 1)]);

/** The words that make a thing one of a kind of its own: those before the last one, which is the thing itself, and those behind a comma. */
const varietiesOf = ({ parts }: Learned): readonly string[] =>
  parts
    .filter(({ zone }) => zone !== 'mention')
    .flatMap(({ zone, words }) => (zone === 'variety' ? words : words.slice(0, -1)).map(({ stem }) => stem))
    .filter(isVariety);

/** What a part of a name calls the thing by that one word: `Tok Doi (Curd)`. In "Tata Tea Elaichi Tea", tea is not the brand alone. */
function plainNames(product: Learned): ReadonlySet<string> {
  const [main, ...others] = product.parts;
  const words = withoutBrand(product);
  const isPlain = words.length === 1 && words[0]?.stem === main?.words.at(-1)?.stem;
  const aliases = others.filter(({ zone, words }) => zone === 'alias' && words.length === 1);
  return new Set([...(isPlain ? words : []), ...aliases.flatMap(({ words }) => words)].map(({ stem }) => stem));
}

/** How much a last word says what a thing is: 1 when it ends names in one sub-category only, near 0 for `pouch` or `combo`. */
function concentrations(tails: Counts, sizes: ReadonlyMap<number, number>): Map<string, number> {
  return new Map(
    [...tails].map(([word, bySubCategory]) => {
      const shares = weighed(bySubCategory, sizes);
      const all = shares.reduce((sum, [, share]) => sum + share, 0);
      const total = [...bySubCategory.values()].reduce((sum, times) => sum + times, 0);
      const alike = shares.reduce((sum, [, share]) => sum + (share / all) ** 2, 0);
      return [word, Math.sqrt((alike * total) / (total + 2))];
    }),
  );
}

/** Each word or pair of words of a product with how much it is the head of its name, 0 to 1. */
function heads(
  { parts, brand, subCategoryWords }: Learned,
  concentration: ReadonlyMap<string, number>,
): Map<string, number> {
  const found = new Map<string, number>();
  const note = (term: string, head: number) => found.set(term, Math.max(head, found.get(term) ?? 0));
  const ofBrand = new Set(brand.map((word) => word.stem));
  // Basmati rice on a shelf called Basmati is basmati.
  const ofSubCategory = new Set(subCategoryWords.length <= 2 ? subCategoryWords.map((word) => word.stem) : []);
  for (const { zone, words } of parts) {
    let left = ZONES[zone];
    for (let at = words.length - 1; at >= 0; at -= 1) {
      const { stem } = words[at] as NameWord;
      const isName = !isNumber(stem) && !(ofBrand.has(stem) && words.length > 1);
      const namesSubCategory = zone === 'main' && ofSubCategory.has(stem);
      note(stem, namesSubCategory ? 1 : isName ? left : Math.min(left, 0.05));
      const before = words[at - 1];
      if (before && isName) note(before.word + stem, left);
      if (isName) left *= 1 - 0.9 * (concentration.get(stem) ?? 0);
    }
  }
  return found;
}

/** Of the names that have a word, the share of which it is the head. */
function headRates(
  products: readonly Learned[],
  headsOf: (product: Learned) => ReadonlyMap<string, number>,
): Map<string, number> {
  const uses = new Map<string, { all: number; asHead: number }>();
  for (const product of products)
    for (const [term, head] of headsOf(product)) {
      const before = uses.get(term) ?? { all: 0, asHead: 0 };
      uses.set(term, { all: before.all + 1, asHead: before.asHead + (head >= IS_HEAD ? 1 : 0) });
    }
  return new Map([...uses].map(([term, { all, asHead }]) => [term, asHead / all]));
}

function tailsOf(products: readonly Learned[]): Counts {
  const tails: Counts = new Map();
  for (const { parts, subCategoryId } of products)
    for (const { zone, words } of parts) {
      const last = words.findLast(({ stem }) => !isNumber(stem));
      if (last && (zone === 'main' || zone === 'alias')) count(tails, last.stem, subCategoryId, ZONES[zone]);
    }
  return tails;
}

/**
 * Learns from a catalogue alone what each word, and each pair of words side by side, finds and how well: whether it is the
 * head of a name, which sub-category it heads most, and where else it stands.
 */
export function learnTerms(products: readonly Learned[]): LearnedTerm[] {
  const sizes = new Map<number, number>();
  for (const { subCategoryId } of products) sizes.set(subCategoryId, (sizes.get(subCategoryId) ?? 0) + 1);
  const concentration = concentrations(tailsOf(products), sizes);
  // Found anew in each pass: those of a whole catalogue take more memory than time.
  const headsOf = (product: Learned) => heads(product, concentration);

  const counts: Counts = new Map();
  const named = new Map<number, Set<string>>();
  for (const product of products) {
    const { subCategoryId, brand, subCategoryWords } = product;
    const brief = briefOf(product);
    for (const [term, head] of headsOf(product)) count(counts, term, subCategoryId, evidence(head) * brief);
    for (const { stem } of brand) count(counts, stem, subCategoryId, BRAND_EVIDENCE);
    if (!named.has(subCategoryId)) named.set(subCategoryId, new Set(subCategoryWords.map(({ stem }) => stem)));
  }
  const affinities = new Map<string, Map<number, number>>();
  for (const [term, bySubCategory] of counts) {
    const shares = weighed(bySubCategory, sizes);
    const most = Math.max(...shares.map(([, share]) => share));
    affinities.set(term, new Map(shares.map(([id, share]) => [id, share / most])));
  }
  const rates = headRates(products, headsOf);
  const mostSold = Math.log(2 + products.reduce((most, { sold }) => Math.max(most, sold), 0));

  const single = new Set<string>();
  const postings = new Map<string, { ids: number[]; fits: number[] }>();
  const post = (term: string, id: number, fit: number) => {
    const { ids, fits } = postings.get(term) ?? { ids: [], fits: [] };
    if (ids.length === 0) postings.set(term, { ids, fits });
    ids.push(id);
    fits.push(fit);
  };
  for (const product of products) {
    const { id, subCategoryId, brand, subCategoryWords, categoryWords, keywords, parts, sold } = product;
    const ofSubCategory = named.get(subCategoryId) ?? new Set();
    const ofKeywords = new Set(keywords.map(({ stem }) => stem));
    const length = withoutBrand(product).length || 1;
    const always = WEIGHTS.brief / Math.max(1, length - 1) + (WEIGHTS.sold * Math.log(1 + sold)) / mostSold;
    for (const { stem } of [...parts.flatMap(({ words }) => words), ...brand, ...subCategoryWords, ...keywords])
      single.add(stem);
    for (const { stem } of categoryWords) single.add(`#${stem}`);
    const found = new Map<string, number>();
    const note = (term: string, fit: number) => found.set(term, Math.max(found.get(term) ?? 0, fit + always));
    const affinity = (term: string) => affinities.get(term)?.get(subCategoryId) ?? 0;
    // How much another word of the name is a thing by itself elsewhere.
    const others = withoutBrand(product).map(
      ({ stem }) => [stem, (rates.get(stem) ?? 0) * (1 - affinity(stem))] as const,
    );
    const flavour = (term: string) =>
      others.reduce((most, [stem, of]) => (stem === term ? most : Math.max(most, of)), 0);
    const kinds = varietiesOf(product);
    const plain = plainNames(product);
    const isKind = (term: string) => kinds.some((kind) => !term.includes(kind));
    for (const [term, head] of headsOf(product))
      note(
        term,
        (plain.has(term) ? PLAIN : isKind(term) ? -VARIETY * head : 0) +
          WEIGHTS.head * head +
          WEIGHTS.subCategory * affinity(term) * (0.25 + 0.75 * Math.sqrt(head)) +
          (ofSubCategory.has(term) ? WEIGHTS.subCategoryName : 0) +
          (ofKeywords.has(term) ? WEIGHTS.keyword : 0) -
          FLAVOURED * flavour(term),
      );
    for (const { stem } of brand) note(stem, BRAND + BRAND_AFFINITY * affinity(stem));
    const shelf = subCategoryWords.at(-1)?.stem;
    // Paneer on a shelf of paneer and cheese is no cheese.
    const isNamed = withoutBrand(product).some(({ stem }) => ofSubCategory.has(stem));
    if (shelf !== undefined && ofKeywords.has(shelf) && kinds.length === 0 && !isNamed) note(shelf, ON_SHELF);
    for (const { stem } of [...subCategoryWords, ...keywords]) note(stem, ELSEWHERE + 0.05 * affinity(stem));
    for (const [term, fit] of found) post(term, id, fit);
    for (const { stem } of categoryWords) if (!found.has(stem)) post(`#${stem}`, id, ELSEWHERE / 2 + always);
  }

  // Leave out pairs of words that only one product has: its single words find it as well.
  return [...postings]
    .filter(([term, { ids }]) => ids.length > 1 || single.has(term))
    .map(([term, { ids, fits }]) => ({ term, ids, fits }));
}
