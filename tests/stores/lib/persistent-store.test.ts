import { cleanTestStorage, getTestStorage, setTestStorageKey, useTestStorageEngine } from '@nanostores/persistent';
import { keepMount } from 'nanostores';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deserializeProducts } from '../../../src/ui/compact-products.ts';

// Before the stores, which read what lies there when they are made.
useTestStorageEngine();
const { $guestCart, setGuestQuantity } = await import('../../../src/stores/cart/guest-cart.ts');
const { $orderResponse } = await import('../../../src/stores/checkout/order-response.ts');

const [dal] = deserializeProducts('[{"id":7,"name":"Dal","price":7000,"mrp":8050}]');
const line = { product: { id: 7, name: 'Dal', price: 7000 }, quantity: 2, addedPrice: 6500 };
const order = {
  id: 1,
  number: 'HT-1',
  items: [{ name: 'Dal', quantity: 1, price: 7000 }],
  toPay: 7000,
  paymentMethod: 'cash',
  slot: { date: '2026-11-21', from: '11:00', to: '13:00' },
  address: { line1: '22 Mandeville Gardens' },
};

beforeAll(() => {
  keepMount($guestCart);
  keepMount($orderResponse);
});
beforeEach(() => {
  cleanTestStorage();
  $guestCart.set([]);
  $orderResponse.set(null);
});

describe('what this device keeps is mistrusted', () => {
  const broken = ['', '{', 'null', '7', '"cart"', '{}', '[null]', '[{"quantity":1}]'];
  test.each(broken)('%s is an empty cart', (text) => {
    setTestStorageKey('guest-cart', text);
    expect($guestCart.get()).toEqual([]);
  });

  test.each(broken)('%s is no order', (text) => {
    setTestStorageKey('order-response', text);
    expect($orderResponse.get()).toBe(null);
  });

  test('a line that can’t be read does not take the others with it', () => {
    const bad = [{ ...line, quantity: -1 }, { ...line, product: { ...line.product, price: 'free' } }, { product: {} }];
    setTestStorageKey('guest-cart', JSON.stringify([...bad, line]));
    expect($guestCart.get()).toMatchObject([{ quantity: 2, addedPrice: 6500, product: { name: 'Dal', image: null } }]);
  });

  test('a line of an older shop lacks fields and is read all the same, an order too', () => {
    setTestStorageKey('guest-cart', JSON.stringify([line]));
    expect($guestCart.get()[0]?.product).toMatchObject({ stock: null, category: null, packs: null });
    setTestStorageKey('order-response', JSON.stringify(order));
    expect($orderResponse.get()).toMatchObject({ number: 'HT-1', items: [{ image: null }] });
  });
});

test('an empty cart and no order leave no entry', () => {
  if (dal) setGuestQuantity(dal, 3);
  expect(JSON.parse(getTestStorage()['guest-cart'] ?? '')).toMatchObject([{ quantity: 3, addedPrice: 7000 }]);
  if (dal) setGuestQuantity({ ...dal, price: 7500 }, 4);
  expect($guestCart.get()).toMatchObject([{ quantity: 4, addedPrice: 7000, product: { price: 7500 } }]);
  $guestCart.set([]);
  expect(getTestStorage()).toEqual({});
});
