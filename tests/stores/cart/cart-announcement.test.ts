import { keepMount } from 'nanostores';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $cart } from '../../../src/stores/cart/cart.ts';
import { decrease, increase } from '../../../src/stores/cart/cart-quantity.ts';
import { $cartAnnouncement } from '../../../src/stores/cart/cart-announcement.ts';
import { $pendingChanges } from '../../../src/stores/cart/customer-cart.ts';
import { openClient, logIn } from '../client-fixture.ts';

const shopping = openClient();
keepMount($cart);
keepMount($cartAnnouncement);

let said: string[] = [];
let end = () => {};
beforeEach(() => {
  said = [];
  end = $cartAnnouncement.listen((text) => void (text && said.push(text)));
});
afterEach(() => {
  end();
  vi.useRealTimers();
});

test('a row of presses is one sentence: how the cart stands at the end', () => {
  vi.useFakeTimers();
  for (let press = 0; press < 4; press++) {
    increase(shopping.tomato);
    vi.advanceTimersByTime(600);
  }
  decrease(shopping.tomato);
  vi.advanceTimersByTime(600);
  expect(said).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(said).toEqual(['Added, 3 in cart, total ₹67.50']);
  decrease(shopping.tomato);
  vi.advanceTimersByTime(700);
  expect(said).toEqual(['Added, 3 in cart, total ₹67.50', 'Removed, 2 in cart, total ₹45']);
});

test('a customer hears it once the provider has it so', async () => {
  await logIn(shopping);
  const unwritten: number[] = [];
  const watch = $cartAnnouncement.listen((text) => void (text && unwritten.push($pendingChanges.get().size)));
  increase(shopping.tomato);
  increase(shopping.dal);
  await vi.waitFor(() => expect(said).toEqual(['Added, 2 in cart, total ₹92.50']), 4000);
  expect(unwritten).toEqual([0]);
  watch();
});

test('a press that is refused says nothing of itself', async () => {
  increase(shopping.last);
  await vi.waitFor(() => expect(said).toHaveLength(1), 3000);
  increase(shopping.last);
  increase(shopping.tomato);
  decrease(shopping.tomato);
  increase(shopping.tomato);
  await vi.waitFor(() => expect(said).toHaveLength(2), 3000);
  expect(said[1]).toMatch(/^Added, 2 in cart/);
});
