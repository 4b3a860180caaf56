import * as v from 'valibot';
import { type Paise, toPaise } from './money.ts';
import { rupees } from './rupees.ts';

/** Commas between thousands, lakhs and crores, or between thousands throughout. */
const COMMAS = /^\d{1,3}(?:,\d{2,3})*,\d{3}$/;
const DOTS = /^[1-9]\d{0,2}(?:\.\d{3})+$/;
const ZEROS: readonly number[] = [0x966, 0x9e6];

/** The digits of Hindi and Bengali are read as others are; currency, spaces and signs that nobody sees mean nothing. */
const bareOf = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[०-९০-৯]/g, (digit) => {
      const at = digit.codePointAt(0) ?? 0;
      return String(at - (ZEROS.findLast((zero) => at >= zero) ?? at));
    })
    .replace(/₹|rs\.?|inr|\/-\s*$|\p{Cf}/giu, '')
    // A space parts thousands; one elsewhere between digits may stand for anything.
    .replace(/(?<!\d)\s|\s(?!\d)|(?<=\d)\s(?=\d{3}(?!\d))/g, '');

/** The amount in paise, or why the text is not an amount. */
export type TypedMoney =
  { readonly paise: Paise; readonly refusal?: never } | { readonly paise?: never; readonly refusal: string };

/**
 * An amount as somebody has typed it. Where two numbers can be meant, none is taken.
 * @example readMoney('₹1,20,000.50') // { paise: 12000050 }
 * @example readMoney('1.234,50')     // { paise: 123450 }
 * @example readMoney('1.234')        // { refusal: '1.234 can be ₹1,234 or ₹1.23. Please write …' }
 */
export function readMoney(typed: string): TypedMoney {
  const bare = bareOf(typed);
  const [read, whole = '', point, decimals = ''] = /^([\d.,]*?)(?:([.,])(\d{0,2}))?$/.exec(bare) ?? [];
  const isGrouped = point === ',' ? DOTS.test(whole) : COMMAS.test(whole);
  if (read !== undefined && /\d/.test(read) && (/^\d*$/.test(whole) || isGrouped))
    return { paise: Number(whole.replaceAll(/\D/g, '')) * 100 + Number(decimals.padEnd(2, '0')) };
  if (DOTS.test(bare)) {
    const plain = bare.replaceAll('.', '');
    if (bare.split('.').length > 2) return { paise: Number(plain) * 100 };
    const [thousands, parts] = [Number(plain) * 100, Math.round(Number(bare) * 100)];
    return {
      refusal: `${bare} can be ${rupees(thousands)} or ${rupees(parts)}. Please write ${plain} or ${(parts / 100).toFixed(2)}.`,
    };
  }
  if (/^\d*\.\d{3,}$/.test(bare)) return { refusal: 'Please give no more than two digits of paise, such as 45.50.' };
  return { refusal: 'Please enter an amount, such as 45.50.' };
}

/** A whole number as somebody has typed it; undefined where it is none. @example readCount('1,200') // 1200 */
export function readCount(typed: string): number | undefined {
  const bare = bareOf(typed);
  return /^\d+$/.test(bare) || COMMAS.test(bare) ? Number(bare.replaceAll(',', '')) : undefined;
}

/** Whether an amount in rupees has no part of a paisa, which rounding would take off it or give to it. */
const isWholePaise = (rupees: number): boolean => Math.abs(rupees * 100 - toPaise(rupees)) < 1e-4;

/** An amount that somebody has entered: rupees on the wire, never rounded to another one. `refusal` says what is to be entered. */
export const EnteredRupees = (refusal: string, min: readonly [rupees: number, refusal: string], max: typeof min) =>
  v.pipe(
    v.number(refusal),
    v.check(isWholePaise, 'Please give no more than two digits of paise, such as 45.50.'),
    v.minValue(...min),
    v.maxValue(...max),
    v.transform(toPaise),
  );
