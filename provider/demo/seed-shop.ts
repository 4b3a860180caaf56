import type { PgTable } from 'drizzle-orm/pg-core';
import { toPaise } from '../../contract/money.ts';
import type { PageValue } from '../../contract/content-item.ts';
import type { DemoBanner } from './banners.ts';
import type {
  DemoChargeGroup,
  DemoCoupon,
  DemoPaymentCode,
  DemoPincode,
  DemoSlotWindow,
} from './charges-slots-coupons.ts';
import { shopDate, shopMoment } from '../domain/shop-time.ts';
import { type Database, inTransaction } from '../db/database.ts';
import { pincode } from '../db/schema/address.ts';
import { banner, cmsPage, qrcode } from '../db/schema/content.ts';
import { synonym } from '../db/schema/search.ts';
import { chargeStep, deliveryZone, slotWindow } from '../db/schema/delivery.ts';
import { coupon } from '../db/schema/order.ts';

type Row<T extends PgTable> = T['$inferInsert'];

/** What a shop needs besides products, as it is written down: in rupees and days. */
export interface ShopData {
  readonly pincodes: readonly DemoPincode[];
  readonly deliveryCharges: readonly DemoChargeGroup[];
  readonly coupons: readonly DemoCoupon[];
  readonly slotWindows: readonly DemoSlotWindow[];
  readonly banners: readonly DemoBanner[];
  readonly paymentCodes: readonly DemoPaymentCode[];
  /** Words that mean the same. */
  readonly synonyms?: readonly (readonly [string, ...string[]])[];
}

/** A page of text: Markdown, without the heading that is its title. */
export interface PageData {
  readonly id: string;
  readonly title: string;
  readonly content: string;
  readonly translations?: PageValue['translations'];
}

const BATCH = 1000;

const paise = (rupees: number | undefined) => (rupees === undefined ? null : toPaise(rupees));

/** The group without a list of pincodes is everywhere else, which has no name. */
const zoneOf = ({ name, pincodes }: DemoChargeGroup): string => (pincodes ? name : '');

function toPincodes({ pincodes, deliveryCharges }: ShopData): Row<typeof pincode>[] {
  const zones = new Map(deliveryCharges.flatMap((group) => (group.pincodes ?? []).map((at) => [at, zoneOf(group)])));
  return pincodes.map((place) => ({ ...place, zone: zones.get(place.pincode) ?? '' }));
}

const toSteps = (group: DemoChargeGroup): Row<typeof chargeStep>[] =>
  group.steps.map(({ from, charge }) => ({
    zone: zoneOf(group),
    fromPaise: toPaise(from),
    chargePaise: toPaise(charge),
  }));

const toZone = (group: DemoChargeGroup): Row<typeof deliveryZone> => ({
  zone: zoneOf(group),
  minimumPaise: toPaise(group.minimumOrder ?? 0),
  chilled: group.chilled ?? true,
});

const toCoupon = (given: DemoCoupon): Row<typeof coupon> => ({
  code: given.code.toUpperCase(),
  description: given.description,
  translations: given.translations ?? null,
  kind: given.kind,
  percent: given.kind === 'percent' ? given.value : null,
  amountPaise: given.kind === 'flat' ? toPaise(given.value) : null,
  capPaise: paise(given.cap),
  minimumPaise: toPaise(given.minimumOrder ?? 0),
  firstOrderOnly: given.firstOrderOnly ?? false,
  startsAt: given.validFrom === undefined ? null : shopMoment(given.validFrom, '00:00'),
  // Its last day counts whole.
  endsAt:
    given.validUntil === undefined ? null : shopMoment(shopDate(shopMoment(given.validUntil, '00:00'), 1), '00:00'),
  perCustomerLimit: given.perCustomerLimit ?? null,
  totalLimit: given.totalLimit ?? null,
});

/** @example windowKey('11:00', '13:30') // '11-1330' */
const windowKey = (from: string, to: string): string =>
  [from, to].map((time) => time.replace(':', '').replace(/00$/, '')).join('-');

const toBanners = (
  { title, text, translations, link, ground, pictures, devices }: DemoBanner,
  position: number,
): Row<typeof banner>[] =>
  (devices.length > 1 ? (['both'] as const) : devices.map((device) => (device === 'desktop' ? 'web' : device))).map(
    (screen) => ({ screen, title, text, translations: translations ?? null, link, tint: ground, pictures, position }),
  );

const toSynonyms = ({ synonyms = [] }: ShopData): Row<typeof synonym>[] =>
  synonyms.map((words) => ({ words: [...words] }));

/** Fills a table that is empty. What an operator has changed or removed since stays as it is. */
async function fill<T extends PgTable>(db: Database, table: T, rows: readonly Row<T>[]): Promise<boolean> {
  if ((await db.$count(table)) > 0) return false;
  for (let from = 0; from < rows.length; from += BATCH) await db.insert(table).values(rows.slice(from, from + BATCH));
  return rows.length > 0;
}

/** Pincodes, charges, coupons, slots, banners, QR codes and pages of text, each where there are none yet. */
export const seedShop = (db: Database, shop: ShopData, pages: readonly PageData[], now: Date): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const filled = [
      await fill(tx, pincode, toPincodes(shop)),
      await fill(tx, chargeStep, shop.deliveryCharges.flatMap(toSteps)),
      await fill(tx, deliveryZone, shop.deliveryCharges.map(toZone)),
      await fill(tx, coupon, shop.coupons.map(toCoupon)),
      await fill(
        tx,
        slotWindow,
        shop.slotWindows.map(({ from, to, capacity }) => ({ key: windowKey(from, to), from, to, capacity })),
      ),
      await fill(tx, banner, shop.banners.flatMap(toBanners)),
      await fill(tx, synonym, toSynonyms(shop)),
      await fill(
        tx,
        qrcode,
        shop.paymentCodes.map(({ id, name }) => ({ name, image: `/api/qrcodes/${id}.svg` })),
      ),
      await fill(
        tx,
        cmsPage,
        pages.map((page) => ({ ...page, updatedAt: now })),
      ),
    ];
    return filled.includes(true);
  });
