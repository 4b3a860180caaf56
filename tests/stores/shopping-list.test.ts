import { keepMount } from 'nanostores';
import { expect, test } from 'vitest';
import { $cart } from '../../src/stores/cart.ts';
import { $shoppingList, fillFromList } from '../../src/stores/shopping-list.ts';
import { goShopping } from './shopping.ts';

goShopping();
keepMount($cart);

test('a pasted list becomes a basket in the packs that fit, and what was not found is named', async () => {
  await fillFromList('2 kg basmati, tamatar x3, unicorn steaks');
  const inCart = $cart.get().cartList.map(({ product, quantity }) => [product.name, product.packSize, quantity]);
  expect(inCart).toEqual([
    ['Basmati Rice', '1 kg', 2],
    ['Tomato', '500 g', 3],
  ]);
  const missing = $shoppingList.get().data.filter(({ product }) => !product);
  expect(missing.map(({ text }) => text)).toEqual(['unicorn steaks']);
});

test('what is in the cart already is added to, up to the limit', async () => {
  await fillFromList('15 tamatar');
  await fillFromList('15 tamatar');
  expect($cart.get().cartCount).toBe(20);
});
