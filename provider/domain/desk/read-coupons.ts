import type * as v from 'valibot';
import { COUPON_STATES, type CouponState, type DeskCoupon } from '../../../contract/desk-coupons.ts';
import type { Id } from '../../../contract/id.ts';
import { toRupees } from '../../../contract/money.ts';
import type { Database } from '../../db/database.ts';
import { rowId } from '../../db/row-id.ts';
import type { CouponRow } from '../../repositories/coupon.ts';
import { type DeskCouponRow, selectDeskCoupons } from '../../repositories/desk-coupon.ts';
import { notFound } from '../errors.ts';
import { endOf, isForSome, lastValidAt } from '../orders/coupons.ts';
import { shopDate } from '../shop-time.ts';

export type WireDeskCoupon = v.InferInput<typeof DeskCoupon>;

export const unknownCoupon = () => notFound('This coupon is not there any more.', 'unknown_coupon');

function stateOf(row: CouponRow, now: Date): CouponState {
  if (endOf(row, now)) return 'ended';
  if (row.startsAt && row.startsAt > now) return 'upcoming';
  return row.totalLimit !== null && row.used >= row.totalLimit ? 'used-up' : 'running';
}

const orNull = (paise: number | null) => (paise === null || paise === 0 ? null : toRupees(paise));

/** The first and the last day of a coupon, both of which belong to it. */
const daysOf = ({ startsAt, endsAt }: CouponRow) => ({
  validFrom: startsAt && shopDate(startsAt),
  validUntil: endsAt && shopDate(lastValidAt(endsAt)),
});

const toDeskCoupon = (row: DeskCouponRow, now: Date): WireDeskCoupon => ({
  id: row.id,
  version: row.version,
  code: row.code,
  kind: row.kind,
  percent: row.percent,
  amount: orNull(row.amountPaise),
  cap: row.capPaise === null ? null : toRupees(row.capPaise),
  minimumOrder: orNull(row.minimumPaise),
  firstOrderOnly: row.firstOrderOnly,
  ...daysOf(row),
  totalLimit: row.totalLimit,
  perCustomerLimit: row.perCustomerLimit,
  listed: row.listed,
  description: row.description,
  translations: row.translations,
  goods: isForSome(row) ? { categories: [...row.categories], products: [...row.products] } : null,
  state: stateOf(row, now),
  endedAt: row.endedAt?.toISOString() ?? null,
  used: row.used,
  cost: toRupees(row.costPaise),
  deletable: row.orders === 0,
});

/** All coupons: those that run first, then those to come, then what is used up or has ended; of each the newest first. */
export async function readDeskCoupons(db: Database, now: Date): Promise<WireDeskCoupon[]> {
  const coupons = (await selectDeskCoupons(db)).map((row) => toDeskCoupon(row, now));
  const rank = ({ state }: WireDeskCoupon) => COUPON_STATES.indexOf(state);
  return coupons.sort((a, b) => rank(a) - rank(b));
}

export async function readDeskCoupon(db: Database, id: Id, now: Date): Promise<WireDeskCoupon> {
  const [row] = await selectDeskCoupons(db, rowId(id));
  if (!row) throw unknownCoupon();
  return toDeskCoupon(row, now);
}
