import { parseMoney } from '../money-text.ts';
import type { Column, ColumnPool } from './column-pool.ts';
import { type Field, isOfNoUse, rankOf } from './column-names.ts';

/** Rows in which two prices have to differ before they tell which one is the MRP. */
const ENOUGH_ROWS = 3;
const NEARLY_ALL = 0.9;

const isMoney = ({ content }: Column): boolean => content.filled === 0 || content.share.money >= 0.5;

/** The column whose name fits best, of those with prices in them if there are any. */
function byName(pool: ColumnPool, field: Field): Column | undefined {
  const named = pool
    .free(field)
    .filter(({ name }) => rankOf(field, name) !== undefined)
    .sort((one, other) => (rankOf(field, one.name) ?? 0) - (rankOf(field, other.name) ?? 0));
  return named.find(isMoney) ?? named[0];
}

/** Numbers 1, 2, 3 … count rows. */
const countsRows = ({ values }: Column): boolean =>
  values.length > 2 &&
  values.every((value, i) => /^\d+$/.test(value) && (i === 0 || Number(value) - Number(values[i - 1]) === 1));

/** Columns that hold prices by their look, those written as money first. */
const byContent = (pool: ColumnPool, field: Field): readonly Column[] =>
  pool
    .free(field)
    .filter((column) => {
      const { filled, share } = column.content;
      return filled > 0 && share.money >= NEARLY_ALL && share.rating < NEARLY_ALL && !countsRows(column);
    })
    .filter(({ name, content }) => !isOfNoUse(name) && content.meanLength < 12)
    .sort((one, other) => likeness(other) - likeness(one));

const likeness = ({ name, content }: Column): number =>
  (/price|mrp|rate|rupee|₹/i.test(name) ? 1 : 0) + content.share.plainlyMoney;

/** The share of rows in which the first price is above the second, of those where they differ. */
function shareAbove(one: Column, other: Column): number {
  const pairs = one.values
    .map((value, i) => [Number(parseMoney(value)), Number(parseMoney(other.values[i] ?? ''))] as const)
    .filter(([first, second]) => first > 0 && second > 0 && first !== second);
  if (pairs.length < ENOUGH_ROWS) return 0;
  return pairs.filter(([first, second]) => first > second).length / pairs.length;
}

/** Gives price and MRP the columns that are named so. */
export function givePricesByName(pool: ColumnPool): void {
  pool.give('price', byName(pool, 'price'), 'name');
  pool.give('mrp', byName(pool, 'mrp'), 'name');
}

/** Finds prices that no name tells; of two, the lower one is what the goods are sold for. */
export function givePricesByContent(pool: ColumnPool): void {
  if (!pool.of('price') && !pool.of('mrp')) {
    const [price, mrp] = byContent(pool, 'price');
    pool.give('price', price, 'content');
    if (mrp && likeness(mrp) > 0) pool.give('mrp', mrp, 'content');
  }
  const [price, mrp] = [pool.of('price'), pool.of('mrp')];
  if (price && mrp && shareAbove(price, mrp) >= NEARLY_ALL) pool.swap(price, mrp);
}
