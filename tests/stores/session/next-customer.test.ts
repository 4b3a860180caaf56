import { eq } from 'drizzle-orm';
import { keepMount } from 'nanostores';
import { describe, expect, test } from 'vitest';
import { cartLine } from '../../../provider/db/schema/cart.ts';
import { logout } from '../../../src/stores/session/log-out.ts';
import { $cart } from '../../../src/stores/cart/cart.ts';
import { setQuantity } from '../../../src/stores/cart/cart-quantity.ts';
import { resetCustomerCart, loadCustomerCart } from '../../../src/stores/cart/customer-cart.ts';
import { $root } from '../../../src/stores/session/root-entry.ts';
import { openClient, logIn, piecesAtProvider, written } from '../client-fixture.ts';

const shopping = openClient();
keepMount($cart);

/** Holds back what `held` picks until `release` is called. */
function hold(held: (request: Request) => boolean): () => void {
  const waiting: (() => void)[] = [];
  shopping.network = async (request) => {
    if (held(request)) await new Promise<void>((resolve) => waiting.push(resolve));
    return shopping.shop.fetch(request);
  };
  return () => {
    shopping.network = shopping.shop.fetch;
    for (const go of waiting) go();
  };
}

/** What the database has, for whoever has no token any more. */
async function piecesOf(customerId: number): Promise<number | undefined> {
  const [line] = await shopping.shop.db.select().from(cartLine).where(eq(cartLine.customerId, customerId));
  return line?.quantity;
}

/** The page follows a log-out as it does in a browser. */
const leave = () => {
  logout();
  resetCustomerCart();
};

describe('logging out never shows one customer’s cart to the next', () => {
  test('though a cart asked for before comes late', async () => {
    await logIn(shopping);
    setQuantity(shopping.tomato, 3);
    await written();
    const release = hold(() => true);
    const late = loadCustomerCart();
    leave();
    expect($cart.get()).toMatchObject({ cartList: [], cartCount: 0, totalPrice: 0 });
    release();
    await late;
    expect($cart.get()).toMatchObject({ cartList: [], cartCount: 0, totalPrice: 0 });
    await logIn(shopping);
    expect($cart.get().cartList).toEqual([]);
  });

  test('though a write is still under way', async () => {
    await logIn(shopping);
    const first = Number($root.get().auth.data?.id);
    const release = hold(({ method }) => method !== 'GET');
    setQuantity(shopping.tomato, 3);
    leave();
    const second = await logIn(shopping);
    release();
    await expect.poll(() => piecesOf(first)).toBe(3);
    setQuantity(shopping.dal, 1);
    await written();
    expect($cart.get().cartList.map(({ product }) => product.name)).toEqual([shopping.dal.name]);
    expect(await piecesAtProvider(shopping, second)).toBe(1);
  });
});
