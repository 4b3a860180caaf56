import { toLatinDigits } from '../../../contract/latin-digits.ts';

/** The rates of GST there are or were, in percent: any other number is an amount, or a mistake. */
const RATES: ReadonlySet<number> = new Set([0, 0.1, 0.25, 1, 1.5, 3, 5, 6, 7.5, 12, 18, 28, 40]);

/**
 * A code has an even number of digits: a spreadsheet takes the zero off one that begins with it.
 * @example hsnOf('1006 30') // '100630'
 * @example hsnOf('401')     // '0401'
 */
export function hsnOf(written: string): string | null {
  const digits = toLatinDigits(written).replace(/^'|\.0$|[\s.]/g, '');
  const whole = digits.length % 2 === 1 ? `0${digits}` : digits;
  return /^\d{4,8}$/.test(whole) ? whole : null;
}

/** @example gstRateOf('GST 5%') // 5 */
export function gstRateOf(written: string): number | null {
  const bare = toLatinDigits(written).trim().toLowerCase();
  if (/^(?:nil|exempt(?:ed)?|nil rated)$/.test(bare)) return 0;
  const [, number] = /^(?:i?gst\s*(?:@\s*)?)?(\d{1,2}(?:\.\d{1,4})?)\s*%?$/.exec(bare) ?? [];
  if (number === undefined) return null;
  if (RATES.has(Number(number))) return Number(number);
  // What a spreadsheet shows as 5% it keeps as 0.05.
  const percent = Number((Number(number) * 100).toFixed(2));
  return percent < 100 && !bare.includes('%') && Number(number) < 1 && RATES.has(percent) ? percent : null;
}
