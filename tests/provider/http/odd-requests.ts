import fc from 'fast-check';
import type { Call } from '../../../contract/call.ts';
import { describeSchema } from '../../../provider/http/openapi/schemas.ts';

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

/** Requests of one call in which everything that a caller chooses is odd; `goodBody` is what its body looks like when it fits. */
export function oddRequests({ query, body }: Call, token: string, goodBody: object | undefined) {
  const fields = query ? Object.keys(describeSchema(query).properties ?? {}) : [];
  const keys = body ? Object.keys(describeSchema(body).properties ?? {}) : [];
  const oddBody = fc.oneof(
    fc.dictionary(fc.constantFrom(...keys, 'other'), value).map((odd) => JSON.stringify({ ...goodBody, ...odd })),
    fc.uint8Array({ maxLength: 200 }),
    fc.json(),
  );
  return fc.record({
    id: inAddress.filter((id) => id !== ''),
    query: fc.dictionary(fc.constantFrom(...fields, 'other'), inAddress),
    body: body ? oddBody : fc.constant(undefined),
    token: fc.oneof({ weight: 4, arbitrary: fc.constant(token) }, inHeader),
    header: inHeader,
  });
}

type Odd = ReturnType<typeof oddRequests> extends fc.Arbitrary<infer T> ? T : never;

export const toRequest = (
  { method, path }: Call,
  { id, query, body, token, header }: Odd,
  headers: object,
): Request => {
  const search = Object.entries(query).map(([field, odd]) => `${field}=${odd}`).join('&'); // prettier-ignore
  return new Request(`http://shop/api${path.replace('{id}', () => id)}?${search}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...headers,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      'idempotency-key': header,
      'x-from': header,
      'x-request-id': header,
    },
    ...(body !== undefined && { body: body as string | Uint8Array<ArrayBuffer> }),
  });
};
