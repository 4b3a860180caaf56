import * as v from 'valibot';
import { call } from './call.ts';
import { Id } from './id.ts';
import { listOf, maybe } from './schema.ts';
import { SingleLineText, Slug } from './safe-text.ts';
import { translationsOf } from './translations.ts';

/** Background colour of a category's tile and products. Optional on the wire; the site picks one otherwise. */
export const Tint = v.picklist(['leaf', 'spice', 'clay', 'sky', 'sand', 'berry']);
export type Tint = v.InferOutput<typeof Tint>;

/** Its name in the other languages of the shop. */
export const translatedName = { translations: translationsOf({ name: SingleLineText }) };

export const Grouping = v.object({ id: Id, name: SingleLineText, ...translatedName });
export type Grouping = v.InferOutput<typeof Grouping>;

export const Category = v.object({
  id: Id,
  slug: Slug,
  name: SingleLineText,
  image: maybe(v.string()),
  tint: v.fallback(maybe(Tint), null),
  groupingId: maybe(Id),
  count: maybe(v.number()),
  ...translatedName,
});
export type Category = v.InferOutput<typeof Category>;

export const SubCategory = v.object({
  id: Id,
  slug: Slug,
  name: SingleLineText,
  categoryId: maybe(Id),
  count: maybe(v.number()),
  ...translatedName,
});
export type SubCategory = v.InferOutput<typeof SubCategory>;

export const getCategories = call({
  method: 'GET',
  path: '/product-category/web/',
  tag: 'Catalogue',
  caller: 'anyone',
  summary: 'All categories',
  answer: listOf(Category),
});
export const getHomeCategories = call({
  method: 'GET',
  path: '/product-category/web/home',
  tag: 'Catalogue',
  caller: 'anyone',
  summary: 'The categories of the home page',
  answer: listOf(Category),
});
export const getGroupings = call({
  method: 'GET',
  path: '/product-category-grouping/web/',
  tag: 'Catalogue',
  caller: 'anyone',
  summary: 'Groups of categories',
  answer: listOf(Grouping),
});
export const getGroupingCategories = call({
  method: 'GET',
  path: '/product-category/web/grouping/{id}',
  tag: 'Catalogue',
  caller: 'anyone',
  summary: 'The categories of one group',
  answer: listOf(Category),
});
export const getSubCategories = call({
  method: 'GET',
  path: '/product-subcategory/web/',
  tag: 'Catalogue',
  caller: 'anyone',
  summary: 'All sub-categories',
  answer: listOf(SubCategory),
});
export const getCategorySubCategories = call({
  method: 'GET',
  path: '/product-subcategory/web/category/{id}',
  tag: 'Catalogue',
  caller: 'anyone',
  summary: 'The sub-categories of one category',
  answer: listOf(SubCategory),
});
