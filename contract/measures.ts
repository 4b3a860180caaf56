export type Unit = 'kg' | 'L' | 'piece';

type Measure = readonly [unit: Unit, factor: number];

const each = (measure: Measure, words: string): readonly (readonly [string, Measure])[] =>
  words.split(' ').map((word) => [word.normalize('NFC'), measure] as const);

/** What is weighed, filled or counted by anybody, in English, Hindi and Bengali. */
const MEASURES = new Map<string, Measure>([
  ...each(['kg', 1], 'kg kgs kilo kilos kelo kilogram kilograms kilogramme'),
  ...each(['kg', 1], 'किलो किग्रा कि.ग्रा. कि.ग्रा केजी के.जी. किलोग्राम কিলো কেজি কে.জি. কে.জি কিগ্রা কিলোগ্রাম'),
  ...each(['kg', 0.001], 'g gm gms gr grm grms gram grams gramm gramms gramme'),
  ...each(['kg', 0.001], 'ग्राम ग्रा ग्रा. গ্রাম গ্রা গ্রা.'),
  ...each(['L', 1], 'l lt lts lit lits litr ltr ltrs litre litres liter liters'),
  ...each(['L', 1], 'लीटर लिटर ली ली. লিটার লি লি.'),
  ...each(['L', 0.001], 'ml mls mltr millilitre millilitres milliliter milliliters'),
  ...each(['L', 0.001], 'मिली मि.ली. मि.ली मिलीलीटर मिलीलिटर एमएल মিলি মি.লি. মি.লি মিলিলিটার এমএল'),
  ...each(['L', 0.01], 'cl'),
  ...each(['piece', 12], 'dozen dozens doz dzn दर्जन डज़न डजन ডজন'),
  ...each(['piece', 2], 'pair pairs जोड़ी जोड़ा জোড়া'),
  ...each(['piece', 1], 'piece pieces pc pcs nos पीस नग अदद পিস টি টির টা খানা'),
]);

/** Words that a size ends with wherever they stand, in a name too: "Tata Salt 1 kg". */
const ANYWHERE = new Map<string, Measure>([
  ...MEASURES,
  ...each(['piece', 1], "unit units n 's ’s tab tabs tablet tablets caps capsule capsules"),
  ...each(['piece', 1], 'sachet sachets sheet sheets pull pulls pack packs bottles cans pouches'),
  ...each(['piece', 1], 'teabag teabags bags roll rolls eggs bars wipe wipes diapers pants pad pads stick sticks'),
  ...each(['piece', 1], 'candles napkin napkins'),
  ['tea bags', ['piece', 1]],
  ['diaper pants', ['piece', 1]],
]);

/** Words that a size ends with where nothing but a size is expected; in a name, "12 cup" and "500 mg" say something else. */
const IN_SIZES = new Map<string, Measure>([
  ...ANYWHERE,
  ...each(['kg', 0.000_001], 'mg मिलीग्राम মিলিগ্রাম'),
  ...each(
    ['piece', 1],
    'गड्डी গুচ্ছ আঁটি no u bag egg bar candle bunch bunches cube cubes cup cups plate plates brush bulb bulbs battery',
  ),
  ...each(['piece', 1], 'batteries box boxes matchboxes bottle pouch can jar jars tin tins packet packets pkt pkts'),
]);

/** What households say besides: a quarter of a kilo, a hundred of them. The bread is spelt `pav`. */
const SPOKEN = new Map<string, Measure>([
  ...MEASURES,
  ...each(['kg', 0.25], 'paav pawa powa poa poya पाव पौआ পোয়া পোয়া'),
  ...each(['kg', 100], 'quintal quintals क्विंटल কুইন্টাল'),
  ...each(['piece', 1], 'pis unit units টে টো'),
  ...each(['piece', 4], 'hali হালি'),
]);

/** Alternatives for a regular expression, the longest first. */
export const anyOf = (words: Iterable<string>): string =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replaceAll('.', String.raw`\.`))
    .join('|');

export const SIZE_WORDS = anyOf(IN_SIZES.keys());
export const MEASURE_WORDS = anyOf(MEASURES.keys());
export const NAME_WORDS = anyOf(ANYWHERE.keys());
export const SPOKEN_WORDS = anyOf(SPOKEN.keys());

const find = (words: ReadonlyMap<string, Measure>, word: string): Measure | undefined =>
  words.get(word.toLowerCase().normalize('NFC'));

/** In which unit prices are compared, and how much of it the word is. @example measureOf('Gms') // ['kg', 0.001] */
export const measureOf = (word: string): Measure | undefined => find(IN_SIZES, word);

/** The same of what people say and write by hand. @example spokenMeasureOf('পোয়া') // ['kg', 0.25] */
export const spokenMeasureOf = (word: string): Measure | undefined => find(SPOKEN, word);
