import { cleanStores } from 'nanostores';
import { expect, test, vi } from 'vitest';
import { GIVEN_UP } from '../../../src/storage-keys.ts';
import { readStored } from '../../../src/stores/lib/storage.ts';
import { $token } from '../../../src/stores/session/auth.ts';
import { endGivenUp } from '../../../src/stores/session/given-up.ts';
import { logout } from '../../../src/stores/session/log-out.ts';
import { openClient, logIn, lost } from '../client-fixture.ts';

const shopping = openClient();
const statusAtProvider = async (token: string) => (await shopping.shop.get('/customer/detail', token)).status;

async function logOutOffline(): Promise<string> {
  shopping.network = shopping.shop.fetch;
  const token = await logIn(shopping);
  shopping.network = lost;
  logout();
  await endGivenUp();
  expect(await statusAtProvider(token)).toBe(200);
  shopping.network = shopping.shop.fetch;
  return token;
}

test('a page that is opened, and the network when it is back, end what was given up without it', async () => {
  // What of a page $token asks for.
  const window = new EventTarget();
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('document', { cookie: '', documentElement: { lang: 'en-IN' } });
  const before = await logOutOffline();
  // As the next page begins.
  cleanStores($token);
  const close = $token.listen(() => {});
  await expect.poll(() => statusAtProvider(before)).toBe(401);
  const later = await logOutOffline();
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => statusAtProvider(later)).toBe(401);
  await endGivenUp();
  expect(readStored(GIVEN_UP)).toBeUndefined();
  close();
});
