import { cleanStores } from 'nanostores';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RefusedError, UnreachableError } from '../../../src/api/errors.ts';
import { $unsupported, askOptional } from '../../../src/stores/lib/optional-call.ts';

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  cleanStores($unsupported);
  $unsupported.set([]);
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** A provider that answers so, and how often it was asked. */
const answering = (answer: string | Error) => {
  const asked = { times: 0 };
  const ask = async () => {
    asked.times += 1;
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { asked, ask };
};
const refused = (status: number) => new RefusedError({ status, code: 'x', message: 'No.' });

describe('a call that a provider may not have', () => {
  test.each([404, 405, 501])('is not made again once it is refused with %i', async (status) => {
    const { asked, ask } = answering(refused(status));
    expect([await askOptional('kyc', ask, 'none'), await askOptional('kyc', ask, 'none')]).toEqual(['none', 'none']);
    expect(asked.times).toBe(1);
    expect($unsupported.get()).toEqual(['kyc']);
    expect(JSON.parse(stored.get('unsupported') ?? '')).toEqual(['kyc']);
  });

  test('is told apart from the others, which are still made', async () => {
    const { asked, ask } = answering(refused(404));
    for (const name of ['slots', 'wallet', 'slots'] as const) await askOptional(name, ask, null);
    expect(asked.times).toBe(2);
    expect($unsupported.get()).toEqual(['slots', 'wallet']);
  });

  test('gives its answer where it is there, and is made each time', async () => {
    const { asked, ask } = answering('three slots');
    expect([await askOptional('slots', ask, ''), await askOptional('slots', ask, '')]).toEqual(
      Array(2).fill('three slots'),
    );
    expect(asked.times).toBe(2);
    expect($unsupported.get()).toEqual([]);
  });

  test.each([refused(400), refused(401), refused(500), refused(503), new UnreachableError(), new TypeError('ours')])(
    'that fails otherwise (%s) is no call that is missing',
    async (failure) => {
      const { asked, ask } = answering(failure);
      await expect(askOptional('coupons', ask, '')).rejects.toBe(failure);
      await expect(askOptional('coupons', ask, '')).rejects.toBe(failure);
      expect(asked.times).toBe(2);
      expect($unsupported.get()).toEqual([]);
      expect(stored.size).toBe(0);
    },
  );

  test('is known to the next page of the visit', () => {
    stored.set('unsupported', '["qr","sessions"]');
    vi.stubGlobal('document', {});
    $unsupported.listen(() => {})();
    expect($unsupported.get()).toEqual(['qr', 'sessions']);
  });
});
