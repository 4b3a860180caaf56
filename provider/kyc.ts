const PAN = /^[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z]$/;
const GSTIN = /^(?:0[1-9]|[12]\d|3[0-8]|97|99)[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;
const AADHAAR = /^[2-9]\d{11}$/;

const tidy = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();

/** Multiplication in the dihedral group D5: rotations 0 to 4, reflections 5 to 9. */
function d5(a: number, b: number): number {
  if (a < 5) return b < 5 ? (a + b) % 5 : 5 + ((a + b - 5) % 5);
  return b < 5 ? 5 + ((a - 5 - b + 5) % 5) : (a - b + 5) % 5;
}

/** Verhoeff's permutation; its powers are used from the right, digit by digit. */
const PERMUTATION = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4];
const permute = (digit: number, times: number): number =>
  times === 0 ? digit : permute(PERMUTATION[digit] ?? 0, times - 1);

/** Verhoeff (1969): the last digit of an Aadhaar number makes the whole come to 0. */
export const hasVerhoeffDigit = (digits: string): boolean =>
  [...digits].reverse().reduce((sum, digit, place) => d5(sum, permute(Number(digit), place % 8)), 0) === 0;

const BASE_36 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The 15th sign of a GSTIN, from the 14 before it: weights 1 and 2 in turn, base 36. */
export function gstinCheckDigit(first14: string): string {
  const sum = [...first14].reduce((total, sign, place) => {
    const product = BASE_36.indexOf(sign) * (place % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return BASE_36[(36 - (sum % 36)) % 36] ?? '';
}

/** The number as it is kept, or undefined when it can't be one. */
export const readPan = (typed: string): string | undefined => {
  const pan = tidy(typed);
  return PAN.test(pan) ? pan : undefined;
};
export const readAadhaar = (typed: string): string | undefined => {
  const aadhaar = tidy(typed);
  return AADHAAR.test(aadhaar) && hasVerhoeffDigit(aadhaar) ? aadhaar : undefined;
};
export const readGstin = (typed: string): string | undefined => {
  const gstin = tidy(typed);
  return GSTIN.test(gstin) && gstinCheckDigit(gstin.slice(0, 14)) === gstin.at(-1) ? gstin : undefined;
};

/** All but the last `shown` signs hidden. @example mask('ABCPE1234F', 4) // 'XXXXXX234F' */
export const mask = (value: string, shown = 4): string => value.slice(-shown).padStart(value.length, 'X');
