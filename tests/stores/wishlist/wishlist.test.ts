import { keepMount } from 'nanostores';
import { describe, expect, test } from 'vitest';
import { $toasts } from '../../../src/stores/lib/toast.ts';
import {
  $guestWishlistMerge,
  $wishlist,
  isOnWishlist,
  loadWishlist,
  mergeGuestWishlist,
  toggleWishlist,
} from '../../../src/stores/wishlist/wishlist.ts';
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

describe('a guest’s hearts at log in', () => {
  const states: (string | null)[] = [];
  const merge = async (): Promise<void> => {
    states.length = 0;
    const stop = $guestWishlistMerge.listen(({ status }) => void states.push(status));
    await mergeGuestWishlist();
    stop();
  };
  const told = () => $toasts.get().map(({ text }) => text);

  test('are added, with a status', async () => {
    await toggleWishlist(shopping.tomato);
    const token = await logIn(shopping);
    await merge();
    expect(states).toEqual(['Pending', 'Fullfilled']);
    expect(await atProvider(token)).toBe(1);
  });

  test('that could not be sent have a status and a word, and are sent from the next page', async () => {
    await toggleWishlist(shopping.tomato);
    const token = await logIn(shopping);
    shopping.network = async (request) => (request.method === 'POST' ? lost() : shopping.shop.fetch(request));
    await merge();
    expect(states).toEqual(['Pending', 'Rejected']);
    expect(told()).toEqual([
      'What you wished for could not be put on your wishlist yet. We try again on the next page.',
    ]);
    shopping.network = shopping.shop.fetch;
    await merge();
    expect(states).toEqual(['Pending', 'Fullfilled']);
    expect(await atProvider(token)).toBe(1);
  });

  test('for what is not sold any more have a word too, and are dropped', async () => {
    await toggleWishlist({ ...shopping.tomato, id: 987_654 });
    await logIn(shopping);
    await merge();
    expect(states).toEqual(['Pending', 'Rejected']);
    expect(told()).toEqual(['Something you wished for is not sold any more, and is not on your wishlist.']);
    await merge();
    expect(states).toEqual([]);
  });
});
