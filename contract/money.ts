import * as v from 'valibot';

/** Integer paise: how money is kept and added up inside. 100 paise are one rupee. */
export type Paise = number;

/** @example toPaise(47.6) // 4760 */
export const toPaise = (rupees: number): Paise => Math.round(rupees * 100);

/** @example toRupees(4760) // 47.6 */
export const toRupees = (paise: Paise): number => paise / 100;

const POWERS_OF_TEN = [10, 100, 1000, 10_000];

/**
 * How many times one amount is the other, where that is a power of ten: then one of them is of another unit, such as paise.
 * Undefined otherwise.
 * @example powerOfTenBetween(5925, 592_500) // 100
 */
export function powerOfTenBetween(a: Paise, b: Paise): number | undefined {
  const [low, high] = [Math.min(a, b), Math.max(a, b)];
  // What the lower one lost when it was rounded to a paisa counts as many times.
  return POWERS_OF_TEN.find((times) => low > 0 && Math.abs(high - low * times) <= times / 2);
}

/** Decimal rupees on the wire, integer paise inside. */
export const Rupees = v.pipe(v.number(), v.minValue(0), v.maxValue(100_000_000), v.transform(toPaise));

/** A price: never rounded to nothing, so that nobody gets for nothing what costs less than a paisa. */
export const Price = v.pipe(
  v.number(),
  v.check((rupees) => rupees === 0 || toPaise(rupees) !== 0),
  Rupees,
);

/** The highest price to filter by, in rupees: in paise it is still a number that a database column of prices can be compared with. */
const MAX_FILTER_RUPEES = 20_000_000;

/** Rupees in a query, where everything arrives as text. */
export const RupeesInQuery = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(Number),
  v.number('Please give a price in rupees.'),
  v.minValue(0, 'The smallest price is 0.'),
  v.maxValue(MAX_FILTER_RUPEES, `The largest price is ${MAX_FILTER_RUPEES}.`),
  v.transform(toPaise),
);
