import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { Tint } from '../../contract/category.ts';

const FOLDER = new URL('../../demo/', import.meta.url);

const Pincode = v.pipe(v.string(), v.regex(/^\d{6}$/));
/** A day in the shop's own time zone. */
const Day = v.pipe(v.string(), v.isoDate());
/** A time of day in the shop's own time zone, 24 hours. */
const Time = v.pipe(v.string(), v.isoTime());
const Rupees = v.pipe(v.number(), v.minValue(0));
/** The same texts in the shop's other languages. */
const translationsOf = <const Texts extends v.ObjectEntries>(texts: Texts) =>
  v.optional(v.object({ bn: v.nullable(v.object(texts)), hi: v.nullable(v.object(texts)) }));
const Words = v.nullable(v.string());
const Count = v.pipe(v.number(), v.integer(), v.minValue(1));

/** Neighbouring pincodes, both ends among them. */
const Pincodes = v.object({ from: Pincode, to: Pincode, withoutDelivery: v.optional(v.array(Pincode), []) });

const ChargeGroup = v.object({
  name: v.string(),
  /** Without a list: everywhere that no other group names. */
  pincodes: v.optional(v.array(Pincode)),
  /** The least item total of an order. */
  minimumOrder: v.optional(Rupees),
  /** `false`: goods that have to stay cold can't go there. */
  chilled: v.optional(v.boolean()),
  /** Both ends belong to a step; the last has no end. */
  steps: v.array(v.object({ from: Rupees, to: v.optional(Rupees), charge: Rupees })),
});

const CouponRule = v.object({
  code: v.string(),
  kind: v.picklist(['percent', 'flat']),
  /** Percent, or rupees. */
  value: v.number(),
  /** The most that a percentage takes off. */
  cap: v.optional(Rupees),
  minimumOrder: v.optional(Rupees),
  firstOrderOnly: v.optional(v.boolean()),
  /** Both days belong to it. */
  validFrom: v.optional(Day),
  validUntil: v.optional(Day),
  perCustomerLimit: v.optional(Count),
  totalLimit: v.optional(Count),
  description: v.string(),
  translations: translationsOf({ description: v.string() }),
});

const BannerRow = v.object({
  title: v.string(),
  text: v.string(),
  translations: translationsOf({ title: Words, text: Words, alt: Words }),
  link: v.string(),
  ground: v.picklist(['leaf', 'spice', 'clay', 'sky', 'sand', 'berry', 'deep']),
  /** Names of pictures that stand on its bottom edge, from the left. */
  pictures: v.array(v.string()),
  devices: v.array(v.picklist(['desktop', 'mobile'])),
});

const Named = v.object({ name: v.string(), translations: translationsOf({ name: v.string() }) });

/** How a category of the goods looks, and what it is called. */
const CategoryLook = v.object({
  ...Named.entries,
  slug: v.optional(v.string()),
  group: v.string(),
  tint: Tint,
  /** Name of the drawing on its tile. */
  picture: v.string(),
  subCategories: v.array(Named),
});

/** What a shop needs besides goods, as a person writes it down: money in rupees. */
export const ShopData = v.object({
  pincodes: v.array(Pincodes),
  deliveryCharges: v.array(ChargeGroup),
  slotWindows: v.array(v.object({ from: Time, to: Time, capacity: Count })),
  coupons: v.array(CouponRule),
  banners: v.array(BannerRow),
  /** `id` names the file in `demo/payment-codes`. */
  paymentCodes: v.array(v.object({ id: v.string(), name: v.string() })),
  /** In the order in which they are shown. Those that the goods name and that do not stand here are made as after any import. */
  groups: v.optional(v.array(Named), []),
  categories: v.optional(v.array(CategoryLook), []),
  /** Words that mean the same. */
  synonyms: v.optional(v.array(v.pipe(v.array(v.string()), v.minLength(2))), []),
});
export type ShopData = v.InferOutput<typeof ShopData>;

/** Throws when the file is not as above, and names the place. */
export async function readShopData(): Promise<ShopData> {
  const said: unknown = JSON.parse(await readFile(new URL('shop.json', FOLDER), 'utf8'));
  const { success, output, issues } = v.safeParse(ShopData, said);
  if (success) return output;
  throw new Error(`demo/shop.json: ${v.getDotPath(issues[0]) ?? ''}: ${issues[0].message}`);
}
