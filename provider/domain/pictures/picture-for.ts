import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';

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

/** The entries of a cell that holds several, parted by commas. */
const entries = (cell: string): string[] =>
  cell
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);

const phrases = (cell: string): string[] => entries(cell).map(spaced);

/** The rows of a table beside this file. A table that can't be read throws: its columns are part of the code. */
const table = <Column extends string>(file: string): Record<Column, string>[] =>
  parse<Record<Column, string>>(readFileSync(new URL(file, import.meta.url)), { columns: true, bom: true });

/** One picture a row: the aisles where it may stand, words of a product's name, and words of a category that it suits. */
const kinds = table<'name' | 'aisles' | 'words' | 'shelves'>('kinds.csv').map(({ name, aisles, words, shelves }) => ({
  name,
  aisles: entries(aisles),
  words: phrases(words),
  shelves: phrases(shelves),
}));

/** Words of a category, the aisles that they tell, and the picture for goods there that fit no kind. */
const aisleWords = table<'words' | 'aisles' | 'fallback'>('aisles.csv').map(({ words, aisles, fallback }) => ({
  words: phrases(words),
  aisles: entries(aisles),
  fallback,
}));

const aislesIn = (text: string) => aisleWords.filter(({ words }) => words.some((word) => text.includes(word)));

/** The longest phrase counts; of equals, the one nearest to the end, where English puts the noun. */
function nameScore(words: string[], name: string): number {
  let best = 0;
  for (const word of words) {
    const found = name.lastIndexOf(word);
    if (found < 0) continue;
    const length = word.trim().split(' ').length;
    const atEnd = (found + word.length) / name.length;
    best = Math.max(best, length * 4 + atEnd * 6);
  }
  return best;
}

const shelfScore = (shelves: string[], text: string, worth: number): number =>
  Math.max(
    0,
    ...shelves.filter((shelf) => text.includes(shelf)).map((shelf) => worth + shelf.trim().split(' ').length),
  );

/** The name of the generic picture that fits an imported product best. Whole words only; the most specific wins. */
export function pictureFor({ name, category = '', subCategory = '' }: ProductText): string {
  // "Organic - Masoor Dal": the first word says how, not what.
  const said = name.replace(/^organic\s+[-–]\s+/i, '');
  const head = spaced(said.split(ASIDE)[0] ?? said);
  const whole = spaced(name);
  const [wide, narrow] = [spaced(category), spaced(subCategory)];
  // The sub-category says more than the category.
  const found = [...aislesIn(narrow), ...aislesIn(wide)];
  const aisles = new Set(found.flatMap((row) => row.aisles));
  let best = { name: found[0]?.fallback ?? DEFAULT_PICTURE, score: 0 };
  for (const kind of kinds) {
    if (aisles.size > 0 && kind.aisles.length > 0 && !kind.aisles.some((aisle) => aisles.has(aisle))) continue;
    const shelf = shelfScore(kind.shelves, narrow, 5) || shelfScore(kind.shelves, wide, 1);
    const score = Math.max(nameScore(kind.words, head), nameScore(kind.words, whole) * 0.6) + shelf;
    if (score > best.score) best = { name: kind.name, score };
  }
  return best.name;
}
