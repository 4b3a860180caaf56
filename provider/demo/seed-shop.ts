import type { PgTable } from 'drizzle-orm/pg-core';
import { toPaise } from '../../contract/money.ts';
import type { PageValue } from '../../contract/content-item.ts';
import type { ShopData } from './shop-data.ts';
import { shopDate, shopMoment } from '../domain/shop-time.ts';
import type { Database } from '../db/database.ts';
import { pincode } from '../db/schema/address.ts';
import { banner, cmsPage, qrcode } from '../db/schema/content.ts';
import { synonym } from '../db/schema/search.ts';
import { chargeStep, deliveryZone, slotWindow } from '../db/schema/delivery.ts';
import { coupon } from '../db/schema/order.ts';

type Row<T extends PgTable> = T['$inferInsert'];

type Of<Name extends keyof ShopData> = NonNullable<ShopData[Name]>[number];

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
const zoneOf = ({ name, pincodes }: Of<'deliveryCharges'>): string => (pincodes ? name : '');

function toPincodes({ pincodes, deliveryCharges }: ShopData): Row<typeof pincode>[] {
  const zones = new Map(deliveryCharges.flatMap((group) => (group.pincodes ?? []).map((at) => [at, zoneOf(group)])));
  return pincodes.flatMap(({ from, to, withoutDelivery }) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, index) => String(Number(from) + index)).map(
      (pincode) => ({
        ...{ pincode, deliverable: !withoutDelivery.includes(pincode) },
        zone: zones.get(pincode) ?? '',
      }),
    ),
  );
}

const toSteps = (group: Of<'deliveryCharges'>): Row<typeof chargeStep>[] =>
  group.steps.map(({ from, charge }) => ({
    zone: zoneOf(group),
    fromPaise: toPaise(from),
    chargePaise: toPaise(charge),
  }));

const toZone = (group: Of<'deliveryCharges'>): Row<typeof deliveryZone> => ({
  zone: zoneOf(group),
  minimumPaise: toPaise(group.minimumOrder ?? 0),
  chilled: group.chilled ?? true,
});

const toCoupon = (given: Of<'coupons'>): Row<typeof coupon> => ({
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
  { title, text, translations, link, ground, pictures, devices }: Of<'banners'>,
  position: number,
): Row<typeof banner>[] =>
  (devices.length > 1 ? (['both'] as const) : devices.map((device) => (device === 'desktop' ? 'web' : device))).map(
    (screen) => ({ screen, title, text, translations: translations ?? null, link, tint: ground, pictures, position }),
  );

const toSynonyms = ({ synonyms }: ShopData): Row<typeof synonym>[] => synonyms.map((words) => ({ words: [...words] }));

async function insertAll<T extends PgTable>(db: Database, table: T, rows: readonly Row<T>[]): Promise<void> {
  for (let from = 0; from < rows.length; from += BATCH) await db.insert(table).values(rows.slice(from, from + BATCH));
}

/** Pincodes, charges, coupons, slots, banners, QR codes and pages of text of a shop that has none yet. */
export async function seedShop(db: Database, shop: ShopData, pages: readonly PageData[], now: Date): Promise<void> {
  await insertAll(db, pincode, toPincodes(shop));
  await insertAll(db, chargeStep, shop.deliveryCharges.flatMap(toSteps));
  await insertAll(db, deliveryZone, shop.deliveryCharges.map(toZone));
  await insertAll(db, coupon, shop.coupons.map(toCoupon));
  await insertAll(
    db,
    slotWindow,
    shop.slotWindows.map(({ from, to, capacity }) => ({ key: windowKey(from, to), from, to, capacity })),
  );
  await insertAll(db, banner, shop.banners.flatMap(toBanners));
  await insertAll(db, synonym, toSynonyms(shop));
  await insertAll(
    db,
    qrcode,
    shop.paymentCodes.map(({ id, name }) => ({ name, image: `/api/qrcodes/${id}.svg` })),
  );
  await insertAll(
    db,
    cmsPage,
    pages.map((page) => ({ ...page, updatedAt: now })),
  );
}
