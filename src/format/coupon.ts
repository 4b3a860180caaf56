import type { CouponState, DeskCoupon } from '../../contract/desk-coupons.ts';
import { groupDigits } from '../../contract/group-digits.ts';
import type { Paise } from '../../contract/money.ts';
import { rupees } from '../../contract/rupees.ts';
import { TIME_ZONE, UTC_OFFSET } from '../../contract/time-zone.ts';
import { count } from './count.ts';

interface CouponGoods {
  readonly categories: readonly { readonly name: string }[];
  readonly products: readonly { readonly name: string; readonly packSize: string | null }[];
}

/** The terms of a coupon, as far as they are there: while it is written, some are not yet. */
interface Terms {
  readonly kind: 'percent' | 'flat';
  readonly percent: number | null;
  readonly amount: Paise | null;
  readonly cap: Paise | null;
  readonly minimumOrder: Paise | null;
  readonly firstOrderOnly: boolean;
  readonly validFrom: string | null;
  readonly validUntil: string | null;
  readonly totalLimit: number | null;
  readonly perCustomerLimit: number | null;
  readonly listed: boolean;
  /** Null: all. */
  readonly goods: CouponGoods | null;
}

/** Names of goods that a sentence has room for. */
const MAX_NAMES = 3;

/** @example productTitle({ name: 'Ghee', packSize: '500 g' }) // 'Ghee 500 g' */
const productTitle = ({ name, packSize }: CouponGoods['products'][number]): string =>
  [name, packSize].filter(Boolean).join(' ');

/** @example goodsWords({ categories: [{ name: 'Dairy' }], products: [] }) // 'Dairy' */
function goodsWords({ categories, products }: CouponGoods): string {
  const names = [...categories.map(({ name }) => name), ...products.map(productTitle)];
  if (names.length === 0) return 'goods that are still to be chosen';
  const rest = names.length - MAX_NAMES;
  const named = rest > 1 ? [...names.slice(0, MAX_NAMES), `${rest} more`] : names;
  return new Intl.ListFormat('en-IN', { type: 'conjunction' }).format(named);
}

const dayFormat = (year: 'numeric' | undefined) =>
  new Intl.DateTimeFormat('en-IN', { timeZone: TIME_ZONE, day: 'numeric', month: 'long', ...(year && { year }) });

/** A day with its year where that is not this one. @example dayWords('2026-12-31', now) // '31 December' */
export function dayWords(date: string, now: Date): string {
  const noon = new Date(`${date}T12:00:00${UTC_OFFSET}`);
  if (Number.isNaN(noon.getTime())) return date;
  const year = new Intl.DateTimeFormat('en-IN', { timeZone: TIME_ZONE, year: 'numeric' });
  return dayFormat(year.format(noon) === year.format(now) ? undefined : 'numeric').format(noon);
}

function takesOff({ kind, percent, amount, goods }: Terms): string | undefined {
  const much = kind === 'percent' ? percent && `${percent}%` : amount && rupees(amount);
  if (!much) return undefined;
  return goods ? `${much} off ${goodsWords(goods)}` : `${much} off`;
}

const times = (count: number | null): string | undefined => {
  if (count === null) return undefined;
  return count === 1 ? 'once for each customer' : `${count} times for each customer`;
};
const uses = (count: number | null): string | undefined => {
  if (count === null) return undefined;
  return count === 1 ? 'for one order' : `for the first ${count} orders`;
};

/**
 * What a coupon does, in a sentence; undefined while it is not written what it takes off.
 * @example couponWords(terms, now) // '10% off, at most ₹100, from ₹500, first order only, until 31 December'
 */
export function couponWords(terms: Terms, now: Date): string | undefined {
  const { kind, cap, minimumOrder, firstOrderOnly, validFrom, validUntil, totalLimit, perCustomerLimit } = terms;
  const first = takesOff(terms);
  if (!first) return undefined;
  return [
    first,
    kind === 'percent' && cap !== null && `at most ${rupees(cap)}`,
    !!minimumOrder && `from ${rupees(minimumOrder)}`,
    firstOrderOnly && 'first order only',
    !firstOrderOnly && times(perCustomerLimit),
    uses(totalLimit),
    validFrom && `starting ${dayWords(validFrom, now)}`,
    validUntil && `until ${dayWords(validUntil, now)}`,
    !terms.listed && 'for those who know its code',
  ]
    .filter(Boolean)
    .join(', ');
}

/** How far a coupon is, in the order of the desk's list. */
export const COUPON_STATE_WORDS: Readonly<Record<CouponState, string>> = {
  running: 'Running',
  upcoming: 'To come',
  'used-up': 'Used up',
  ended: 'Ended',
};

/**
 * How often a coupon was used, of how often it can be, and what it has cost.
 * @example couponUses({ used: 3, totalLimit: 100, cost: 12050 }) // 'Used 3 of 100 times · has cost ₹120.50'
 */
export function couponUses({ used, totalLimit, cost }: Pick<DeskCoupon, 'used' | 'totalLimit' | 'cost'>): string {
  if (used === 0) return 'Not used yet';
  const times =
    totalLimit === null ? count(used, 'time') : `${groupDigits(String(used))} of ${count(totalLimit, 'time')}`;
  return `Used ${times} · has cost ${rupees(cost)}`;
}
