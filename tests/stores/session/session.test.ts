import { keepMount } from 'nanostores';
import { describe, expect, test } from 'vitest';
import { loadAddresses } from '../../../src/stores/delivery/address.ts';
import { $auth, $token } from '../../../src/stores/session/auth.ts';
import { logout } from '../../../src/stores/session/log-out.ts';
import { loadCustomerCart } from '../../../src/stores/cart/customer-cart.ts';
import { draftNamed, saveDraft, consumeDraft } from '../../../src/stores/session/form-draft.ts';
import { loadOrders } from '../../../src/stores/account/orders.ts';
import { $root } from '../../../src/stores/session/root-entry.ts';
import { $toasts } from '../../../src/stores/lib/toast.ts';
import { $wishlist, loadWishlist, toggleWishlist } from '../../../src/stores/wishlist/wishlist.ts';
import { openClient, logIn } from '../client-fixture.ts';

const shopping = openClient();
for (const $store of [$auth, $token, $wishlist]) keepMount($store);

/** The provider takes the session back; the browser does not know yet. */
async function revoke(): Promise<void> {
  const token = await logIn(shopping);
  expect((await shopping.shop.get('/customer/detail', token)).status).toBe(200);
  await shopping.shop.ask('POST', '/customer/logout', { token, body: {} });
  expect((await shopping.shop.get('/customer/detail', token)).status).toBe(401);
  expect($root.get().auth.token).toBe(token);
}

describe('§8 a session that has ended', () => {
  test('five calls failing with 401 at once: one log-out, one redirect, one toast', async () => {
    await revoke();
    let logOuts = 0;
    let refused = 0;
    const unlisten = $root.listen(({ auth }) => void (auth.token === null && logOuts++));
    shopping.network = async (request) => {
      const answer = await shopping.shop.fetch(request);
      if (answer.status === 401) refused++;
      return answer;
    };
    const told: string[] = [];
    const untold = $toasts.listen((toasts) => told.push(...toasts.map(({ text }) => text)));
    const calls = [loadWishlist(), loadCustomerCart(), loadAddresses(), loadOrders(), toggleWishlist(shopping.dal)];
    await Promise.all(calls);
    unlisten();
    untold();
    expect(refused).toBeGreaterThanOrEqual(5);
    expect(logOuts).toBe(1);
    expect(shopping.went).toEqual(['/auth/login?next=%2F']);
    expect([...told, shopping.session.get('toast')]).toEqual(['Please log in again.']);
  });

  test('a token that has run out leads to log in too, and does not make a guest with an empty cart', async () => {
    await revoke();
    const { auth } = $root.get();
    $root.set({ ...$root.get(), auth: { ...auth, receivedAt: Date.now() - 8 * 86_400_000 } });
    await loadCustomerCart();
    expect($root.get().auth.token).toBe(null);
    expect(shopping.went).toEqual(['/auth/login?next=%2F']);
    expect(shopping.session.get('toast')).toBe('Please log in again.');
  });

  test('an old token’s 401 leaves whoever has logged in since alone', async () => {
    await revoke();
    const { promise: held, resolve: answer } = Promise.withResolvers<undefined>();
    const { promise: onItsWay, resolve: sent } = Promise.withResolvers<undefined>();
    shopping.network = async (request) => {
      sent(undefined);
      await held;
      return shopping.shop.fetch(request);
    };
    const late = loadOrders();
    await onItsWay;
    shopping.network = shopping.shop.fetch;
    const token = await logIn(shopping);
    answer(undefined);
    await late;
    expect($root.get().auth.token).toBe(token);
    expect(shopping.went).toEqual([]);
  });
});

describe('what was typed', () => {
  test('is kept when the session ends by itself, for the same customer, once', async () => {
    await revoke();
    const { data } = $root.get().auth;
    const stop = saveDraft('profile', () => ({ name: 'Mou Sen-Gupta' }));
    await loadOrders();
    expect($root.get().auth.token).toBe(null);
    expect(draftNamed('profile')).toBeUndefined();
    $root.set({ ...$root.get(), auth: { token: 'a.new.token', data } });
    expect(draftNamed('prof')).toBe('profile');
    expect(consumeDraft('profile')).toEqual({ name: 'Mou Sen-Gupta' });
    expect(consumeDraft('profile')).toBeUndefined();
    stop();
  });

  test('is nobody else’s', async () => {
    await revoke();
    const stop = saveDraft('profile', () => ({ name: 'Mou Sen-Gupta' }));
    await loadOrders();
    await logIn(shopping);
    expect(consumeDraft('profile')).toBeUndefined();
    stop();
  });

  test('is forgotten by a log out', async () => {
    await logIn(shopping);
    const stop = saveDraft('profile', () => ({ name: 'Mou Sen-Gupta' }));
    logout();
    expect([...shopping.session.keys()]).toEqual([]);
    stop();
  });

  test('a form may keep nothing', async () => {
    await revoke();
    const stop = saveDraft('kyc', () => undefined);
    await loadOrders();
    expect(shopping.session.has('drafts')).toBe(false);
    stop();
  });
});
