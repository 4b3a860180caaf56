import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { Address, AddressBody } from '../../contract/address.ts';
import { Banner } from '../../contract/banner.ts';
import { Customer, CustomerName } from '../../contract/customer.ts';
import { DeskChange } from '../../contract/desk-history.ts';
import { DeskOrder, DeskOrderRow } from '../../contract/desk-orders.ts';
import { Id } from '../../contract/id.ts';
import { Issue } from '../../contract/issue.ts';
import { OrderBody } from '../../contract/order.ts';
import { Product } from '../../contract/product.ts';
import { IssueBody } from '../../contract/report-issue.ts';
import { text } from '../../contract/schema.ts';
import { ShoppingListBody, ShoppingListSummary } from '../../contract/shopping-list.ts';

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

/** Every character that turns the direction of text; the marks too. */
const TURNING = '\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069';

test('no text that a shopper types and somebody else reads turns anything', () => {
  const typed = `${TURNING}4 Lake${TURNING} Road${TURNING}`;
  const said = (schema: v.GenericSchema) => v.parse(schema, typed);
  const { label, name, line1, line2, landmark, city, deliveryNote } = AddressBody.entries;
  for (const schema of [label, name, line1, line2, landmark, city, deliveryNote, CustomerName])
    expect(said(schema)).toBe('4 Lake Road');
  for (const schema of [IssueBody.entries.text, OrderBody.entries.paymentReference, ShoppingListBody.entries.name])
    expect(said(schema)).toBe('4 Lake Road');
});

test('nor does what was stored before', () => {
  const stored = `${TURNING}4 Lake${TURNING} Road`;
  const read = (schema: v.GenericSchema) => v.parse(schema, stored);
  const { label, name, line1, line2, landmark, city, deliveryNote } = Address.entries;
  for (const schema of [label, name, line1, line2, landmark, city, deliveryNote, Customer.entries.name])
    expect(read(schema)).toBe('4 Lake Road');
  const { customer, paymentReference } = DeskOrder.entries;
  for (const schema of [DeskOrderRow.entries.name, DeskOrderRow.entries.area, customer.entries.name, paymentReference])
    expect(read(schema)).toBe('4 Lake Road');
  for (const schema of [Issue.entries.text, ShoppingListSummary.entries.name, DeskChange.entries.after.value])
    expect(read(schema)).toBe('4 Lake Road');
});

test('what is typed turns nothing either', () => {
  expect(v.parse(text('a title', 20), ' \u202eAbout\u202c us ')).toBe('About us');
});
