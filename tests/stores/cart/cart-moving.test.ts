import { keepMount } from 'nanostores';
import { describe, expect, test } from 'vitest';
import { $cart } from '../../../src/stores/cart/cart.ts';
import { $merging, mergeGuestCart } from '../../../src/stores/cart/cart-merge.ts';
import { quantityOf, setQuantity } from '../../../src/stores/cart/cart-quantity.ts';
import { loadCustomerCart } from '../../../src/stores/cart/customer-cart.ts';
import { $guestCart } from '../../../src/stores/cart/guest-cart.ts';
import { openClient, logIn, piecesAtProvider, written } from '../client-fixture.ts';

const shopping = openClient();
keepMount($cart);

describe('what was tapped before a customer’s cart was there', () => {
  test('counts as in the cart until it is moved, and can be changed', async () => {
    setQuantity(shopping.tomato, 2);
    const token = await logIn(shopping);
    $merging.set(true);
    expect(quantityOf($cart.get(), shopping.tomato.id)).toBe(2);
    expect($cart.get()).toMatchObject({ cartCount: 2, totalPrice: 2 * shopping.tomato.price, leftovers: [] });
    setQuantity(shopping.tomato, 3);
    expect(quantityOf($cart.get(), shopping.tomato.id)).toBe(3);
    await mergeGuestCart();
    expect([await piecesAtProvider(shopping, token), $cart.get().cartCount, $guestCart.get()]).toEqual([3, 3, []]);
  });

  test('is counted on top of what the customer had, and taken from that too', async () => {
    setQuantity(shopping.tomato, 1);
    const token = await logIn(shopping);
    setQuantity(shopping.tomato, 4);
    await written();
    $merging.set(true);
    expect(quantityOf($cart.get(), shopping.tomato.id)).toBe(5);
    setQuantity(shopping.tomato, 2);
    await mergeGuestCart();
    await written();
    expect([await piecesAtProvider(shopping, token), $guestCart.get()]).toEqual([2, []]);
  });

  test('is moved after the read that is under way, as by a chosen pincode or another tab', async () => {
    setQuantity(shopping.tomato, 2);
    const token = await logIn(shopping);
    $merging.set(true);
    const reading = loadCustomerCart();
    await mergeGuestCart();
    await reading;
    expect([await piecesAtProvider(shopping, token), $guestCart.get()]).toEqual([2, []]);
  });

  test('stays away when the shopper takes it out before its turn', async () => {
    setQuantity(shopping.tomato, 1);
    setQuantity(shopping.dal, 1);
    const token = await logIn(shopping);
    $merging.set(true);
    shopping.network = async (request) => {
      setQuantity(shopping.dal, 0);
      shopping.network = shopping.shop.fetch;
      return shopping.shop.fetch(request);
    };
    await mergeGuestCart();
    await written();
    expect([await piecesAtProvider(shopping, token), $guestCart.get()]).toEqual([1, []]);
    expect(quantityOf($cart.get(), shopping.dal.id)).toBe(0);
  });

  test('ends as the shopper changed it while it was being written', async () => {
    setQuantity(shopping.tomato, 3);
    const token = await logIn(shopping);
    $merging.set(true);
    const shown: number[] = [];
    const unbind = $cart.subscribe((cart) => shown.push(quantityOf(cart, shopping.tomato.id)));
    shopping.network = async (request) => {
      const answer = await shopping.shop.fetch(request);
      if (request.method === 'POST') setQuantity(shopping.tomato, 2);
      return answer;
    };
    await mergeGuestCart();
    unbind();
    expect([await piecesAtProvider(shopping, token), $cart.get().leftovers, $guestCart.get()]).toEqual([2, [], []]);
    expect(Math.min(...shown)).toBe(2);
  });

  test('ends as the shopper changed it when it had just been written', async () => {
    setQuantity(shopping.tomato, 3);
    const token = await logIn(shopping);
    $merging.set(true);
    let isPosted = false;
    shopping.network = async (request) => {
      if (request.method === 'POST') isPosted = true;
      // The cart is read again, once all is written.
      else if (isPosted && request.method === 'GET') {
        isPosted = false;
        setQuantity(shopping.tomato, 4);
      }
      return shopping.shop.fetch(request);
    };
    await mergeGuestCart();
    await written();
    expect([await piecesAtProvider(shopping, token), $cart.get().leftovers, $guestCart.get()]).toEqual([4, [], []]);
  });
});
