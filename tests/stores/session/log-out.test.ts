import { once } from 'node:events';
import { keepMount } from 'nanostores';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { getAddresses } from '../../../contract/address.ts';
import { ask } from '../../../src/api/http.ts';
import { putProfile } from '../../../src/api/profile.ts';
import { requireLogIn } from '../../../src/stores/account/dashboard.ts';
import { $auth, $session, $token } from '../../../src/stores/session/auth.ts';
import { logout } from '../../../src/stores/session/log-out.ts';
import { GIVEN_UP } from '../../../src/storage-keys.ts';
import { $cart } from '../../../src/stores/cart/cart.ts';
import { increase } from '../../../src/stores/cart/cart-quantity.ts';
import { loadCustomerCart } from '../../../src/stores/cart/customer-cart.ts';
import { navigation } from '../../../src/stores/lib/navigation.ts';
import { readStored } from '../../../src/stores/lib/storage.ts';
import { endGivenUp } from '../../../src/stores/session/given-up.ts';
import { requestOtp, verifyOtp } from '../../../src/stores/session/otp.ts';
import { $root, emptyRoot } from '../../../src/stores/session/root-entry.ts';
import { $loggingOut, logOutEverywhere } from '../../../src/stores/session/sessions.ts';
import { openClient, logIn, lost, piecesAtProvider } from '../client-fixture.ts';

const shopping = openClient();
for (const $store of [$auth, $token, $session, $cart, $loggingOut]) keepMount($store);

const DAY_MS = 24 * 3_600_000;
const statusAtProvider = async (token: string) => (await shopping.shop.get('/customer/detail', token)).status;
const answer = (status: number) => Response.json({ message: 'No such call', code: 'unknown_path' }, { status });

describe('log out', () => {
  test('ends the session at the provider: a copy of the token counts no more', async () => {
    const token = await logIn(shopping);
    logout();
    expect($token.get(), 'here at once').toBe(null);
    await expect.poll(() => statusAtProvider(token)).toBe(401);
    expect(shopping.went).toEqual([]);
  });

  test('gives up what is still being read, which would be refused, and waits for what is being changed', async () => {
    const token = await logIn(shopping);
    const { promise: held, resolve: goOn } = Promise.withResolvers<undefined>();
    const [asked, ended]: [string[], string[]] = [[], []];
    shopping.network = async (request) => {
      const name = `${request.method} ${new URL(request.url).pathname}`;
      asked.push(name);
      const aborted = once(request.signal, 'abort').then(() => {
        ended.push(name);
        request.signal.throwIfAborted();
      });
      await Promise.race([held, aborted]);
      const response = await shopping.shop.fetch(request);
      if (response.status === 401) ended.push(`${name} 401`);
      return response;
    };
    const read = ask(getAddresses);
    const changed = putProfile({ name: 'Mou Sen', email: null });
    await expect.poll(() => asked.sort()).toEqual(['GET /api/user-address/', 'PUT /api/customer/myprofile']);
    logout();
    await expect(read).rejects.toMatchObject({ status: 401, code: 'session_ended' });
    goOn(undefined);
    expect(await changed).toBeTruthy();
    await expect.poll(() => statusAtProvider(token)).toBe(401);
    expect([ended, shopping.went]).toEqual([['GET /api/user-address/'], []]);
  });

  test.each([
    ['a provider without that call', () => answer(404)],
    ['one that takes no POST there', () => answer(405)],
    ['no network', lost],
  ])('is not disturbed by %s', async (_, network) => {
    await logIn(shopping);
    const asked: string[] = [];
    shopping.network = async (request) => {
      asked.push(new URL(request.url).pathname);
      return network();
    };
    logout();
    expect($root.get()).toEqual(emptyRoot);
    await expect.poll(() => asked).toEqual(['/api/customer/logout']);
    expect(shopping.went).toEqual([]);
  });

  const kept = () => readStored(GIVEN_UP);

  test('without a network ends the session once there is one, and keeps its token for nothing else', async () => {
    const first = await logIn(shopping);
    shopping.network = lost;
    logout();
    expect($root.get()).toEqual(emptyRoot);
    await endGivenUp();
    expect(kept()).toContain(first);
    shopping.network = shopping.shop.fetch;
    const next = await logIn(shopping);
    const sent: (string | null)[] = [];
    shopping.network = (request) => {
      if (request.headers.get('authorization')?.includes(first)) sent.push(new URL(request.url).pathname);
      return shopping.shop.fetch(request);
    };
    await endGivenUp();
    expect(await statusAtProvider(first)).toBe(401);
    expect(sent).toEqual(['/api/customer/logout']);
    expect(kept()).toBeUndefined();
    expect([$token.get(), await statusAtProvider(next), shopping.went]).toEqual([next, 200, []]);
  });

  test('is tried again while the provider is overloaded, and given up when the token has run out', async () => {
    const token = await logIn(shopping);
    shopping.network = async () => answer(503);
    logout();
    await endGivenUp();
    expect(kept()).toContain(token);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 8 * DAY_MS });
    await endGivenUp();
    expect(kept()).toBeUndefined();
    vi.useRealTimers();
  });

  test('of several without a network ends each of them', async () => {
    const tokens: string[] = [];
    for (let each = 0; each < 3; each += 1) {
      shopping.network = shopping.shop.fetch;
      tokens.push(await logIn(shopping));
      shopping.network = lost;
      logout();
      await endGivenUp();
    }
    shopping.network = shopping.shop.fetch;
    await endGivenUp();
    for (const token of tokens) expect(await statusAtProvider(token)).toBe(401);
    expect(kept()).toBeUndefined();
  });

  test('comes after what was still being written', async () => {
    const token = await logIn(shopping);
    const { promise: slow, resolve: arrive } = Promise.withResolvers<undefined>();
    shopping.network = async (request) => {
      if (request.url.endsWith('/cart/')) await slow;
      return shopping.shop.fetch(request);
    };
    const count = () => shopping.shop.db.execute('select sum(quantity)::int as pieces from cart_line');
    const { rows: before } = await count();
    increase(shopping.tomato);
    logout();
    arrive(undefined);
    await expect.poll(() => statusAtProvider(token)).toBe(401);
    const { rows: after } = await count();
    expect(Number(after[0]?.['pieces'])).toBe(Number(before[0]?.['pieces'] ?? 0) + 1);
  });

  test('leaves the dashboard after what was still being written', async () => {
    await logIn(shopping);
    const events: string[] = [];
    navigation.replace = () => void events.push('left');
    const { promise: slow, resolve: arrive } = Promise.withResolvers<undefined>();
    shopping.network = async (request) => {
      if (!request.url.endsWith('/cart/')) return shopping.shop.fetch(request);
      await slow;
      events.push('written');
      return shopping.shop.fetch(request);
    };
    increase(shopping.tomato);
    logout();
    const left = requireLogIn();
    arrive(undefined);
    await left;
    expect(events).toEqual(['written', 'left']);
  });

  test('everywhere ends this session and the others; when that fails nobody is logged out', async () => {
    const token = await logIn(shopping);
    shopping.network = lost;
    await logOutEverywhere();
    expect($loggingOut.get()).toMatchObject({ status: 'Rejected' });
    expect($token.get()).toBe(token);
    shopping.network = shopping.shop.fetch;
    await logOutEverywhere();
    expect($token.get()).toBe(null);
    expect(await statusAtProvider(token)).toBe(401);
  });
});

