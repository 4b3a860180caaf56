import * as v from 'valibot';
import { call } from './call.ts';
import { CustomerQuery, Id } from './id.ts';
import { Product } from './product.ts';
import { one, saved } from './schema.ts';

export const WishlistItem = v.object({ id: Id, product: Product });
export type WishlistItem = v.InferOutput<typeof WishlistItem>;

export const postWishlist = call({
  method: 'POST',
  path: '/wishlist/web',
  tag: 'Wishlist',
  caller: 'customer',
  summary: 'Remember a product',
  body: v.object({ productId: Id }),
  answer: saved(WishlistItem),
});
export const getWishlist = call({
  method: 'GET',
  path: '/wishlist/web/w',
  tag: 'Wishlist',
  caller: 'customer',
  summary: 'The wishlist, newest first',
  query: CustomerQuery,
  answer: v.object({ data: v.array(WishlistItem), count: v.number() }),
});
export const deleteWishlistItem = call({
  method: 'DELETE',
  path: '/cart/delete-wishlist/{id}',
  tag: 'Wishlist',
  caller: 'customer',
  summary: 'Forget a product',
  answer: one(v.nullish(WishlistItem, null)),
});
