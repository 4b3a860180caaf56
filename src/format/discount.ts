import type { Paise } from '../../contract/money.ts';

interface Priced {
  readonly price: Paise;
  readonly mrp: Paise | null;
}

/** What is saved against the MRP, in paise; 0 when there is none. */
export const saving = ({ price, mrp }: Priced): Paise => Math.max(0, (mrp ?? price) - price);

/**
 * Whole percent off the MRP, rounded down so that a tag never promises too much.
 * @example percentOff({ price: 23800, mrp: 27500 }) // 13
 */
export const percentOff = ({ price, mrp }: Priced): number =>
  mrp && mrp > price ? Math.floor(((mrp - price) / mrp) * 100) : 0;

/** The discount, in percent, from which goods carry an offer tag. */
const OFFER_FROM = 15;

export const isOffer = (goods: Priced): boolean => percentOff(goods) >= OFFER_FROM;
