import type { PgTable } from 'drizzle-orm/pg-core';
import { toPaise } from '../../contract/money.ts';
import { type Database, inTransaction } from './database.ts';
import { pincode } from './schema/address.ts';
import { banner, cmsPage, qrcode } from './schema/content.ts';
import { chargeStep, slotWindow } from './schema/delivery.ts';
import { coupon } from './schema/order.ts';

type Row<T extends PgTable> = Omit<T['$inferInsert'], 'id'>;

/** What a shop needs besides products, as it is written down: rupees, days from now. */
export interface ShopData {
  readonly pincodes: readonly { readonly pincode: string; readonly deliverable: boolean }[];
  readonly chargeSteps: readonly { readonly from: number; readonly charge: number }[];
  readonly coupons: readonly CouponData[];
  readonly slotWindows: readonly { readonly from: string; readonly to: string; readonly capacity: number }[];
  readonly banners: readonly Omit<Row<typeof banner>, 'position'>[];
  readonly qrCodes: readonly Row<typeof qrcode>[];
  readonly cmsPages: readonly { readonly id: string; readonly title: string; readonly content: string }[];
}

export interface CouponData {
  readonly code: string;
  readonly description: string;
  readonly kind: 'percent' | 'flat';
  readonly percent?: number;
  readonly amount?: number;
  readonly cap?: number;
  readonly minimumOrder?: number;
  readonly firstOrderOnly?: boolean;
  readonly startsInDays?: number;
  readonly endsInDays?: number;
  readonly perCustomerLimit?: number;
  readonly totalLimit?: number;
  readonly listed?: boolean;
}

const DAY_MS = 24 * 3_600_000;
const BATCH = 1000;

const toCoupon = (given: CouponData, now: Date): Row<typeof coupon> => {
  const paise = (rupees: number | undefined) => (rupees === undefined ? null : toPaise(rupees));
  const inDays = (days: number | undefined) => (days === undefined ? null : new Date(now.getTime() + days * DAY_MS));
  return {
    code: given.code.toUpperCase(),
    description: given.description,
    kind: given.kind,
    percent: given.percent ?? null,
    amountPaise: paise(given.amount),
    capPaise: paise(given.cap),
    minimumPaise: toPaise(given.minimumOrder ?? 0),
    firstOrderOnly: given.firstOrderOnly ?? false,
    startsAt: inDays(given.startsInDays),
    endsAt: inDays(given.endsInDays),
    perCustomerLimit: given.perCustomerLimit ?? null,
    totalLimit: given.totalLimit ?? null,
    listed: given.listed ?? true,
  };
};

/** @example windowKey('11:00', '13:30') // '11-1330' */
const windowKey = (from: string, to: string): string =>
  [from, to].map((time) => time.replace(':', '').replace(/00$/, '')).join('-');

/** Fills a table that is empty. What an operator has changed or removed since stays as it is. */
async function fill<T extends PgTable>(db: Database, table: T, rows: readonly T['$inferInsert'][]): Promise<boolean> {
  if ((await db.$count(table)) > 0) return false;
  for (let from = 0; from < rows.length; from += BATCH) await db.insert(table).values(rows.slice(from, from + BATCH));
  return rows.length > 0;
}

/** Pincodes, charges, coupons, slots, banners, QR codes and pages of text, each where there are none yet. */
export const seedShop = (db: Database, shop: ShopData, now: Date): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const filled = [
      await fill(
        tx,
        pincode,
        shop.pincodes.map(({ pincode: number, deliverable }) => ({ pincode: number, deliverable })),
      ),
      await fill(
        tx,
        chargeStep,
        shop.chargeSteps.map(({ from, charge }) => ({ fromPaise: toPaise(from), chargePaise: toPaise(charge) })),
      ),
      await fill(
        tx,
        coupon,
        shop.coupons.map((given) => toCoupon(given, now)),
      ),
      await fill(
        tx,
        slotWindow,
        shop.slotWindows.map(({ from, to, capacity }) => ({ key: windowKey(from, to), from, to, capacity })),
      ),
      await fill(
        tx,
        banner,
        shop.banners.map((row, position) => ({ ...row, position })),
      ),
      await fill(tx, qrcode, shop.qrCodes),
      await fill(
        tx,
        cmsPage,
        shop.cmsPages.map((page) => ({ ...page, updatedAt: now })),
      ),
    ];
    return filled.includes(true);
  });
