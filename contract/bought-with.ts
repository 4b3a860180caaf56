import * as v from 'valibot';
import { call } from './call.ts';
import { Id } from './id.ts';
import { Product } from './product.ts';
import { listOf } from './schema.ts';

export const getBoughtWith = call({
  method: 'GET',
  path: '/product/web/bought-with',
  tag: 'Products',
  caller: 'anyone',
  summary: 'Products of another kind that several customers have ordered together with one',
  query: v.object({ productId: Id }),
  answer: listOf(Product),
});
