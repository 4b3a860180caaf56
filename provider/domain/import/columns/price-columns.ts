import { parseMoney } from '../../../../contract/money-text.ts';
import type { ColumnMapping, PriceUnit } from './column-mapping.ts';
import type { Column, ColumnPool } from './column-pool.ts';
import { isOfNoUse, normalizeName } from './column-names.ts';
import { priceMeaning, type PriceMeaning } from './price-column-names.ts';

/** Rows in which two prices have to differ before they tell that one of them is no MRP. */
const ENOUGH_ROWS = 3;
const NEARLY_ALL = 0.9;
/** Shares of the MRP that a price may well be. */
const LOWEST_SHARE = 0.3;

const isMoney = ({ content }: Column): boolean => content.filled === 0 || content.share.money >= 0.5;

/** The pairs of amounts of the rows that have both. */
const pairsOf = (one: Column, other: Column): readonly (readonly [number, number])[] =>
  one.values
    .map((value, i) => [Number(parseMoney(value)), Number(parseMoney(other.values[i] ?? ''))] as const)
    .filter(([first, second]) => first > 0 && second > 0);

/** Whether the first is above the second in nearly all rows in which they differ. */
function isAbove(one: Column, other: Column, rows = ENOUGH_ROWS): boolean {
  const pairs = pairsOf(one, other).filter(([first, second]) => first !== second);
  return pairs.length >= rows && pairs.filter(([first, second]) => first > second).length / pairs.length >= NEARLY_ALL;
}

const saysTheSame = (one: Column, other: Column): boolean =>
  one.values.every((value, i) => value.trim() === (other.values[i] ?? '').trim());

/** Columns of that meaning; those with prices in them, if there are any. */
function meaning(columns: readonly Column[], ...meanings: readonly PriceMeaning[]): readonly Column[] {
  const named = columns.filter(({ name }) => meanings.includes(priceMeaning(name) ?? 'cost'));
  const some = [named.filter((one) => one.content.filled > 0 && isMoney(one)), named.filter(isMoney)];
  return some.find((columns) => columns.length > 0) ?? named;
}

/** "Unit price" beside "Price" is that of a kilogram, "Default price" what another shop takes. */
const withoutLesser = (columns: readonly Column[]): readonly Column[] => {
  const others = columns.filter(({ name }) => !/^(?:unit|default)/.test(normalizeName(name)));
  return others.length > 0 ? others : columns;
};

/** Beside a value, "Rate" is what the stock was valued at. */
const isValued = (column: Column, all: readonly Column[]): boolean =>
  /^rates?$/.test(normalizeName(column.name)) &&
  all.some(({ name }) =>
    /^(?:(?:closing|opening|stock|balance|total|net)*(?:value|amount|amt))$/.test(normalizeName(name)),
  );

interface RecognisedPrice {
  readonly price?: Column | undefined;
  /** Candidates, where names and content don't tell which one is the price. */
  readonly doubt?: readonly Column[];
}

/** The column that is named as what customers pay: the surest name counts. */
function priceByName(pool: ColumnPool): RecognisedPrice {
  const free = pool.free('price');
  const unsure = meaning(free, 'unsure');
  for (const level of ['offer', 'selling', 'plain'] as const) {
    const named = withoutLesser(meaning(free, level));
    const [price, ...others] = named;
    if (!price) continue;
    if (isValued(price, pool.columns)) return { doubt: named };
    const rivals = [...others.filter((other) => !saysTheSame(price, other)), ...(level === 'plain' ? unsure : [])];
    return rivals.length > 0 ? { doubt: [price, ...rivals] } : { price };
  }
  return {};
}

/** The MRP or the price before: named so, or a price beside one that is named as what customers pay, and not below it. */
function listPriceByName(pool: ColumnPool, price: Column | undefined): Column | undefined {
  const free = pool.free('mrp');
  const listed = meaning(free, 'list');
  const named = listed.find(({ name }) => normalizeName(name).includes('mrp')) ?? listed[0];
  if (named || !price) return named;
  const is = priceMeaning(price.name);
  if (is === 'plain') return undefined;
  const higher: readonly PriceMeaning[] = is === 'offer' ? ['selling', 'plain'] : ['plain'];
  return meaning(free, ...higher).find(
    (one) => !/^(?:unit|default|rate)/.test(normalizeName(one.name)) && !isAbove(price, one, 1),
  );
}

