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

test('amounts are read as they are written in three languages', async () => {
  for (const line of [
    'बासमती चावल 2 किलो',
    'বাসমতি চাল ২ কেজি',
    'दो किलो बासमती चावल',
    'basmati 2kgs',
    '2,0 kg basmati',
  ]) {
    await matchList(line);
    expect(matches(), line).toEqual([['Basmati Rice', '1 kg', 2, true]]);
  }
  await matchList('आधा किलो टमाटर\ntomato 1/2 kg\nটম্যাটো ৫০০ গ্রাম');
  expect(matches()).toEqual(Array.from({ length: 3 }, () => ['Tomato', '500 g', 1, true]));
});

test('an amount that was not understood is never ticked', async () => {
  const lines = [
    '2-3 kg tomato',
    '5 seer tomato',
    '₹20 tomato',
    '2 wxyz tomato',
    'tomato 500',
    'two tomato',
    '2/3 kg tomato',
  ];
  await matchList(lines.join('\n'));
  const { data } = $shoppingList.get();
  expect(data.map(({ text }) => text)).toEqual(lines);
  expect(data.filter(({ ticked }) => ticked)).toEqual([]);
  expect(data.filter(({ options }) => options.length > 0).map(({ doubt }) => doubt)).not.toContain(null);
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
