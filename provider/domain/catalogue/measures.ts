export type Unit = 'kg' | 'L' | 'piece';

type Measure = readonly [unit: Unit, factor: number];

const each = (measure: Measure, words: string): readonly (readonly [string, Measure])[] =>
  words.split(' ').map((word) => [word, measure] as const);

/** Words that a size ends with wherever they stand, in a name too: "Tata Salt 1 kg". */
const ANYWHERE = new Map<string, Measure>([
  ...each(['kg', 1], 'kg kgs kilo kilos kilogram kilograms'),
  ...each(['kg', 0.001], 'g gm gms gr grm grms gram grams'),
  ...each(['L', 1], 'l lt lit ltr ltrs litre litres liter liters'),
  ...each(['L', 0.001], 'ml mls'),
  ...each(['L', 0.01], 'cl'),
  ...each(['piece', 12], 'dozen dozens'),
  ...each(['piece', 2], 'pair pairs'),
  ...each(['piece', 1], "piece pieces pc pcs unit units nos n 's ’s tab tabs tablet tablets caps capsule capsules"),
  ...each(['piece', 1], 'sachet sachets sheet sheets pull pulls pack packs bottles cans pouches'),
  ...each(['piece', 1], 'teabag teabags bags roll rolls eggs bars wipe wipes diapers pants pad pads stick sticks'),
  ...each(['piece', 1], 'candles napkin napkins'),
  ['tea bags', ['piece', 1]],
  ['diaper pants', ['piece', 1]],
]);

/** Words that a size ends with where nothing but a size is expected; in a name, "12 cup" and "500 mg" say something else. */
const IN_SIZES = new Map<string, Measure>([
  ...ANYWHERE,
  ...each(['kg', 0.000_001], 'mg'),
  ...each(
    ['piece', 1],
    'no u bag egg bar candle bunch bunches cube cubes cup cups plate plates brush bulb bulbs battery',
  ),
  ...each(['piece', 1], 'batteries box boxes matchboxes bottle pouch can jar jars tin tins packet packets pkt pkts'),
]);

const longestFirst = (words: Iterable<string>): string => [...words].sort((a, b) => b.length - a.length).join('|');

/** Alternatives for a regular expression. */
export const SIZE_WORDS = longestFirst(IN_SIZES.keys());
export const NAME_WORDS = longestFirst(ANYWHERE.keys());

/** In which unit prices are compared, and how much of it the word is. @example measureOf('Gms') // ['kg', 0.001] */
export const measureOf = (word: string): Measure | undefined => IN_SIZES.get(word.toLowerCase());
