import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import type { Product } from '../../contract/product.ts';
import { connection } from '../../src/api/connection.ts';
import { getProduct } from '../../src/api/product.ts';
import { $cart } from '../../src/stores/cart/cart.ts';
import { $pendingChanges, resetCustomerCart, loadCustomerCart } from '../../src/stores/cart/customer-cart.ts';
import { $guestCart } from '../../src/stores/cart/guest-cart.ts';
import { $root, emptyRoot } from '../../src/stores/session/root-entry.ts';
import { navigation } from '../../src/stores/lib/navigation.ts';
import { $toasts } from '../../src/stores/lib/toast.ts';
import { openShop, type Shop } from '../provider/fixtures/open.ts';

/** The real stores on the real provider, with a network in between that a test can make slow or lossy. */
export interface ClientFixture {
  shop: Shop;
  tomato: Product;
  dal: Product;
  last: Product;
  /** What happens to a call on its way. */
  network: (request: Request) => Promise<Response>;
  /** Where the stores sent the browser. */
  went: string[];
  session: Map<string, string>;
}

export const lost = (): never => {
  throw new TypeError('the network is gone');
};

export function openClient(): ClientFixture {
  const shopping = { went: [], session: new Map() } as unknown as ClientFixture;
  beforeAll(async () => {
    shopping.shop = await openShop();
    shopping.network = shopping.shop.fetch;
    connection.base = 'http://shop.test/api';
    connection.fetch = (request) => shopping.network(request);
    [shopping.tomato, shopping.dal, shopping.last] = await Promise.all([
      getProduct('tomato'),
      getProduct('masoor-dal'),
      getProduct('last-laddu'),
    ]);
  });
  afterAll(() => shopping.shop.close());
  beforeEach(() => {
    shopping.network = shopping.shop.fetch;
    shopping.went = [];
    shopping.session.clear();
    navigation.go = navigation.replace = (path) => void shopping.went.push(path);
    // What of a browser the stores ask for: one tab's locks and its session storage.
    vi.stubGlobal('navigator', { locks: { request: (_: string, work: () => Promise<unknown>) => work() } });
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => shopping.session.get(key) ?? null,
      setItem: (key: string, value: string) => shopping.session.set(key, value),
      removeItem: (key: string) => shopping.session.delete(key),
    });
  });
  afterEach(() => {
    $root.set(emptyRoot);
    $guestCart.set([]);
    $toasts.set([]);
    resetCustomerCart();
    vi.unstubAllGlobals();
  });
  return shopping;
}

export async function logIn({ shop }: ClientFixture): Promise<string> {
  const { token, id } = await shop.register();
  $root.set({ ...$root.get(), auth: { token, data: { id, name: 'Mou Sen' } } });
  await loadCustomerCart();
  return token;
}

/** Until everything the shopper wished is written. */
export const written = (): Promise<void> =>
  expect.poll(() => $pendingChanges.get().size === 0 && $cart.get().status === 'Fullfilled').toBe(true);

export const piecesAtProvider = async ({ shop }: ClientFixture, token: string): Promise<number> =>
  (await shop.get('/cart/web/c', token)).body.count as number;
