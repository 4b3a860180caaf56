import type { Paise } from './money.ts';

const whole = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

/**
 * A price, without `.00`.
 * @example rupees(23800) // '₹238'
 * @example rupees(12345650) // '₹1,23,456.50'
 */
export const rupees = (paise: Paise): string => (paise % 100 === 0 ? whole : exact).format(paise / 100);

/**
 * An amount in a sum: always two decimals, so that a column reads straight.
 * @example total(23800) // '₹238.00'
 */
export const total = (paise: Paise): string => exact.format(paise / 100);
