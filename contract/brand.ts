import * as v from 'valibot';
import { call } from './call.ts';
import { Id } from './id.ts';
import { listOf, maybe } from './schema.ts';
import { SingleLineText } from './safe-text.ts';

/** `count` is the number of products within what was asked for. */
export const Brand = v.object({ id: Id, name: SingleLineText, count: maybe(v.number()) });
export type Brand = v.InferOutput<typeof Brand>;

export const getBrands = call({
  method: 'GET',
  path: '/product-brand/web/drop-down/',
  tag: 'Catalogue',
  caller: 'anyone',
  summary: 'All brands',
  answer: listOf(Brand),
});
export const getProductBrands = call({
  method: 'GET',
  path: '/product/product-brand/list',
  tag: 'Catalogue',
  caller: 'anyone',
  summary: 'The brands within a category and sub-category',
  query: v.object({ categoryId: v.optional(Id), subCategoryId: v.optional(Id) }),
  answer: listOf(Brand),
});
