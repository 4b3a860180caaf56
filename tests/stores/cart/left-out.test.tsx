import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LeftOutNotice } from '../../../src/components/cart/LeftOut.tsx';
import { $customerCart, loadCustomerCart, resetCustomerCart } from '../../../src/stores/cart/customer-cart.ts';
import { $leftOut } from '../../../src/stores/cart/cart-changes.ts';
import { $root, emptyRoot } from '../../../src/stores/session/root-entry.ts';
import { provider, startTestProvider } from '../../adapter/test-provider.ts';

startTestProvider();

const line = (id: number, product: object) => ({ id, quantity: 2, product });
const tomato = { id: 't', name: 'Tomato', price: 45 };

beforeEach(() => {
  vi.stubGlobal('document', undefined);
  $root.set({ ...emptyRoot, auth: { token: 'x', data: { id: 1, name: 'Mou Sen' } } });
});
afterEach(() => {
  $root.set(emptyRoot);
  resetCustomerCart();
  vi.unstubAllGlobals();
});

const load = (...lines: object[]) => {
  provider.answer = () =>
    lines.length > 0 ? [200, { data: lines, count: lines.length }] : [404, { message: 'None.' }];
  return loadCustomerCart();
};

describe('lines of the cart that can’t be read', () => {
  test('are counted beside those that can, until the cart is read again', async () => {
    await load(line(1, tomato), line(2, { id: 'y' }), line(3, { id: 'x' }));
    expect($customerCart.get().data.data).toHaveLength(1);
    expect($leftOut.get()).toBe(2);
    await load(line(1, tomato));
    expect($leftOut.get()).toBe(0);
  });

  test('are counted where there is nothing else, and forgotten with an empty cart', async () => {
    await load(line(2, { id: 'y' }));
    expect([$customerCart.get().data.count, $leftOut.get()]).toEqual([0, 1]);
    await load();
    expect($leftOut.get()).toBe(0);
  });

  test('are nobody else’s: a guest hears of none', async () => {
    await load(line(2, { id: 'y' }));
    $root.set(emptyRoot);
    expect($leftOut.get()).toBe(0);
  });

  test.each([
    [1, '1 item in your cart could not be shown.'],
    [3, '3 items in your cart could not be shown.'],
  ])('%i: said in plain words', (lines, words) => {
    expect(renderToStaticMarkup(<LeftOutNotice lines={lines} />)).toContain(words);
  });

  test('are no word where there are none', () => expect(renderToStaticMarkup(<LeftOutNotice lines={0} />)).toBe(''));
});
