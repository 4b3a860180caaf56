import { toLatinDigits } from './latin-digits.ts';

/** A comma with one or two digits behind it parts paise, as Excel writes it in much of Europe; with three, thousands, but behind a nought alone. */
const DECIMAL_COMMA = /^([+-]?(?:[\d.]*\d(?=,\d{1,2}$)|0)),(\d+)$/;

/** Dots that part thousands where a comma parts paise. */
const DOTTED_THOUSANDS = /^[+-]?\d{1,3}(?:\.\d{3})+$/;

const withoutCurrency = (written: string): string =>
  toLatinDigits(written).replace(/₹|rs\.?|inr|\/-\s*$|^\s*'|\s/gi, '');

/** Whether a column writes 45,50 for 45.50: then 1.234 in it is 1234. */
export const hasDecimalComma = (values: readonly string[]): boolean =>
  values.some((value) => DECIMAL_COMMA.test(withoutCurrency(value))) &&
  !values.some((value) => /\.\d{1,2}$/.test(withoutCurrency(value)));

/**
 * A price as written in a file, as a plain decimal number; undefined when it is none.
 * @example parseMoney('₹1,20,000.00') // '120000.00'
 * @example parseMoney('1.234,50')     // '1234.50'
 * @example parseMoney('120.00 INR')   // '120.00'
 */
export function parseMoney(written: string, isDecimalComma = false): string | undefined {
  const bare = withoutCurrency(written);
  const comma = DECIMAL_COMMA.exec(bare);
  let plain = bare.replace(/(\d),(?=\d)/g, '$1');
  if (comma) plain = `${comma[1]?.replaceAll('.', '') ?? ''}.${comma[2] ?? ''}`;
  else if (isDecimalComma && DOTTED_THOUSANDS.test(bare)) plain = bare.replaceAll('.', '');
  return /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(plain) ? plain : undefined;
}
