/** Converts a digit of any script to 0 to 9: in each script the ten digits follow one another. */
const latinDigit = (digit: string): string => {
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint((digit.codePointAt(0) ?? 0) - value - 1))) value += 1;
  return String(value);
};

/** Digits of every script as 0 to 9. @example toLatinDigits('৫০০ g') // '500 g' */
export const toLatinDigits = (text: string): string => text.replace(/(?![0-9])\p{Nd}/gu, latinDigit);
