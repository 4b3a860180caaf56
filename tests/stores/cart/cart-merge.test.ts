import { eq } from 'drizzle-orm';
import { keepMount } from 'nanostores';
import { describe, expect, test } from 'vitest';
import { product } from '../../../provider/db/schema/catalogue.ts';
import { $cart } from '../../../src/stores/cart/cart.ts';
import { quantityOf, setQuantity } from '../../../src/stores/cart/cart-quantity.ts';
import { mergeGuestCart } from '../../../src/stores/cart/cart-merge.ts';
import { $guestCart } from '../../../src/stores/cart/guest-cart.ts';
import { $toasts } from '../../../src/stores/lib/toast.ts';
import { openClient, logIn, lost, piecesAtProvider, written } from '../client-fixture.ts';

const shopping = openClient();
keepMount($cart);

describe('at log in the guest’s cart', () => {
  test('joins the customer’s, adding quantities', async () => {
    setQuantity(shopping.tomato, 2);
    setQuantity(shopping.dal, 1);
    const token = await logIn(shopping);
    setQuantity(shopping.tomato, 3);
    await written();
    await mergeGuestCart();
    expect($guestCart.get()).toEqual([]);
    expect(await piecesAtProvider(shopping, token)).toBe(6);
    expect(quantityOf($cart.get(), shopping.tomato.id)).toBe(5);
  });

  test('keeps and names what does not fit', async () => {
    setQuantity(shopping.tomato, 15);
    const token = await logIn(shopping);
    setQuantity(shopping.tomato, 10);
    await written();
    await mergeGuestCart();
    expect(await piecesAtProvider(shopping, token)).toBe(20);
    expect($cart.get().leftovers).toMatchObject([{ quantity: 5, product: { name: 'Tomato' } }]);
    expect($toasts.get().at(-1)?.text).toContain('Tomato');
  });

  test('loses nothing when the network goes, and goes on when it is back', async () => {
    setQuantity(shopping.tomato, 2);
    const token = await logIn(shopping);
    shopping.network = async (request) => {
      if (request.method === 'POST') lost();
      return shopping.shop.fetch(request);
    };
    await mergeGuestCart();
    expect($guestCart.get()).toHaveLength(1);
    shopping.network = shopping.shop.fetch;
    await mergeGuestCart();
    expect([$guestCart.get(), await piecesAtProvider(shopping, token)]).toEqual([[], 2]);
  });
});

describe('a guest’s cart on a bad network', () => {
  test('is moved once, though the first answer is lost', async () => {
    setQuantity(shopping.tomato, 3);
    const token = await logIn(shopping);
    let posts = 0;
    shopping.network = async (request) => {
      const answer = await shopping.shop.fetch(request);
      if (request.method === 'POST' && posts++ === 0) lost();
      return answer;
    };
    await mergeGuestCart();
    await mergeGuestCart();
    expect([$guestCart.get(), await piecesAtProvider(shopping, token)]).toEqual([[], 3]);
  });

  test('is moved once, though the page was left before the answer came', async () => {
    setQuantity(shopping.tomato, 3);
    const token = await logIn(shopping);
    const line = $guestCart.get()[0];
    await mergeGuestCart();
    // As the disk had it when the page was left: begun, not ended.
    $guestCart.set(line ? [{ ...line, target: 3 }] : []);
    await mergeGuestCart();
    expect([$guestCart.get(), await piecesAtProvider(shopping, token)]).toEqual([[], 3]);
  });

  test('leaves what did not fit alone until the shopper says otherwise', async () => {
    setQuantity(shopping.tomato, 15);
    const token = await logIn(shopping);
    setQuantity(shopping.tomato, 10);
    await written();
    await mergeGuestCart();
    setQuantity(shopping.tomato, 0);
    await written();
    await mergeGuestCart();
    expect(await piecesAtProvider(shopping, token)).toBe(0);
    expect($cart.get().leftovers).toMatchObject([{ quantity: 5 }]);
  });
});

test('what a price was when a guest put it into the cart is told after log in too', async () => {
  setQuantity(shopping.dal, 1);
  const [guest] = $guestCart.get();
  if (!guest) throw new Error('The guest’s cart is empty.');
  await shopping.shop.db
    .update(product)
    .set({ pricePaise: guest.addedPrice + 700 })
    .where(eq(product.slug, 'masoor-dal'));
  await logIn(shopping);
  await mergeGuestCart();
  expect($cart.get().cartList).toMatchObject([
    { addedPrice: guest.addedPrice, product: { price: guest.addedPrice + 700 }, quantity: 1 },
  ]);
});
