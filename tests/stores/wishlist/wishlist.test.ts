import { keepMount } from 'nanostores';
import { expect, test } from 'vitest';
import { $wishlist, isOnWishlist, loadWishlist, toggleWishlist } from '../../../src/stores/wishlist/wishlist.ts';
import { openClient, logIn, lost } from '../client-fixture.ts';

const shopping = openClient();
keepMount($wishlist);

const atProvider = async (token: string): Promise<number> =>
  (await shopping.shop.get('/wishlist/web/w', token)).body.count as number;

test('a guest’s heart leads to log in', async () => {
  await toggleWishlist(shopping.tomato);
  expect(shopping.went).toEqual(['/auth/login?next=%2F']);
});

test('hearts tapped quickly one after the other all count, and each can be taken back', async () => {
  const token = await logIn(shopping);
  await loadWishlist();
  await Promise.all([toggleWishlist(shopping.tomato), toggleWishlist(shopping.dal)]);
  expect([$wishlist.get().wishlistCount, await atProvider(token)]).toEqual([2, 2]);
  await toggleWishlist(shopping.tomato);
  expect([isOnWishlist($wishlist.get(), shopping.tomato.id), await atProvider(token)]).toEqual([false, 1]);
});

test('a heart tapped on and off again before the answer ends off', async () => {
  const token = await logIn(shopping);
  await loadWishlist();
  await Promise.all([toggleWishlist(shopping.tomato), toggleWishlist(shopping.tomato)]);
  expect([isOnWishlist($wishlist.get(), shopping.tomato.id), await atProvider(token)]).toEqual([false, 0]);
});

test('a refused heart is as it was, and the others stay', async () => {
  await logIn(shopping);
  await loadWishlist();
  await toggleWishlist(shopping.dal);
  shopping.network = async (request) => (request.method === 'POST' ? lost() : shopping.shop.fetch(request));
  await toggleWishlist(shopping.tomato);
  expect($wishlist.get().data.map(({ product }) => product.name)).toEqual([shopping.dal.name]);
});
