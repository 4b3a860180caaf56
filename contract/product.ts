import * as v from 'valibot';
import { Brand } from './brand.ts';
import { call } from './call.ts';
import { SubCategory, Tint, translatedName } from './category.ts';
import { ClaimList, DIETS, foodFields, KnownDiet } from './food.ts';
import { CustomerQuery, Id, IdList } from './id.ts';
import { Price, Rupees, RupeesInQuery } from './money.ts';
import { listOf, maybe, one, wholeNumber } from './schema.ts';
import { SearchKey, SingleLineText, Slug, MultiLineText } from './safe-text.ts';
import { translationsOf } from './translations.ts';

/** Price per kilogram, litre or unit. */
export const UnitPrice = v.object({ amount: Rupees, unit: v.string() });

/** One pack size of a product: each is sold, priced and stocked by itself and has an id of its own. */
export const Pack = v.object({
  id: Id,
  slug: Slug,
  packSize: maybe(SingleLineText),
  price: Price,
  mrp: maybe(Rupees),
  unitPrice: maybe(UnitPrice),
  /** Units left; null when the provider does not say. */
  stock: maybe(v.number()),
  /** Most units one order may hold; null when the provider does not say. */
  maxQuantity: maybe(v.number()),
});
export type Pack = v.InferOutput<typeof Pack>;

const CategoryReference = v.object({ id: Id, name: SingleLineText, slug: Slug, ...translatedName });

/** What lists carry. `description` and the fields after it come with one product, or with `detail=full`. */
export const Product = v.object({
  ...Pack.entries,
  name: SingleLineText,
  brand: maybe(Brand),
  category: maybe(v.object({ ...CategoryReference.entries, tint: v.fallback(maybe(Tint), null) })),
  subCategory: maybe(CategoryReference),
  image: maybe(v.string()),
  /** Null for what is no food, or where nobody says. */
  diet: KnownDiet,
  /** Every picture of it, the first one included, where there are several. */
  images: maybe(v.array(v.string())),
  /** No longer sold; it may still be looked at. */
  discontinued: maybe(v.boolean()),
  description: maybe(MultiLineText),
  highlights: maybe(v.array(SingleLineText)),
  ...foodFields,
  details: maybe(v.array(v.object({ label: SingleLineText, value: MultiLineText }))),
  /** Every pack size, this one included, smallest first. */
  packs: maybe(v.array(Pack)),
  /** Of a provider whose products name their category and sub-category by id alone. */
  categoryId: v.optional(v.fallback(maybe(Id), null)),
  subCategoryId: v.optional(v.fallback(maybe(Id), null)),
  /** When anything of the product last changed: a build that knows this state of it does not ask for it again. */
  updatedAt: v.optional(v.fallback(maybe(v.string()), null)),
  translations: translationsOf({ name: SingleLineText, description: MultiLineText }),
});
export type Product = v.InferOutput<typeof Product>;

export const Suggestion = v.object({ id: Id, name: SingleLineText });
export type Suggestion = v.InferOutput<typeof Suggestion>;

/** Beside the suggestions of section 7: a category that fits what is being typed, or, with `subCategory`, that part of it. */
export const SuggestedCategory = v.object({ ...CategoryReference.entries, subCategory: maybe(CategoryReference) });
export type SuggestedCategory = v.InferOutput<typeof SuggestedCategory>;

export const SORTS = ['relevance', 'price-low', 'price-high', 'unit-price', 'discount', 'newest', 'name'] as const;
export type Sort = (typeof SORTS)[number];

const filters = {
  categoryId: v.optional(Id),
  subCategoryId: v.optional(Id),
  brandId: v.optional(IdList),
  customerId: v.optional(Id),
  /** Leaves out what is out of stock. */
  inStock: v.optional(v.picklist(['true'])),
  diet: v.optional(v.picklist(DIETS)),
  /** All of which the label has to claim. */
  claims: v.optional(ClaimList),
  /** In rupees, both included. */
  minPrice: v.optional(RupeesInQuery),
  maxPrice: v.optional(RupeesInQuery),
  sortBy: v.optional(v.picklist(SORTS)),
  page: v.optional(wholeNumber(1, 100_000), 1),
  limit: v.optional(wholeNumber(1, 500), 20),
};
const Page = v.object({
  data: v.array(Product),
  count: v.nullish(v.number(), null),
  /** How many of those that fit are in stock; null where the provider knows no `inStock`. */
  inStockCount: maybe(v.number()),
});

