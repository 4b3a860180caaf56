import { keepMount } from 'nanostores';
import { afterEach, expect, test } from 'vitest';
import { $cart } from '../../../src/stores/cart/cart.ts';
import {
  $listTotals,
  $shoppingList,
  addTicked,
  choiceOf,
  leaveList,
  matchList,
  tickLine,
} from '../../../src/stores/cart/shopping-list.ts';
import { openClient, lost } from '../client-fixture.ts';

const shopping = openClient();
keepMount($cart);
afterEach(leaveList);

const matches = () =>
  $shoppingList.get().data.map((line) => [choiceOf(line)?.name, choiceOf(line)?.packSize, line.quantity, line.ticked]);

test('a pasted list is matched in the packs that fit, and nothing is bought before the shopper says so', async () => {
  await matchList('2 kg basmati, tomato x3, unicorn steaks');
  expect(matches()).toEqual([
    ['Basmati Rice', '1 kg', 2, true],
    ['Tomato', '500 g', 3, true],
    [undefined, undefined, 0, false],
  ]);
  expect($listTotals.get()).toMatchObject({ matched: 2, toCheck: 0, missing: 1, ticked: 2 });
  expect($cart.get().cartCount).toBe(0);

  tickLine(1, false);
  addTicked();
  expect($cart.get().cartList.map(({ product, quantity }) => [product.name, quantity])).toEqual([['Basmati Rice', 2]]);
  expect($shoppingList.get().data).toEqual([]);
});

test('what is in the cart already is added to, up to the limit', async () => {
  for (let times = 0; times < 2; times += 1) {
    await matchList('15 tomato');
    addTicked();
  }
  expect($cart.get().cartCount).toBe(20);
});

test('an amount that is not sold, or more than there is, is for the shopper to check', async () => {
  await matchList('300 g tomato');
  expect($shoppingList.get().data).toMatchObject([{ doubt: 'size', ticked: false, quantity: 1 }]);
});

test('a provider that says nothing about meanings or packs is enough', async () => {
  const { network } = shopping;
  shopping.network = async (request) => {
    const answer = await network(request);
    const url = new URL(request.url);
    if (!/search|byid/.test(url.pathname)) return answer;
    const { terms: _, ...body } = (await answer.json()) as { terms: unknown; data: { packs?: unknown } };
    if (url.pathname.includes('byid')) delete body.data.packs;
    return Response.json(body);
  };
  await matchList('2 kg basmati');
  expect(matches()).toEqual([['Basmati Rice', '1 kg', 2, true]]);
});

test('when the provider is away the list is empty and says why', async () => {
  shopping.network = lost;
  await matchList('tomato');
  expect($shoppingList.get()).toMatchObject({ status: 'Rejected', data: [] });
});