describe('a token that the provider renews', () => {
  const now = () => shopping.shop.clock;
  const morning = () => new Date('2026-11-20T05:00:00Z');
  afterEach(() => {
    now().now = morning();
    vi.unstubAllGlobals();
  });

  test('takes the old one’s place without a log out or a new start of what is the customer’s', async () => {
    const token = await logIn(shopping);
    increase(shopping.tomato);
    await expect.poll(() => piecesAtProvider(shopping, token)).toBe(1);
    const sessions: unknown[] = [];
    const unlisten = $session.listen((session) => sessions.push(session));
    now().now = new Date(morning().getTime() + 2 * DAY_MS);
    await loadCustomerCart();
    unlisten();
    expect($token.get()).not.toBe(token);
    expect(await statusAtProvider($token.get() ?? '')).toBe(200);
    expect(sessions).toEqual([]);
    expect($cart.get().cartCount).toBe(1);
  });

  test('logs nobody in again who has logged out meanwhile, here or in another tab', async () => {
    await logIn(shopping);
    now().now = new Date(morning().getTime() + 2 * DAY_MS);
    const { promise: held, resolve: arrive } = Promise.withResolvers<undefined>();
    shopping.network = async (request) => {
      const response = await shopping.shop.fetch(request);
      await held;
      return response;
    };
    const late = loadCustomerCart();
    // The other tab’s word is on the disk; the event that tells of it has not come yet.
    vi.stubGlobal('localStorage', { getItem: () => JSON.stringify(emptyRoot) });
    const before = $token.get();
    arrive(undefined);
    await late;
    expect($token.get()).toBe(before);
  });
});

test('a device whose clock is 40 days ahead logs in and stays logged in', async () => {
  vi.useFakeTimers({ now: Date.now() + 40 * DAY_MS, toFake: ['Date'] });
  try {
    const { phone } = await shopping.shop.register();
    shopping.shop.clock.now = new Date(shopping.shop.clock.now.getTime() + 31_000);
    expect(await requestOtp(phone)).toBe('sent');
    expect(await verifyOtp('login', phone, $auth.get().otp ?? '')).toBe(true);
    expect($token.get()).toMatch(/^ey/);
    await loadCustomerCart();
    expect($token.get()).toMatch(/^ey/);
  } finally {
    vi.useRealTimers();
  }
});
