import { keepMount } from 'nanostores';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Product } from '../../contract/product.ts';
import { connection } from '../../src/api/http.ts';
import { getProduct } from '../../src/api/product.ts';
import { $cart, decrease, increase, quantityOf, setQuantity } from '../../src/stores/cart.ts';
import { mergeGuestCart } from '../../src/stores/cart-merge.ts';
import { $customerCart, forgetCustomerCart, loadCustomerCart } from '../../src/stores/customer-cart.ts';
import { $guestCart } from '../../src/stores/guest-cart.ts';
import { $root, emptyRoot } from '../../src/stores/root.ts';
import { route } from '../../src/stores/route.ts';
import { $toasts } from '../../src/stores/toast.ts';
import { openShop, type Shop } from '../provider/open.ts';

let shop: Shop;
let tomato: Product;
let dal: Product;
let last: Product;
/** What happens to a call on its way; tests make it slow, or lose it. */
let network: (request: Request) => Promise<Response>;
let went: string[];

beforeAll(async () => {
  shop = await openShop();
  connection.base = 'http://shop.test/api';
  connection.fetch = (request) => network(request);
  network = shop.fetch;
  [tomato, dal, last] = await Promise.all([getProduct('tomato'), getProduct('masoor-dal'), getProduct('last-laddu')]);
  keepMount($cart);
});
afterAll(() => shop.close());

beforeEach(() => {
  network = shop.fetch;
  went = [];
  route.go = (path) => void went.push(path);
  // A browser's locks; one tab is all there is here.
  vi.stubGlobal('navigator', { locks: { request: (_: string, work: () => Promise<unknown>) => work() } });
});
afterEach(() => {
  $root.set(emptyRoot);
  $guestCart.set([]);
  $toasts.set([]);
  forgetCustomerCart();
  vi.unstubAllGlobals();
});

const logIn = async (): Promise<string> => {
  const { token, id } = await shop.register();
  $root.set({ ...$root.get(), auth: { token, data: { id, name: 'Mou Sen' } } });
  await loadCustomerCart();
  return token;
};

/** Until everything the shopper wished is written. */
const written = () =>
  expect.poll(() => $cart.get().data.count === $cart.get().cartCount && !$cart.get().loading).toBe(true);

const atProvider = async (token: string): Promise<number> =>
  (await shop.get('/cart/web/c', token)).body.count as number;

describe('a guest’s cart', () => {
  test('counts and adds up on this device', () => {
    setQuantity(tomato, 2);
    increase(dal);
    decrease(tomato);
    expect($cart.get()).toMatchObject({ cartCount: 2, totalPrice: 2250 + 7000 });
  });

  test('never holds more than may be sold', () => {
    setQuantity(last, 5);
    expect(quantityOf($cart.get(), last.id)).toBe(1);
    expect($toasts.get()[0]?.text).toContain('most we can sell');
  });
});

describe('a customer’s cart', () => {
  test('ten fast taps end at exactly ten, here and at the provider', async () => {
    const token = await logIn();
    for (let tap = 0; tap < 10; tap++) increase(tomato);
    expect(quantityOf($cart.get(), tomato.id)).toBe(10);
    await written();
    expect(await atProvider(token)).toBe(10);
    expect($cart.get().totalPrice).toBe(22_500);
  });

  test('up and down while calls are slow ends at the newest wish', async () => {
    const token = await logIn();
    network = async (request) => {
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 40));
      return shop.fetch(request);
    };
    for (const wish of [3, 1, 7, 2, 0, 4]) {
      setQuantity(tomato, wish);
      await new Promise((resolve) => setTimeout(resolve, 15));
    }
    await written();
    expect([quantityOf($cart.get(), tomato.id), await atProvider(token)]).toEqual([4, 4]);
  });

  test('a lost answer is not added twice', async () => {
    const token = await logIn();
    let lost = 0;
    network = async (request) => {
      const answer = await shop.fetch(request);
      if (request.method !== 'GET' && lost++ === 0) throw new TypeError('the network is gone');
      return answer;
    };
    setQuantity(tomato, 3);
    await written();
    expect(lost).toBeGreaterThan(0);
    expect([quantityOf($cart.get(), tomato.id), await atProvider(token)]).toEqual([3, 3]);
  });

  test('a write that keeps failing returns to the truth and says so', async () => {
    const token = await logIn();
    setQuantity(tomato, 2);
    await written();
    network = async (request) => {
      if (request.method !== 'GET') throw new TypeError('the network is gone');
      return shop.fetch(request);
    };
    setQuantity(tomato, 9);
    await expect.poll(() => $toasts.get().length).toBeGreaterThan(0);
    await written();
    expect([quantityOf($cart.get(), tomato.id), await atProvider(token)]).toEqual([2, 2]);
    expect($toasts.get().at(-1)?.text).toMatch(/could not reach the shop/);
  });

  test('§8: 401 on several calls at once logs out once and goes to log in once', async () => {
    await logIn();
    $root.set({ ...$root.get(), auth: { ...$root.get().auth, token: 'not.a.token' } });
    await Promise.all([loadCustomerCart(), loadCustomerCart(), loadCustomerCart()]);
    expect($root.get().auth.token).toBe(null);
    expect(went).toEqual(['/auth/login?next=%2F']);
    expect($toasts.get()).toHaveLength(1);
  });

  test('§8: 404 on the cart call is an empty cart', async () => {
    await logIn();
    network = () => Promise.resolve(Response.json({ message: 'No cart.', code: 'no_cart' }, { status: 404 }));
    await loadCustomerCart();
    expect($customerCart.get()).toMatchObject({ status: 'Fullfilled', data: { data: [], count: 0 } });
  });
});

describe('at log in the guest’s cart', () => {
  test('joins the customer’s, adding quantities', async () => {
    setQuantity(tomato, 2);
    setQuantity(dal, 1);
    const token = await logIn();
    setQuantity(tomato, 3);
    await written();
    await mergeGuestCart();
    expect($guestCart.get()).toEqual([]);
    expect(await atProvider(token)).toBe(6);
    expect(quantityOf($cart.get(), tomato.id)).toBe(5);
  });

  test('keeps and names what does not fit', async () => {
    setQuantity(tomato, 15);
    const token = await logIn();
    setQuantity(tomato, 10);
    await written();
    await mergeGuestCart();
    expect(await atProvider(token)).toBe(20);
    expect($cart.get().leftovers).toMatchObject([{ quantity: 5, product: { name: 'Tomato' } }]);
    expect($toasts.get().at(-1)?.text).toContain('Tomato');
  });

  test('loses nothing when the network goes, and goes on when it is back', async () => {
    setQuantity(tomato, 2);
    const token = await logIn();
    network = async (request) => {
      if (request.method === 'POST') throw new TypeError('the network is gone');
      return shop.fetch(request);
    };
    await mergeGuestCart();
    expect($guestCart.get()).toHaveLength(1);
    network = shop.fetch;
    await mergeGuestCart();
    expect([$guestCart.get(), await atProvider(token)]).toEqual([[], 2]);
  });
});
