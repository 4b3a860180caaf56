import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { calls } from '../../../contract/calls.ts';
import { ProviderError } from '../../../provider/domain/errors.ts';
import { validate } from '../../../provider/http/read-request.ts';

/** What is said of input that a schema does not take; none of what it takes. */
function said(schema: v.GenericSchema, input: unknown): string[] {
  try {
    validate(schema, input);
    return [];
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const { message, fields } = error.bodyIn('en');
    return [message, ...Object.values(fields ?? {})];
  }
}

const WRONG: readonly unknown[] = [
  undefined,
  null,
  '',
  'nonsense',
  '.',
  -1,
  0,
  1.5,
  1e15,
  true,
  [],
  [null],
  {},
  [{}],
  'x'.repeat(100_000),
];

describe('a refusal speaks in words, never in the schema’s', () => {
  test.each(Object.entries(calls).filter(([, { query, body }]) => query ?? body))('%s', (_, { query, body }) => {
    for (const schema of [query, body]) {
      if (!schema) continue;
      const fields = 'entries' in schema ? Object.keys(schema.entries as object) : ['id', 'by', 'to'];
      const inputs = [...WRONG, ...fields.flatMap((field) => WRONG.map((wrong) => ({ [field]: wrong })))];
      for (const input of inputs)
        for (const message of said(schema, input)) {
          expect(message, JSON.stringify(input)).not.toMatch(
            /\bInvalid\b|\bExpected\b|\breceived\b|undefined|\(|\bnull\b/,
          );
          expect(message, JSON.stringify(input)).toMatch(/^["“₹\d\p{Lu}].*[.?!]( Example: [^ ]+)?$/u);
        }
    }
  });

  test.each([
    ['getRelatedProducts', 'query', {}, 'Please give “productId”.'],
    [
      'getProducts',
      'query',
      { sortBy: 'nonsense' },
      'Please choose one of these for “sortBy”: relevance, price-low, price-high, unit-price, discount, newest, name.',
    ],
    ['getProducts', 'query', { inStock: 'yes' }, 'Only true can be given for “inStock”.'],
    ['postCart', 'body', { productId: 1, quantity: 0 }, 'Please give 1 or more for “quantity”.'],
    ['postCart', 'body', { productId: 1, quantity: 1.5 }, 'Please give a whole number for “quantity”.'],
    ['postCart', 'body', { productId: 1, quantity: '2' }, 'Please give a number for “quantity”.'],
    ['postOrder', 'body', undefined, 'Please send what is asked for.'],
  ] as const)('%s, its %s %j: %s', (name, part, input, message) => {
    const schema = calls[name]?.[part];
    if (!schema) throw new Error(`${name} has no ${part}.`);
    expect(said(schema, input)[0]).toBe(message);
  });

  test('an empty order names what it lacks', () => {
    const schema = calls['postOrder']?.body;
    if (!schema) throw new Error('An order has no body.');
    expect(said(schema, {})).toEqual([
      'Please check the marked fields.',
      'Please give “addressId”.',
      'Please give “slotId”.',
      'Please give “paymentMethod”.',
    ]);
  });
});