/** Gives price and MRP the columns that are named so. Returns those of which it can't be known which one is the price. */
export function givePricesByName(pool: ColumnPool): readonly Column[] {
  const { price, doubt = [] } = priceByName(pool);
  pool.give('price', price, 'name');
  pool.give('mrp', doubt.length > 0 ? meaning(pool.free('mrp'), 'list')[0] : listPriceByName(pool, price), 'name');
  return doubt;
}

/** Whether a column that no field has may hold prices. */
function mayBePrice({ name, content: { filled, share, countsFrom, meanLength } }: Column): boolean {
  const is = priceMeaning(name);
  if (is === 'cost' || filled === 0 || meanLength >= 12) return false;
  if (is !== undefined) return share.money >= 0.5;
  return share.money >= NEARLY_ALL && share.rating < NEARLY_ALL && countsFrom === null && !isOfNoUse(name);
}

/** Beside an MRP only what is named as a price, or is not far below it. */
function mayBeBelow(column: Column, mrp: Column): boolean {
  if (priceMeaning(column.name) === 'unsure') return true;
  const pairs = pairsOf(column, mrp);
  const near = pairs.filter(([price, most]) => price <= most && price >= most * LOWEST_SHARE);
  return pairs.length > 0 && near.length / pairs.length >= NEARLY_ALL;
}

/**
 * The columns of which one may be what customers pay, where no name tells; none where it is known. Of two numbers the lower
 * one may as well be what the shop pays, so that somebody has to say.
 * @param doubt as `givePricesByName` returned it
 */
export function askedPrices(pool: ColumnPool, doubt: readonly Column[]): readonly Column[] {
  if (pool.isDecided('price')) return [];
  const [price, mrp] = [pool.of('price'), pool.of('mrp')];
  if (price && mrp && isAbove(price, mrp)) {
    pool.release(price);
    pool.release(mrp);
    return [price, mrp];
  }
  if (price) return [];
  const asked = doubt.length > 0 ? doubt : pool.free('price').filter(mayBePrice);
  return mrp ? asked.filter((column) => doubt.includes(column) || mayBeBelow(column, mrp)) : asked;
}

type PriceUnitOf = Omit<ColumnMapping['prices'], 'asked'>;

/** Groceries cost some hundred rupees: a middle price above this may well be in paise. */
const HIGH_MEDIAN = 1000;

/**
 * Tells rupees from paise, of those as well that it is asked whether they are prices. Whole numbers in the thousands may be
 * either: they are taken for rupees, and not surely so.
 */
export function priceUnitOf(pool: ColumnPool, asked: readonly Column[], chosen: PriceUnit | undefined): PriceUnitOf {
  const columns = [pool.of('price'), ...asked, pool.of('mrp')].filter((column) => column !== undefined);
  const written = columns.flatMap(({ values }) => values.filter((value) => parseMoney(value) !== undefined));
  const row = columns[0]?.values.findIndex((value) => Number(parseMoney(value)) > 0) ?? -1;
  const example =
    row < 0 ? null : { name: pool.of('name')?.values[row] ?? '', written: columns[0]?.values[row]?.trim() ?? '' };
  if (chosen) return { unit: chosen, isSure: true, example };
  if (columns.some(({ name }) => /paise/i.test(name))) return { unit: 'paise', isSure: true, example };
  const amounts = written.map((value) => Number(parseMoney(value))).sort((one, other) => one - other);
  const isWhole =
    amounts.every((amount) => Number.isInteger(amount)) && !written.some((value) => /₹|rs|inr|\.\d/i.test(value));
  const median = amounts[Math.floor(amounts.length / 2)] ?? 0;
  return { unit: 'rupees', isSure: !(isWhole && median >= HIGH_MEDIAN), example };
}
