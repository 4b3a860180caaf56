import { eq } from 'drizzle-orm';
import { keepMount } from 'nanostores';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Product } from '../../../contract/product.ts';
import { product as productTable } from '../../../provider/db/schema/catalogue.ts';
import { getProduct } from '../../../src/api/product.ts';
import { $cart } from '../../../src/stores/cart/cart.ts';
import { setQuantity } from '../../../src/stores/cart/cart-quantity.ts';
import { mergeGuestCart } from '../../../src/stores/cart/cart-merge.ts';
import { $guestCart } from '../../../src/stores/cart/guest-cart.ts';
import { openClient, logIn, lost, type ClientFixture, written } from '../client-fixture.ts';

const shopping = openClient();
keepMount($cart);

/** Pieces by name. */
type Pieces = Partial<Record<'tomato' | 'dal' | 'milk' | 'rice', number>>;

const NOTHING: Pieces = {};
/** `rice` is taken out of the shop after it was put into a cart; 20 is the most one cart may hold of anything. */
const TABLE: [guest: string, Pieces, customer: string, Pieces, cart: Pieces, left: Pieces][] = [
  ['nothing', {}, 'nothing', {}, {}, NOTHING],
  ['nothing', {}, 'tomatoes', { tomato: 3 }, { tomato: 3 }, NOTHING],
  ['nothing', {}, 'milk', { milk: 1 }, { milk: 1 }, NOTHING],
  ['nothing', {}, 'what is gone', { rice: 1 }, { rice: 1 }, NOTHING],
  ['nothing', {}, 'many tomatoes', { tomato: 15 }, { tomato: 15 }, NOTHING],
  ['tomatoes', { tomato: 2 }, 'nothing', {}, { tomato: 2 }, NOTHING],
  ['tomatoes', { tomato: 2 }, 'tomatoes', { tomato: 3 }, { tomato: 5 }, NOTHING],
  ['tomatoes', { tomato: 2 }, 'milk', { milk: 1 }, { milk: 1, tomato: 2 }, NOTHING],
  ['tomatoes', { tomato: 2 }, 'what is gone', { rice: 1 }, { rice: 1, tomato: 2 }, NOTHING],
  ['tomatoes', { tomato: 6 }, 'many tomatoes', { tomato: 15 }, { tomato: 20 }, { tomato: 1 }],
  ['dal', { dal: 1 }, 'nothing', {}, { dal: 1 }, NOTHING],
  ['dal', { dal: 1 }, 'tomatoes', { tomato: 3 }, { tomato: 3, dal: 1 }, NOTHING],
  ['dal', { dal: 1 }, 'milk', { milk: 1 }, { milk: 1, dal: 1 }, NOTHING],
  ['dal', { dal: 1 }, 'what is gone', { rice: 1 }, { rice: 1, dal: 1 }, NOTHING],
  ['dal', { dal: 1 }, 'many tomatoes', { tomato: 15 }, { tomato: 15, dal: 1 }, NOTHING],
  ['what is gone', { rice: 2 }, 'nothing', {}, {}, { rice: 2 }],
  ['what is gone', { rice: 2 }, 'tomatoes', { tomato: 3 }, { tomato: 3 }, { rice: 2 }],
  ['what is gone', { rice: 2, dal: 1 }, 'milk', { milk: 1 }, { milk: 1, dal: 1 }, { rice: 2 }],
  ['what is gone', { rice: 2 }, 'what is gone', { rice: 1 }, { rice: 1 }, { rice: 2 }],
  ['what is gone', { rice: 2 }, 'many tomatoes', { tomato: 15 }, { tomato: 15 }, { rice: 2 }],
  ['many tomatoes', { tomato: 15 }, 'nothing', {}, { tomato: 15 }, NOTHING],
  ['many tomatoes', { tomato: 15 }, 'tomatoes', { tomato: 6 }, { tomato: 20 }, { tomato: 1 }],
  ['many tomatoes', { tomato: 15 }, 'milk', { milk: 1 }, { milk: 1, tomato: 15 }, NOTHING],
  ['many tomatoes', { tomato: 15 }, 'what is gone', { rice: 1 }, { rice: 1, tomato: 15 }, NOTHING],
  ['many tomatoes', { tomato: 15 }, 'many tomatoes', { tomato: 15 }, { tomato: 20 }, { tomato: 10 }],
];

