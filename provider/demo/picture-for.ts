import { AISLES, generics, type Aisle, type Generic } from './kinds-of-goods.ts';

export interface ProductText {
  name: string;
  category?: string;
  subCategory?: string;
}

/** What stands after these is not what the thing is: "Chips with salt", "Bottle - blue". */
const ASIDE = /\s[-–—|]\s|\(|,|\b(?:with|for|in|from|without)\b/;
const DEFAULT_PICTURE = 'groceries';

/** What stands for an aisle when no word fits. */
const FALLBACKS: Record<Aisle, string> = {
  produce: 'vegetables',
  fresh: 'groceries',
  food: 'spices',
  drink: 'juice',
  care: 'skin-care',
  baby: 'baby',
  home: 'kitchen',
  pet: 'pet-food',
};

const spaced = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()} `;

const phrases = (text: string): string[] => text.split(',').filter(Boolean).map(spaced);

interface Rule {
  name: string;
  aisles: Aisle[];
  words: string[];
  shelves: string[];
}

const rules: Rule[] = generics.map(({ name, aisles, words, shelves }: Generic) => ({
  name,
  aisles,
  words: phrases(words),
  shelves: phrases(shelves),
}));
const aisleWords = AISLES.map(([words, aisles]): [string[], Aisle[]] => [phrases(words), aisles]);

function aislesOf(text: string): Aisle[] {
  return aisleWords.filter(([words]) => words.some((word) => text.includes(word))).flatMap(([, aisles]) => aisles);
}

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
  const narrowAisles = aislesOf(narrow);
  const aisles = new Set([...aislesOf(wide), ...narrowAisles]);
  const [aisle] = [...narrowAisles, ...aisles];
  let best = { name: aisle ? FALLBACKS[aisle] : DEFAULT_PICTURE, score: 0 };
  for (const rule of rules) {
    if (aisles.size > 0 && rule.aisles.length > 0 && !rule.aisles.some((aisle) => aisles.has(aisle))) continue;
    const shelf = shelfScore(rule.shelves, narrow, 5) || shelfScore(rule.shelves, wide, 1);
    const score = Math.max(nameScore(rule.words, head), nameScore(rule.words, whole) * 0.6) + shelf;
    if (score > best.score) best = { name: rule.name, score };
  }
  return best.name;
}
