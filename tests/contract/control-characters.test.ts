import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { AddressBody } from '../../contract/address.ts';
import { VerifyBody } from '../../contract/auth.ts';
import { CouponCode } from '../../contract/coupon.ts';
import { CustomerName, Email } from '../../contract/customer.ts';
import { GivenDeliveryNote } from '../../contract/delivery-instructions.ts';
import { CouponTerms } from '../../contract/desk-coupons.ts';
import { Id } from '../../contract/id.ts';
import { Aadhaar, Gstin, Pan } from '../../contract/kyc.ts';
import { OrderBody } from '../../contract/order.ts';
import { Phone } from '../../contract/phone.ts';
import { IssueBody } from '../../contract/report-issue.ts';

const CONTROLS = ['\0', '\n', '\r\n', '\t', '\u001b', '\u007f', '\u0085'];

describe('what is a code, a number or an id is refused with a control character in it', () => {
  test.each([
    ['a one-time password', VerifyBody.entries.otp, '743733'],
    ['a phone number', Phone, '9830041207'],
    ['an id', Id, 'tomato'],
    ['an e-mail address', Email, 'rina@example.in'],
    ['a coupon code', CouponCode, 'SAVE50'],
    ['a new coupon’s code', CouponTerms.entries.code, 'SAVE50'],
    ['a payment reference', OrderBody.entries.paymentReference, '412345678901'],
    ['a PAN', Pan, 'ABCPE1234F'],
    ['an Aadhaar number', Aadhaar, '234123412346'],
    ['a GSTIN', Gstin, '27AAPFU0939F1ZV'],
  ] as const)('%s', (_, schema: v.GenericSchema, good) => {
    expect(v.parse(schema, good)).toBe(good);
    for (const control of CONTROLS)
      for (const bad of [good + control, control + good, good.slice(0, 3) + control + good.slice(3)])
        expect(v.safeParse(schema, bad).success, JSON.stringify(bad)).toBe(false);
  });
});

describe('a line has no line breaks', () => {
  const { label, name, line1, line2, landmark, city } = AddressBody.entries;
  test.each([
    ['a name', CustomerName],
    ['an address’s label', label],
    ['who receives', name],
    ['line 1', line1],
    ['line 2', line2],
    ['a landmark', landmark],
    ['a city', city],
    ['a note to the rider', GivenDeliveryNote],
  ] as const)('%s', (_, schema: v.GenericSchema) => {
    expect(v.parse(schema, ' Mou\r\nSen\0\u001b\u2028x\n')).toBe('Mou Sen x');
  });

  test('what was wrong with an order may have several', () => {
    expect(v.parse(IssueBody.entries.text, 'First.\n\0Second.')).toBe('First.\nSecond.');
  });
});
