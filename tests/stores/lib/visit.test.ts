import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { config } from '../../../src/config.ts';

/** A tab, with what its pages may store. */
let tab: { name: string };
const disk = new Map<string, string>();
let takesNothing: boolean;

const storage = {
  getItem: (key: string) => disk.get(key) ?? null,
  setItem: (key: string, value: string) => {
    if (takesNothing) throw new DOMException('full', 'QuotaExceededError');
    disk.set(key, value);
  },
  removeItem: (key: string) => void disk.delete(key),
};

beforeEach(() => {
  tab = { name: '' };
  disk.clear();
  takesNothing = true;
  vi.stubGlobal('window', tab);
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
});
afterEach(() => vi.unstubAllGlobals());

/** The next page of the tab. */
async function openPage() {
  vi.resetModules();
  const { writeStored, readStored, dropStored } = await import('../../../src/stores/lib/storage.ts');
  const { sessionText } = await import('../../../src/stores/lib/session-entry.ts');
  return { writeStored, readStored, dropStored, hearts: sessionText(config.guestWishlistKey) };
}

test('what a guest has put into the cart and tapped is there on the next page, though nothing is stored', async () => {
  const first = await openPage();
  first.writeStored(config.guestCartKey, '[1]');
  first.hearts.write('[2]');
  const second = await openPage();
  expect([second.readStored(config.guestCartKey), second.hearts.read()]).toEqual(['[1]', '[2]']);
  second.dropStored(config.guestCartKey);
  second.hearts.write(null);
  const third = await openPage();
  expect([third.readStored(config.guestCartKey), third.hearts.read(), tab.name]).toEqual([
    undefined,
    null,
    '{"visit":{}}',
  ]);
});

test('what this visit has is newer than what was stored before, until it can be stored again', async () => {
  disk.set(config.guestCartKey, '[0]');
  (await openPage()).writeStored(config.guestCartKey, '[1]');
  expect((await openPage()).readStored(config.guestCartKey)).toBe('[1]');
  takesNothing = false;
  (await openPage()).writeStored(config.guestCartKey, '[2]');
  expect([disk.get(config.guestCartKey), tab.name]).toEqual(['[2]', '{"visit":{}}']);
});

test('who somebody is stays out of the tab’s name', async () => {
  (await openPage()).writeStored(config.persisted.key, '{"auth":{"token":"secret"}}');
  expect(tab.name).toBe('');
});

test.each(['', 'popup', '{"visit":7}', '{"visit":{"guest-cart":7}}', 'null'])(
  'a tab named %s has nothing',
  async (name) => {
    tab.name = name;
    expect((await openPage()).readStored(config.guestCartKey)).toBeUndefined();
  },
);
