import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '../../contract/calls.ts';
import { describeSchema } from '../../provider/openapi/schemas.ts';
import { EDITOR } from './editing.ts';
import { type GoodCalls, openGoodCalls } from './good-calls.ts';

let opened: GoodCalls;
/** A body that fits, for every call that has one: made before carts and stock have met what is odd. */
const bodies = new Map<string, unknown>();
beforeAll(async () => {
  opened = await openGoodCalls();
  for (const [name, { body }] of Object.entries(calls)) if (body) bodies.set(name, (await opened.good(name)).body);
});
afterAll(() => opened.shop.close());

const SECONDS = 2;
const RUNS = 30;

const nasty = fc.constantFrom(
  '\0', '%', '_%', '\\', "'; drop table product; --", '\ud83d', '\u202e', 'ﷺ', 'İ', 'ß', '🙂'.repeat(2_500),
  'a'.repeat(10_000), 'अ'.repeat(3_400), 'a '.repeat(5_000), '%_'.repeat(5_000), '(((', '[]', '{}', 'null', 'NaN',
  '-0', '1e999', '9'.repeat(400), '__proto__', 'constructor', '2026-99-99_11-13', '0000-00-00_x', '2026-11-21_',
); // prettier-ignore
const text = fc.oneof(nasty, fc.string({ unit: 'binary', maxLength: 60 }), fc.string({ maxLength: 30 }));
/** Any bytes at all, as an address can carry them. */
const bytes = fc
  .uint8Array({ maxLength: 60 })
  .map((raw) => [...raw].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''));
/** Near and beyond what the database's whole numbers hold. */
const number = fc.oneof(fc.maxSafeInteger(), fc.integer(), fc.constantFrom(2_147_483_647, 2_147_483_648)).map(String);
const inAddress = fc.oneof(
  bytes,
  number,
  text.map((typed) => encodeURIComponent(typed.toWellFormed())),
);
const inHeader = fc.string({
  unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code)),
  maxLength: 300,
});
const value = fc.oneof(text, fc.integer(), fc.double(), fc.boolean(), fc.constant(null), fc.jsonValue({ maxDepth: 2 }));

describe('any bytes in any parameter of any call', () => {
  test.each(Object.entries(calls))('%s answers 2xx or 4xx, and soon', async (name, call) => {
    const { shop, mou } = opened;
    const fields = call.query ? Object.keys(describeSchema(call.query).properties ?? {}) : [];
    const keys = call.body ? Object.keys(describeSchema(call.body).properties ?? {}) : [];
    const known = bodies.get(name) as object | undefined;
    const body = fc.oneof(
      fc.dictionary(fc.constantFrom(...keys, 'other'), value).map((odd) => JSON.stringify({ ...known, ...odd })),
      fc.uint8Array({ maxLength: 200 }),
      fc.json(),
    );
    const asked = fc.record({
      id: inAddress.filter((id) => id !== ''),
      query: fc.dictionary(fc.constantFrom(...fields, 'other'), inAddress),
      ...(call.body && { body }),
      token: fc.oneof({ weight: 4, arbitrary: fc.constant(mou.token) }, inHeader),
      header: inHeader,
    });
    await fc.assert(
      fc.asyncProperty(asked, async ({ id, query, token, header, ...sent }) => {
        const search = Object.entries(query).map(([field, odd]) => `${field}=${odd}`).join('&'); // prettier-ignore
        const content = (sent as { body?: string | Uint8Array<ArrayBuffer> }).body;
        const began = performance.now();
        const { status } = await shop.fetch(
          new Request(`http://shop/api${call.path.replace('{id}', () => id)}?${search}`, {
            method: call.method,
            headers: {
              authorization: `Bearer ${token}`,
              ...EDITOR,
              'idempotency-key': header,
              'x-from': header,
              'x-request-id': header,
            },
            ...(content !== undefined && { body: content }),
          }),
        );
        expect(status).toBeGreaterThanOrEqual(200);
        expect(status).toBeLessThan(500);
        expect(performance.now() - began).toBeLessThan(SECONDS * 1000);
      }),
      { numRuns: RUNS },
    );
  });
});
