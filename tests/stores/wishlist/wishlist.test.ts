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
import { addToGuestWishlist } from '../../../src/stores/wishlist/guest-wishlist.ts';
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

  test('wait for the next page where this one is left before they are written', async () => {
    await toggleWishlist(shopping.tomato);
    const token = await logIn(shopping);
    const asked = Promise.withResolvers<undefined>();
    const left = Promise.withResolvers<Response>();
    shopping.network = async (request) => {
      if (request.method !== 'POST') return shopping.shop.fetch(request);
      asked.resolve(undefined);
      return left.promise;
    };
    const merging = merge();
    await asked.promise;
    // What the next page finds.
    const kept = new Map(shopping.session);
    left.reject(new TypeError('the page was left'));
    await merging;
    shopping.session.clear();
    for (const [key, value] of kept) shopping.session.set(key, value);
    shopping.network = shopping.shop.fetch;
    await merge();
    expect(await atProvider(token)).toBe(1);
    await merge();
    expect(states).toEqual([]);
  });

  test('for what is on the wishlist already are not sent again', async () => {
    const token = await logIn(shopping);
    await loadWishlist();
    await toggleWishlist(shopping.tomato);
    addToGuestWishlist(shopping.tomato.id);
    shopping.network = async (request) => (request.method === 'POST' ? lost() : shopping.shop.fetch(request));
    await merge();
    expect(states).toEqual(['Pending', 'Fullfilled']);
    expect(told()).not.toContain(
      'What you wished for could not be put on your wishlist yet. We try again on the next page.',
    );
    expect(await atProvider(token)).toBe(1);
    await merge();
    expect(states).toEqual([]);
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