let products: Record<keyof Pieces, Product>;
const slugs = { tomato: 'tomato', dal: 'masoor-dal', milk: 'toned-milk', rice: 'old-basmati' } as const;
const nameOf = (id: unknown) => Object.entries(products).find(([, product]) => product.id === id)?.[0] ?? 'unknown';

beforeAll(async () => {
  const find = (name: keyof typeof slugs) => getProduct(slugs[name]);
  const [tomato, dal, milk, rice] = await Promise.all([find('tomato'), find('dal'), find('milk'), find('rice')]);
  products = { tomato, dal, milk, rice };
});

const sellRice = (active: boolean) =>
  shopping.shop.db
    .update(productTable)
    .set({ active })
    .where(eq(productTable.id, Number(products.rice.id)));
afterEach(async () => void (await sellRice(true)));

const put = (pieces: Pieces): void => {
  for (const [name, quantity] of Object.entries(pieces)) setQuantity(products[name as keyof Pieces], quantity);
};
const pieces = (lines: readonly { product: { id: unknown }; quantity: number }[]): Pieces =>
  Object.fromEntries(lines.map(({ product, quantity }) => [nameOf(product.id), quantity]));

/** The guest fills a cart, logs in as a customer who has one too, and what is gone is gone by then. */
async function meet(with_: ClientFixture, guest: Pieces, customer: Pieces): Promise<string> {
  put(guest);
  const kept = $guestCart.get();
  $guestCart.set([]);
  const token = await logIn(with_);
  put(customer);
  await written();
  $guestCart.set(kept);
  await sellRice(false);
  return token;
}

async function ends(token: string): Promise<{ cart: Pieces; left: Pieces }> {
  const { body } = await shopping.shop.get('/cart/web/c', token);
  expect(pieces($cart.get().cartList), 'the page shows what the provider has').toEqual(pieces(body.data));
  return { cart: pieces(body.data), left: pieces($guestCart.get()) };
}

describe('a guest’s cart meets a customer’s', () => {
  test.each(TABLE)('%s %o and %s %o', async (_guest, guest, _customer, customer, cart, left) => {
    const token = await meet(shopping, guest, customer);
    await mergeGuestCart();
    expect(await ends(token)).toEqual({ cart, left });
    await mergeGuestCart();
    expect(await ends(token), 'merging again changes nothing').toEqual({ cart, left });
  });
});

describe('a merge that is cut off', () => {
  const guest: Pieces = { tomato: 4, dal: 2, rice: 1 };
  const customer: Pieces = { tomato: 18, milk: 1 };
  const whole = { cart: { tomato: 20, milk: 1, dal: 2 }, left: { tomato: 2, rice: 1 } };
  const cuts = [0, 1, 2, 3].flatMap((after) => [
    [after, 'before it arrives'] as const,
    [after, 'before its answer is back'] as const,
  ]);

  test.each(cuts)('after %i writes, %s, loses nothing and ends as if it had not been', async (after, when) => {
    const token = await meet(shopping, guest, customer);
    let writes = 0;
    shopping.network = async (request) => {
      if (request.method === 'GET' || writes++ < after) return shopping.shop.fetch(request);
      if (when === 'before its answer is back' && writes === after + 1) await shopping.shop.fetch(request);
      return lost();
    };
    await mergeGuestCart();
    const between = await ends(token);
    const sum = ({ tomato = 0, dal = 0, rice = 0 }: Pieces) => tomato + dal + rice;
    expect(sum(between.cart) + sum(between.left)).toBeGreaterThanOrEqual(sum(guest) + sum(customer));
    shopping.network = shopping.shop.fetch;
    await mergeGuestCart();
    expect(await ends(token)).toEqual(whole);
  });
});