export const getProducts = call({
  method: 'GET',
  path: '/product/web/',
  tag: 'Products',
  caller: 'anyone',
  summary: 'One page of products with the total count',
  query: v.object({ ...filters, detail: v.optional(v.picklist(['full'])) }),
  /** `detail`: that every product is here with the fields of `detail=full`, of a provider that knows it. */
  answer: v.object({ ...Page.entries, detail: v.fallback(maybe(v.literal('full')), null) }),
});
export const searchProducts = call({
  method: 'GET',
  path: '/product/web/search/',
  tag: 'Products',
  caller: 'anyone',
  summary: 'Search results, best first',
  query: v.object({ ...filters, searchKey: SearchKey }),
  answer: v.object({
    ...Page.entries,
    /** The corrected query, when only a correction of the spelling gave results. */
    didYouMean: maybe(v.string()),
    /** What each word typed was taken to mean: itself, and the words for the same thing. */
    terms: maybe(v.array(v.array(v.string()))),
    /** Words typed that no result has, because nothing has all of them. */
    leftOut: maybe(v.array(v.string())),
    /** The pack size understood, such as `5 kg`: results in it stand first. */
    packSize: maybe(v.string()),
    /** Facets of the results with their counts; on the first page only. */
    subCategories: maybe(v.array(SubCategory)),
    brands: maybe(v.array(Brand)),
  }),
});
export const suggestProducts = call({
  method: 'GET',
  path: '/product/web/search/v1',
  tag: 'Products',
  caller: 'anyone',
  summary: 'Suggestions while typing',
  query: v.object({ searchKey: SearchKey }),
  /** `categories`: at most two that fit, the best first. */
  answer: v.object({ data: v.array(Suggestion), categories: maybe(v.array(SuggestedCategory)) }),
});
export const getProduct = call({
  method: 'GET',
  path: '/product/web/byid/{id}',
  tag: 'Products',
  caller: 'anyone',
  summary: 'One product, by id or slug',
  query: v.object({ ...CustomerQuery.entries, pincodeId: v.optional(Id) }),
  /** `deliverable`: whether it can go to the pincode that was asked about. */
  answer: one(v.object({ ...Product.entries, deliverable: maybe(v.boolean()) })),
});
export const getPacks = call({
  method: 'GET',
  path: '/product/product-variant-by-pid/web/{id}',
  tag: 'Products',
  caller: 'anyone',
  summary: 'The pack sizes of a product',
  answer: listOf(Pack),
});
export const getRelatedProducts = call({
  method: 'GET',
  path: '/product/web/related-product',
  tag: 'Products',
  caller: 'anyone',
  summary: 'Products that go with one',
  query: v.object({ customerId: v.optional(Id), productId: Id, categoryId: v.optional(Id) }),
  answer: listOf(Product),
});

const shelf = {
  method: 'GET',
  tag: 'Products',
  caller: 'anyone',
  query: CustomerQuery,
  answer: listOf(Product),
} as const;
export const getNewProducts = call({ ...shelf, path: '/product/web/newproduct/', summary: 'New products' });
export const getNewProductsHome = call({
  ...shelf,
  path: '/product/web/newproduct/home',
  summary: 'New products of the home page',
});
export const getBestSellers = call({ ...shelf, path: '/product/web/bestseller/', summary: 'Best sellers' });
export const getBestSellersHome = call({
  ...shelf,
  path: '/product/web/bestseller/home',
  summary: 'Best sellers of the home page',
});
export const getFeaturedProducts = call({
  ...shelf,
  path: '/product/web/featuredproduct/',
  summary: 'Featured products',
});
export const getFeaturedProductsHome = call({
  ...shelf,
  path: '/product/web/featuredproduct/home',
  summary: 'Featured products of the home page',
});
