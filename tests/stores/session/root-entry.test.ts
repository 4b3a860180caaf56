import { describe, expect, test } from 'vitest';
import { emptyRoot, parseRoot } from '../../../src/stores/session/root-entry.ts';
import { readToken, secondsLeft } from '../../../src/stores/session/token.ts';

describe('§9 the persisted entry root', () => {
  test('is taken as it was written', () => {
    const root = {
      version: 1,
      auth: { token: 'a.b.c', data: { id: 7, name: 'Ananya' }, receivedAt: 1_790_000_000_000 },
      pincode: { id: 19, label: '700019' },
    };
    expect(parseRoot(JSON.stringify(root))).toEqual(root);
  });

  test.each([
    '',
    '{',
    'null',
    '[]',
    '{"version":2,"auth":{"token":null,"data":null},"pincode":null}',
    '{"version":1,"auth":"x"}',
  ])('is dropped without harm when it is %j', (text) => expect(parseRoot(text)).toEqual(emptyRoot));
});

const token = (payload: object) =>
  `h.${btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(payload))))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')}.s`;

describe('a token', () => {
  test('gives its name in any script', () => expect(readToken(token({ name: 'অনন্যা', sub: '7' }))?.name).toBe('অনন্যা'));
  test('that can’t be read gives nothing', () => expect(readToken('no token')).toBe(null));
  test('runs out by its own lifetime, whatever this device takes the date to be', () => {
    const received = { token: token({ iat: 1_000, exp: 1_100 }), receivedAt: 5_000_000_000 };
    expect(secondsLeft(received, 5_000_000_000)).toBe(100);
    expect(secondsLeft(received, 5_000_099_000)).toBe(1);
    expect(secondsLeft(received, 5_000_100_000)).toBe(0);
    expect(secondsLeft(received, 4_000_000_000), 'the clock was put back').toBe(100);
    expect(secondsLeft({ token: received.token }), 'nobody knows since when it is here').toBe(100);
    expect(secondsLeft({ token: token({ exp: 1_100 }), receivedAt: 0 }), 'it does not say when it began').toBe(null);
  });
});
