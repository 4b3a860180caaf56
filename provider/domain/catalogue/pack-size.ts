type Unit = 'kg' | 'L' | 'piece';

/** What a pack holds, in the unit its price is compared by. */
export interface PackContent {
  readonly amount: number;
  readonly unit: Unit;
}

const MEASURES: Readonly<Record<string, readonly [Unit, number]>> = {
  kg: ['kg', 1],
  kgs: ['kg', 1],
  kilo: ['kg', 1],
  kilos: ['kg', 1],
  kilogram: ['kg', 1],
  kilograms: ['kg', 1],
  g: ['kg', 0.001],
  gm: ['kg', 0.001],
  gms: ['kg', 0.001],
  gram: ['kg', 0.001],
  grams: ['kg', 0.001],
  mg: ['kg', 0.000_001],
  l: ['L', 1],
  lt: ['L', 1],
  ltr: ['L', 1],
  ltrs: ['L', 1],
  litre: ['L', 1],
  litres: ['L', 1],
  liter: ['L', 1],
  liters: ['L', 1],
  ml: ['L', 0.001],
  cl: ['L', 0.01],
  dozen: ['piece', 12],
  pair: ['piece', 2],
  pairs: ['piece', 2],
  ...Object.fromEntries(
    [
      'piece',
      'pieces',
      'pc',
      'pcs',
      'unit',
      'units',
      'nos',
      'no',
      'tablet',
      'tablets',
      'capsule',
      'capsules',
      'bag',
      'bags',
      'sachet',
      'sachets',
      'sheet',
      'sheets',
      'roll',
      'rolls',
      'egg',
      'eggs',
      'bar',
      'bars',
      'wipe',
      'wipes',
      'diaper',
      'diapers',
      'pad',
      'pads',
      'stick',
      'sticks',
      'candle',
      'candles',
      'bunch',
      'bunches',
      'pull',
      'pulls',
      'cube',
      'cubes',
      'cup',
      'cups',
      'plate',
      'plates',
      'napkin',
      'napkins',
      'brush',
      'brushes',
      'bulb',
      'bulbs',
      'battery',
      'batteries',
      'box',
      'boxes',
      'matchboxes',
      'pack',
      'packs',
      'bottle',
      'bottles',
      'pouch',
      'pouches',
      'can',
      'cans',
      'jar',
      'jars',
      'tin',
      'tins',
    ].map((word) => [word, ['piece', 1] as const]),
  ),
};

const NUMBER = String.raw`(\d+(?:[.,]\d+)?|\d+\s*/\s*\d+|½|¼|¾)`;
const WORDS = Object.keys(MEASURES)
  .sort((a, b) => b.length - a.length)
  .join('|');
const TIMES = new RegExp(
  String.raw`(\d+)\s*(?:packs?|pcs?|pieces?|sachets?|bottles?|cans?)?\s*(?:[×x*]|of)\s*${NUMBER}\s*(${WORDS})\b`,
  'i',
);
const TIMES_BEHIND = new RegExp(String.raw`${NUMBER}\s*(${WORDS})\s*(?:[×x*]|packs? of)\s*(\d+)\b`, 'i');
const PLAIN = new RegExp(String.raw`${NUMBER}\s*(${WORDS})\b`, 'i');

const FRACTIONS: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };

function toNumber(written: string): number {
  const [above = '', below] = written.split('/');
  if (below !== undefined) return Number(above) / Number(below);
  // A comma with 3 digits behind it parts thousands.
  return FRACTIONS[written] ?? Number(/,\d{3}$/.test(written) ? written.replace(',', '') : written.replace(',', '.'));
}

function content(count: number, size: string | undefined, word: string | undefined): PackContent | null {
  const measure = MEASURES[(word ?? '').toLowerCase()];
  if (!measure || size === undefined) return null;
  const amount = count * toNumber(size) * measure[1];
  return Number.isFinite(amount) && amount > 0 ? { amount: Number(amount.toFixed(9)), unit: measure[0] } : null;
}

/**
 * What a pack size as printed holds; null when it does not say.
 * @example parsePackSize('4 × 100 g') // { amount: 0.4, unit: 'kg' }
 * @example parsePackSize('1 dozen')   // { amount: 12, unit: 'piece' }
 */
export function parsePackSize(packSize: string | null | undefined): PackContent | null {
  if (!packSize) return null;
  const written = packSize.slice(0, 200);
  const times = TIMES.exec(written);
  if (times) return content(Number(times[1]), times[2], times[3]);
  const behind = TIMES_BEHIND.exec(written);
  if (behind) return content(Number(behind[3]), behind[1], behind[2]);
  const plain = PLAIN.exec(written);
  return plain ? content(1, plain[1], plain[2]) : null;
}

/** Paise for one kilogram, litre or piece. @example unitPrice(30500, parsePackSize('5 kg')) // 6100 */
export const unitPrice = (pricePaise: number, pack: PackContent | null): number | null => {
  const paise = pack && Math.round(pricePaise / pack.amount);
  return paise !== null && Number.isSafeInteger(paise) && paise <= 2_147_483_647 ? paise : null;
};
