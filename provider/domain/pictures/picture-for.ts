import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { entries, wordsOfKind } from '../../../dictionary/dictionary.ts';

interface ProductText {
  name: string;
  category?: string;
  subCategory?: string;
}

/** What stands after these is not what the thing is: "Chips with salt", "Bottle - blue". */
const ASIDE = /\s[-–—|]\s|\(|,|\b(?:with|for|in|from|without)\b/;
const DEFAULT_PICTURE = 'groceries';

const spaced = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()} `;

const phrases = (cell: string): string[] => entries(cell).map(spaced);

/** The rows of a table beside this file. A table that can't be read throws: its columns are part of the code. */
const table = <Column extends string>(file: string): Record<Column, string>[] =>
  parse<Record<Column, string>>(readFileSync(new URL(file, import.meta.url)), { columns: true, bom: true });

/** One picture a row: the aisles where it may stand, and words of a category that it suits. */
const kinds = table<'name' | 'aisles' | 'shelves'>('kinds.csv').map(({ name, aisles, shelves }) => ({
  name,
  aisles: entries(aisles),
  shelves: phrases(shelves),
}));

/** Plurals that a name may have instead; not all of them are words. @example formsOf('berry') // ['berry', 'berries', …] */
const formsOf = (phrase: string): string[] => [
  phrase,
  `${phrase}s`,
  `${phrase}es`,
  phrase.replace(/y$/, 'ies'),
  phrase.replace(/fe?$/, 'ves'),
];

/** The kinds that each phrase of a product's name tells. */
const kindsByPhrase = Map.groupBy(
  kinds.flatMap(({ name }) =>
    [...new Set(wordsOfKind(name).flatMap(formsOf))].map((phrase) => ({ phrase, kind: name })),
  ),
  ({ phrase }) => phrase,
);
const MAX_WORDS = Math.max(...[...kindsByPhrase.keys()].map((phrase) => phrase.split(' ').length));

/** Words of a category, the aisles that they tell, and the picture for goods there that fit no kind. */
const aisleWords = table<'words' | 'aisles' | 'fallback'>('aisles.csv').map(({ words, aisles, fallback }) => ({
  words: phrases(words),
  aisles: entries(aisles),
  fallback,
}));

const aislesIn = (text: string) => aisleWords.filter(({ words }) => words.some((word) => text.includes(word)));

/** Each kind that a name tells, with its score: the longest phrase counts; of equals, the one nearest to the end, where English puts the noun. */
function nameScores(name: string): Map<string, number> {
  const scores = new Map<string, number>();
  const words = name.trim().split(' ');
  let end = 1;
  for (const [last, word] of words.entries()) {
    end += word.length + 1;
    for (let length = 1; length <= Math.min(MAX_WORDS, last + 1); length += 1) {
      const phrase = words.slice(last + 1 - length, last + 1).join(' ');
      const score = length * 4 + (end / name.length) * 6;
      for (const { kind } of kindsByPhrase.get(phrase) ?? [])
        if (score > (scores.get(kind) ?? 0)) scores.set(kind, score);
    }
  }
  return scores;
}

const shelfScore = (shelves: string[], text: string, worth: number): number =>
  Math.max(
    0,
    ...shelves.filter((shelf) => text.includes(shelf)).map((shelf) => worth + shelf.trim().split(' ').length),
  );

/** The name of the generic picture that fits an imported product best. Whole words only; the most specific wins. */
export function pictureFor({ name, category = '', subCategory = '' }: ProductText): string {
  // "Organic - Masoor Dal": the first word says how, not what.
  const bareName = name.replace(/^organic\s+[-–]\s+/i, '');
  const byHead = nameScores(spaced(bareName.split(ASIDE)[0] ?? bareName));
  const byWhole = nameScores(spaced(name));
  const [wide, narrow] = [spaced(category), spaced(subCategory)];
  // The sub-category says more than the category.
  const found = [...aislesIn(narrow), ...aislesIn(wide)];
  const aisles = new Set(found.flatMap((row) => row.aisles));
  let best = { name: found[0]?.fallback ?? DEFAULT_PICTURE, score: 0 };
  for (const kind of kinds) {
    if (aisles.size > 0 && kind.aisles.length > 0 && !kind.aisles.some((aisle) => aisles.has(aisle))) continue;
    const shelf = shelfScore(kind.shelves, narrow, 5) || shelfScore(kind.shelves, wide, 1);
    const score = Math.max(byHead.get(kind.name) ?? 0, (byWhole.get(kind.name) ?? 0) * 0.6) + shelf;
    if (score > best.score) best = { name: kind.name, score };
  }
  return best.name;
}
