import { describe, expect, test } from 'vitest';
import { emptyRoot, parseRoot } from '../../src/stores/root.ts';
import { expired, readToken } from '../../src/stores/token.ts';

describe('§9 the persisted entry root', () => {
  test('is taken as it was written', () => {
    const root = {
      version: 1,
      auth: { token: 'a.b.c', data: { id: 7, name: 'Ananya' } },
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
  test('is expired from its last second on', () => {
    expect(expired(token({ name: '', exp: 100 }), 100_000)).toBe(true);
    expect(expired(token({ name: '', exp: 100 }), 99_999)).toBe(false);
  });
});
