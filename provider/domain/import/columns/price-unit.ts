import type { ColumnMapping, PriceUnit } from './column-mapping.ts';
import type { Column, ColumnPool } from './column-pool.ts';
import { parseMoney } from '../../../../contract/money-text.ts';

type PriceUnitOf = Omit<ColumnMapping['prices'], 'asked'>;

/** Groceries cost some hundred rupees: a middle price above this may well be in paise. */
const HIGH_MEDIAN = 1000;

/**
 * Tells rupees from paise, of those as well that it is asked whether they are prices. Whole numbers in the thousands may be either: they are taken for rupees, and not surely so. */
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
