import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { Banner } from '../../contract/banner.ts';
import { Id } from '../../contract/id.ts';
import { Product } from '../../contract/product.ts';
import { text } from '../../contract/schema.ts';

const product = (fields: object) => v.parse(Product, { id: 1, name: 'Atta', price: 1, ...fields });

describe('what a provider hands out', () => {
  test('a name is one line that turns nothing and has an end', () => {
    expect(product({ name: '\u202eAtta\u2066 5 kg\n₹9\u0000' }).name).toBe('Atta 5 kg ₹9 ');
    expect(product({ name: 'x'.repeat(100_000) }).name).toBe(`${'x'.repeat(300)}…`);
    expect(product({ name: 'ক্\u200dষ' }).name).toBe('ক্\u200dষ');
    expect(product({ description: 'First.\n\u202eSecond.' }).description).toBe('First.\nSecond.');
  });

  test.each(['../../cart', '//evil.example', '..', '.', 'a b', 'a?b', '%2e%2e', ''])(
    'the slug %j is none: the id stands in the address',
    (slug) => expect(product({ slug }).slug).toBeNull(),
  );
  test.each(['jyoti-alu', 'চাল', 'tea.v2'])('the slug %j is kept', (slug) => expect(product({ slug }).slug).toBe(slug));

  test.each(['.', '..'])('%j is no id: it would be another address', (id) =>
    expect(v.safeParse(Id, id).success).toBe(false),
  );

  test.each([
    'javascript:alert(1)',
    '//evil.example',
    '/%5cevil.example',
    '/\0',
    '/%00',
    'data:text/html,x',
    'http:/x',
  ])('a banner is not linked to %j', (link) => expect(v.parse(Banner, { id: 1, link }).link).toBeNull());
  test.each(['/categories?x=1#y', 'https://other.example/a'])('a banner is linked to %j', (link) =>
    expect(v.parse(Banner, { id: 1, link }).link).toBe(link),
  );
});

test('what is typed turns nothing either', () => {
  expect(v.parse(text('a title', 20), ' \u202eAbout\u202c us ')).toBe('About us');
});
