import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { Tint } from '../../contract/category.ts';
import { readRules, Rules, translationsOf } from '../domain/rules-file.ts';

const FILE = fileURLToPath(new URL('../../demo/shop.json', import.meta.url));

const Words = v.nullable(v.string());

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

/** What the demo shop has besides its goods and texts. */
export const ShopData = v.object({
  ...Rules.entries,
  banners: v.array(BannerRow),
  /** `id` names the file in `demo/payment-codes`. */
  paymentCodes: v.array(v.object({ id: v.string(), name: v.string() })),
  /** In the order in which they are shown. Those that the goods name and that do not stand here are made as after any import. */
  groups: v.optional(v.array(Named), []),
  categories: v.optional(v.array(CategoryLook), []),
});
export type ShopData = v.InferOutput<typeof ShopData>;

/** @throws {RulesError} when the file is not as above, and names the place */
export const readShopData = (): Promise<ShopData> => readRules(FILE, ShopData);
