/** Multiplication in the dihedral group D5: rotations 0 to 4, reflections 5 to 9. */
function d5(a: number, b: number): number {
  if (a < 5) return b < 5 ? (a + b) % 5 : 5 + ((a + b - 5) % 5);
  return b < 5 ? 5 + ((a - 5 - b + 5) % 5) : (a - b + 5) % 5;
}

/** Verhoeff's permutation; its powers are used from the right, digit by digit. */
const PERMUTATION = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4];
const permute = (digit: number, times: number): number =>
  times === 0 ? digit : permute(PERMUTATION[digit] ?? 0, times - 1);

/** Verhoeff (1969): the last digit makes the whole come to 0. @example hasVerhoeffDigit('2363') // true */
export const hasVerhoeffDigit = (digits: string): boolean =>
  [...digits].reverse().reduce((sum, digit, position) => d5(sum, permute(Number(digit), position % 8)), 0) === 0;

/** Twelve digits that end in Verhoeff's; palindromes are never issued. */
export const isAadhaar = (digits: string): boolean =>
  hasVerhoeffDigit(digits) && digits !== [...digits].reverse().join('');

const BASE_36 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The 15th character of a GSTIN, from the 14 before it: weights 1 and 2 in turn, base 36. */
export function gstinCheckDigit(first14: string): string {
  const sum = [...first14].reduce((total, sign, position) => {
    const product = BASE_36.indexOf(sign) * (position % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return BASE_36[(36 - (sum % 36)) % 36] ?? '';
}

export const isGstin = (gstin: string): boolean => gstinCheckDigit(gstin.slice(0, 14)) === gstin.at(-1);
