import { groupDigits } from '../../contract/group-digits.ts';

/** @example count(1, 'item') // '1 item'; count(4, 'item') // '4 items' */
export const count = (n: number, noun: string, plural = `${noun}s`): string =>
  `${groupDigits(String(n))} ${n === 1 ? noun : plural}`;

/** As a badge has room for. @example atMost99(100) // '99+' */
export const atMost99 = (n: number): string => (n > 99 ? '99+' : String(n));
