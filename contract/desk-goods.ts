import * as v from 'valibot';
import { call } from './call.ts';
import { Tint } from './category.ts';
import { AuthorName } from './author-name.ts';
import { Id } from './id.ts';
import { LOW_STOCK } from './stock-limits.ts';
import { MAX_PICTURE_BODY_BYTES } from './body-limits.ts';
import { Rupees } from './money.ts';
import { SearchKey } from './safe-text.ts';
import { listOf, maybe, one, text, wholeNumber } from './schema.ts';
import { Timestamp } from './timestamp.ts';
import { EnteredRupees } from './typed-money.ts';

const tag = 'Desk';
const caller = 'editor';
const by = v.optional(AuthorName);

/** Maximum number of products in one change. */
export const MAX_CHANGES = 200;
/** Maximum number of photos of a product. */
export const MAX_PHOTOS = 10;

const SMALLEST_PRICE = 0.5;
const LARGEST_PRICE = 1_000_000;

/** Decimal rupees on the wire, paise inside. */
export const GoodsPrice = EnteredRupees(
  'Please enter an amount, such as 45.50.',
  [SMALLEST_PRICE, 'Please enter 50 paise or more.'],
  [LARGEST_PRICE, 'Please enter ₹10,00,000 or less.'],
);
export const GoodsStock = v.pipe(
  v.number('Please enter how many there are.'),
  v.integer('Please enter a whole number.'),
  v.minValue(0, 'Please enter 0 or more.'),
  v.maxValue(9_999_999, 'Please enter 99,99,999 or less.'),
);

/** End of the time for which it is sold out; null: until somebody puts it on sale again. */
const SoldOut = v.object({ until: v.nullable(Timestamp) });

export const DeskProduct = v.object({
  id: Id,
  sku: v.string(),
  slug: v.string(),
  name: v.string(),
  brand: maybe(v.string()),
  category: v.string(),
  tint: maybe(Tint),
  packSize: maybe(v.string()),
  image: maybe(v.string()),
  /** Names of its photos, in order; none where it has a drawn picture. */
  photos: v.array(v.object({ id: v.string(), image: v.string() })),
  price: Rupees,
  mrp: Rupees,
  /** Units that are there, also while it is marked as sold out. */
  stock: v.number(),
  /** Units sold by orders: what the stock had before them is their sum. */
  sold: v.number(),
  soldOut: maybe(SoldOut),
  /** False: not sold any more. */
  active: v.boolean(),
  featured: v.boolean(),
});
export type DeskProduct = v.InferOutput<typeof DeskProduct>;

export const DeskProductDetail = v.object({
  ...DeskProduct.entries,
  /** Its other sizes, smallest first. */
  packs: v.array(DeskProduct),
});
export type DeskProductDetail = v.InferOutput<typeof DeskProductDetail>;

export const GOODS_FILTERS = ['all', 'low', 'sold-out', 'not-sold'] as const;
export type GoodsFilter = (typeof GOODS_FILTERS)[number];

export const getDeskGoods = call({
  method: 'GET',
  path: '/desk/goods',
  tag,
  caller,
  summary: `Goods by name, brand or number: all, those of which ${LOW_STOCK} or fewer are left, sold out, or not sold any more`,
  query: v.object({
    searchKey: v.optional(SearchKey, ''),
    filter: v.optional(v.picklist(GOODS_FILTERS), 'all'),
    page: v.optional(wholeNumber(1, 10_000), 1),
    limit: v.optional(wholeNumber(1, 100), 20),
  }),
  answer: v.object({ ...listOf(DeskProduct).entries, count: v.number() }),
});
export const getDeskProduct = call({
  method: 'GET',
  path: '/desk/goods/{id}',
  tag,
  caller,
  summary: 'One product with its other sizes',
  answer: one(DeskProductDetail),
});

const fields = {
  price: GoodsPrice,
  mrp: GoodsPrice,
  stock: GoodsStock,
  name: text('Please enter a name.', 300),
  active: v.boolean(),
  featured: v.boolean(),
  soldOut: v.nullable(v.object({ until: v.nullable(Timestamp) })),
  /** Names of its photos, those that stay, in order. */
  photos: v.pipe(
    v.array(v.string()),
    v.check((ids) => new Set(ids).size === ids.length, 'Please name each photo once.'),
    v.maxLength(MAX_PHOTOS, `A product has ${MAX_PHOTOS} photos at most.`),
  ),
};

export const GoodsChange = v.pipe(
  v.object({
    id: Id,
    /** What each changed field said when it was changed; beside a stock, what had been sold then. */
    basedOn: v.partial(v.object({ ...fields, price: Rupees, mrp: Rupees, stock: v.number(), sold: v.number() })),
    to: v.partial(v.object(fields)),
  }),
  v.check(
    ({ basedOn, to }) =>
      Object.keys(to).every((field) => field in basedOn) && ('stock' in to ? basedOn.sold !== undefined : true),
    'Please say what each change is based on.',
  ),
);
export type GoodsChange = v.InferOutput<typeof GoodsChange>;

export const putDeskGoods = call({
  method: 'PUT',
  path: '/desk/goods',
  tag,
  caller,
  summary: 'Change products, all or none; 409 with them as they are when somebody was faster. Orders are nobody',
  body: v.object({
    by,
    changes: v.pipe(
      v.array(GoodsChange),
      v.minLength(1, 'Please choose what to change.'),
      v.maxLength(MAX_CHANGES, `Please change at most ${MAX_CHANGES} products at once.`),
    ),
  }),
  answer: listOf(DeskProduct),
});
export const postDeskPhoto = call({
  method: 'POST',
  path: '/desk/goods/{id}/photos',
  tag,
  caller,
  bodyBytes: MAX_PICTURE_BODY_BYTES,
  summary: 'Add a photo of at most 2 MB, as base64, behind those of a product',
  body: v.object({
    by,
    data: v.pipe(v.string('Please choose a photo.'), v.regex(/^[\da-z+/]+={0,2}$/i, 'Please choose a photo.')),
  }),
  answer: one(DeskProduct),
});
export const splitDeskPack = call({
  method: 'POST',
  path: '/desk/goods/{id}/split',
  tag,
  caller,
  summary: 'Make a size a product of its own',
  body: v.object({ by }),
  answer: one(DeskProductDetail),
});
export const joinDeskPacks = call({
  method: 'POST',
  path: '/desk/goods/{id}/join',
  tag,
  caller,
  summary: 'Make another product a size of this one',
  body: v.object({ by, productId: Id }),
  answer: one(DeskProductDetail),
});
