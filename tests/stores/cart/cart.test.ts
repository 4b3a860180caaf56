import { keepMount } from 'nanostores';
import { describe, expect, test } from 'vitest';
import { $cart } from '../../../src/stores/cart/cart.ts';
import { decrease, increase, quantityOf, setQuantity } from '../../../src/stores/cart/cart-quantity.ts';
import { $customerCart, loadCustomerCart } from '../../../src/stores/cart/customer-cart.ts';
import { $root } from '../../../src/stores/session/root-entry.ts';
import { $toasts } from '../../../src/stores/lib/toast.ts';
import { openClient, logIn, lost, piecesAtProvider, written } from '../client-fixture.ts';

const shopping = openClient();
keepMount($cart);

describe('a guest’s cart', () => {
  test('counts and adds up on this device', () => {
    setQuantity(shopping.tomato, 2);
    increase(shopping.dal);
    decrease(shopping.tomato);
    expect($cart.get()).toMatchObject({ cartCount: 2, totalPrice: 2250 + 7000 });
  });

  test('never holds more than may be sold', () => {
    setQuantity(shopping.last, 5);
    expect(quantityOf($cart.get(), shopping.last.id)).toBe(1);
    expect($toasts.get()[0]?.text).toContain('most we can sell');
  });
});

describe('a customer’s cart', () => {
  test('ten fast taps end at exactly ten, here and at the provider', async () => {
    const token = await logIn(shopping);
    for (let tap = 0; tap < 10; tap++) increase(shopping.tomato);
    expect(quantityOf($cart.get(), shopping.tomato.id)).toBe(10);
    await written();
    expect(await piecesAtProvider(shopping, token)).toBe(10);
    expect($cart.get().totalPrice).toBe(22_500);
  });

  test('up and down while calls are slow ends at the newest wish', async () => {
    const token = await logIn(shopping);
    const onTheirWay: ((value: undefined) => void)[] = [];
    shopping.network = async (request) => {
      const { promise, resolve } = Promise.withResolvers<undefined>();
      onTheirWay.push(resolve);
      await promise;
      return shopping.shop.fetch(request);
    };
    // While one call is on its way, two more wishes come; then it arrives, and the next one sets out.
    for (const wishes of [
      [3, 1],
      [7, 2],
      [0, 4],
    ]) {
      for (const wish of wishes) setQuantity(shopping.tomato, wish);
      await expect.poll(() => onTheirWay.length).toBeGreaterThan(0);
      for (const arrive of onTheirWay.splice(0)) arrive(undefined);
    }
    shopping.network = shopping.shop.fetch;
    for (const arrive of onTheirWay) arrive(undefined);
    await written();
    expect([quantityOf($cart.get(), shopping.tomato.id), await piecesAtProvider(shopping, token)]).toEqual([4, 4]);
  });

  test('a lost answer is not added twice', async () => {
    const token = await logIn(shopping);
    let answers = 0;
    shopping.network = async (request) => {
      const answer = await shopping.shop.fetch(request);
      if (request.method !== 'GET' && answers++ === 0) lost();
      return answer;
    };
    setQuantity(shopping.tomato, 3);
    await written();
    expect(answers).toBeGreaterThan(0);
    expect([quantityOf($cart.get(), shopping.tomato.id), await piecesAtProvider(shopping, token)]).toEqual([3, 3]);
  });

  test('a call that never arrives is made again', async () => {
    const token = await logIn(shopping);
    let calls = 0;
    shopping.network = async (request) => {
      if (request.method !== 'GET' && calls++ < 2) lost();
      return shopping.shop.fetch(request);
    };
    setQuantity(shopping.tomato, 3);
    await written();
    expect([quantityOf($cart.get(), shopping.tomato.id), await piecesAtProvider(shopping, token)]).toEqual([3, 3]);
    expect($toasts.get()).toEqual([]);
  });

  test('a write that keeps failing returns to the truth and says so', async () => {
    const token = await logIn(shopping);
    setQuantity(shopping.tomato, 2);
    await written();
    shopping.network = async (request) => {
      if (request.method !== 'GET') lost();
      return shopping.shop.fetch(request);
    };
    setQuantity(shopping.tomato, 9);
    await expect.poll(() => $toasts.get().length).toBeGreaterThan(0);
    await written();
    expect([quantityOf($cart.get(), shopping.tomato.id), await piecesAtProvider(shopping, token)]).toEqual([2, 2]);
    expect($toasts.get().at(-1)?.text).toMatch(/could not reach the shop/);
  });

  test('§8: 401 on several calls at once logs out once and goes to log in once', async () => {
    await logIn(shopping);
    $root.set({ ...$root.get(), auth: { ...$root.get().auth, token: 'not.a.token' } });
    await Promise.all([loadCustomerCart(), loadCustomerCart(), loadCustomerCart()]);
    expect($root.get().auth.token).toBe(null);
    expect(shopping.went).toEqual(['/auth/login?next=%2F']);
    expect([...shopping.session.values()]).toEqual(['Please log in again.']);
  });

  test('§8: 404 on the cart call is an empty cart', async () => {
    await logIn(shopping);
    shopping.network = () => Promise.resolve(Response.json({ message: 'No cart.', code: 'no_cart' }, { status: 404 }));
    await loadCustomerCart();
    expect($customerCart.get()).toMatchObject({ status: 'Fullfilled', data: { data: [], count: 0 } });
  });
});

test('a provider whose answers name no line still ends at the right number', async () => {
  const token = await logIn(shopping);
  shopping.network = async (request) => {
    const answer = await shopping.shop.fetch(request);
    return request.method === 'GET' || !answer.ok ? answer : new Response(null, { status: 204 });
  };
  setQuantity(shopping.tomato, 2);
  await written();
  setQuantity(shopping.tomato, 3);
  await written();
  expect([quantityOf($cart.get(), shopping.tomato.id), await piecesAtProvider(shopping, token)]).toEqual([3, 3]);
});
