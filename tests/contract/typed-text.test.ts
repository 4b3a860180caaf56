import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { AddressBody } from '../../contract/address.ts';
import { VerifyBody } from '../../contract/auth.ts';
import { AuthorName } from '../../contract/author-name.ts';
import { PageValue } from '../../contract/content-item.ts';
import { CouponCode } from '../../contract/coupon.ts';
import { CustomerName, Email, MaybeEmail } from '../../contract/customer.ts';
import { CouponTerms } from '../../contract/desk-coupons.ts';
import { GoodsChange } from '../../contract/desk-goods.ts';
import { Aadhaar, Pan } from '../../contract/kyc.ts';
import { OrderBody } from '../../contract/order.ts';
import { IssueBody } from '../../contract/report-issue.ts';
import { longText } from '../../contract/schema.ts';
import { ShoppingListBody } from '../../contract/shopping-list.ts';
import { isBlank, stripInvisible } from '../../contract/typed-text.ts';

/** What nobody sees: a zero-width space, fillers, the blank of Braille, joiners, a soft hyphen, marks, tags, selectors, a null note. */
const INVISIBLE = [
  ...[
    '\u200b',
    '\u2800',
    '\u3164',
    '\u115f\u1160',
    '\uffa0',
    '\u200c',
    '\u200d',
    '\u00ad',
    '\u2060',
    '\ufeff',
    '\u180e',
  ],
  ...[
    '\u034f',
    '\u061c',
    '\u200e',
    '\u2066\u2069',
    '\u2064',
    '\ufe0f',
    '\u{e0041}',
    '\u{1d159}',
    '\u{16fe4}',
    '\ufffc',
    '\u206f',
  ],
  ...['\u3164\u200d', '\u17b4', ' \u00a0\u3000', '\u0301'],
];

describe('what nobody sees is nothing', () => {
  const { label, name, line1 } = AddressBody.entries;
  const page = (content: string) => ({ kind: 'page', title: 'About', content });
  test.each([
    ['a customer’s name', CustomerName],
    ['an editor’s name', AuthorName],
    ['an address’s label', label],
    ['who receives', name],
    ['a street', line1],
    ['a shopping list’s name', ShoppingListBody.entries.name],
    ['what was wrong with an order', IssueBody.entries.text],
    ['why a report is declined', longText('a reason', 500)],
    ['a coupon', CouponCode],
    ['a new coupon’s code', CouponTerms.entries.code],
    ['what a coupon gives', CouponTerms.entries.description],
    ['a PAN', Pan],
    ['an e-mail address', Email],
    ['a page', v.pipe(v.string(), v.transform(page), PageValue)],
    [
      'goods',
      v.pipe(
        v.string(),
        v.transform((name): v.InferInput<typeof GoodsChange> => ({ id: 1, basedOn: { name: 'Salt' }, to: { name } })),
        GoodsChange,
      ),
    ],
  ] as const)('%s', (_, schema: v.GenericSchema) => {
    for (const nothing of INVISIBLE) expect(v.safeParse(schema, nothing).success, JSON.stringify(nothing)).toBe(false);
  });

  test('what is seen is taken', () => {
    expect(v.safeParse(GoodsChange, { id: 1, basedOn: { name: 'Salt' }, to: { name: 'নুন' } }).success).toBe(true);
    for (const schema of [CustomerName, AuthorName, label, name, line1, ShoppingListBody.entries.name])
      expect(v.parse(schema, 'মৌ সেন')).toBe('মৌ সেন');
  });

  test('an optional text of it is left empty', () => {
    const { line2, landmark, deliveryNote } = AddressBody.entries;
    for (const nothing of INVISIBLE) {
      expect(isBlank(nothing), JSON.stringify(nothing)).toBe(true);
      for (const schema of [line2, landmark, deliveryNote, OrderBody.entries.paymentReference])
        expect(v.parse(schema, nothing), JSON.stringify(nothing)).toBe('');
      expect(v.parse(MaybeEmail, nothing)).toBe(null);
    }
  });
});

describe('what is written with it stays', () => {
  test.each([
    'ক্\u200dষ',
    'र\u094d\u200dया',
    'می\u200cخواهم',
    'র\u200d\u09cdযাম',
    '👩\u200d🍳',
    '❤\ufe0f',
    '1\ufe0f\u20e3',
    '…',
    '₹',
    '愛',
  ])('%s', (text) => {
    expect(stripInvisible(text)).toBe(text);
    expect(isBlank(text)).toBe(false);
  });

  test('without it, the rest is one text, whichever keyboard it came from', () => {
    expect(v.parse(CustomerName, '\u200bMou\u00ad Sen\u2800\u3164')).toBe('Mou Sen');
    expect(v.parse(CustomerName, 'Rene\u0301')).toBe('René');
    expect(v.parse(CustomerName, '\u09dc')).toBe(v.parse(CustomerName, '\u09a1\u09bc'));
  });
});

describe('codes and numbers as keyboards write them', () => {
  test.each([
    ['a coupon', CouponCode, '\u202aHAAT40\u202c', 'HAAT40'],
    ['a coupon', CouponCode, 'HAAT৪০', 'HAAT40'],
    ['a coupon', CouponCode, 'ＨＡＡＴ４０', 'HAAT40'],
    ['a coupon', CouponCode, ' DIWALI–50\u200b', 'DIWALI-50'],
    ['a one-time password', VerifyBody.entries.otp, '\u2066७४३ ७३३\u2069', '743733'],
    ['a one-time password', VerifyBody.entries.otp, '743–733', '743733'],
    ['a payment reference', OrderBody.entries.paymentReference, '৪১২৩৪৫৬৭৮৯০১\u200b', '412345678901'],
    ['a PAN', Pan, 'abcpe\u200b1234f', 'ABCPE1234F'],
    ['an Aadhaar number', Aadhaar, '२३४१–२३४१–२३४६', '234123412346'],
    ['an e-mail address', Email, '\u202arina@example.in\u202c', 'rina@example.in'],
    ['an e-mail address', Email, 'rina＠example.in\u200b', 'rina@example.in'],
    ['an e-mail address', Email, "o'neil@b.co", "o'neil@b.co"],
    ['an e-mail address', Email, 'rina+haat/1@mail.example.co.in', 'rina+haat/1@mail.example.co.in'],
    ['an e-mail address', Email, 'rina@xn--45q11c.xn--h2brj9c', 'rina@xn--45q11c.xn--h2brj9c'],
  ] as const)('%s: %s', (_, schema: v.GenericSchema, typed, read) => expect(v.parse(schema, typed)).toBe(read));

  test.each([
    "o'neil",
    '@b.co',
    'a@b',
    'a@b.c',
    'a@-b.co',
    'a..b@c.in',
    '.a@b.co',
    'a b@c.in',
    'a@b..co',
    '<a@b.co>',
    'a@b.co,c@d.in',
  ])('%s is no e-mail address', (typed) => expect(v.safeParse(Email, typed).success).toBe(false));
});
