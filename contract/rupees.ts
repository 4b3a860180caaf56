import { groupDigits } from './group-digits.ts';
import type { Paise } from './money.ts';

/**
 * A price, without `.00`.
 * @example rupees(23800) // '₹238'
 * @example rupees(12345650) // '₹1,23,456.50'
 */
export const rupees = (paise: Paise): string => written(paise, paise % 100 === 0 ? 0 : 2);

/**
 * An amount in a sum: always two decimals, so that a column reads straight.
 * @example total(23800) // '₹238.00'
 */
export const total = (paise: Paise): string => written(paise, 2);

const written = (paise: Paise, decimals: number): string =>
  `${paise < 0 ? '-' : ''}₹${groupDigits((Math.abs(paise) / 100).toFixed(decimals))}`;
