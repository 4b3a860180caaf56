import { describe, expect, test } from 'vitest';
import { checkCoupon, readCoupon } from '../../../src/stores/desk/save-coupon.ts';
import { formOf } from '../../../src/stores/desk/unsaved-coupons.ts';

const FORM = { ...formOf(null), code: 'poush10', percent: '10', description: 'A tenth off' };

describe('what is typed of a coupon at the desk', () => {
  test('is sent in rupees, and without what its kind has no use for', () => {
    const typed = { ...FORM, cap: '1,200.50', amount: 'nothing', minimumOrder: '₹500', totalLimit: '১০০' };
    expect(readCoupon(typed).read).toMatchObject({ cap: 120_050, minimumOrder: 50_000, totalLimit: 100, amount: null });
    expect(checkCoupon(typed)).toMatchObject({
      errors: {},
      terms: {
        code: 'poush10',
        percent: 10,
        cap: 1200.5,
        minimumOrder: 500,
        totalLimit: 100,
        amount: null,
        goods: null,
      },
    });
    expect(checkCoupon({ ...FORM, kind: 'flat', amount: '50', percent: '?' }).terms).toMatchObject({
      percent: null,
      amount: 50,
    });
  });

  test('may have a sign of percent, and translations of nothing but spaces are none', () => {
    const typed = { ...FORM, percent: '12 %', translations: { bn: ' ', hi: 'दस' } };
    expect(checkCoupon(typed).terms).toMatchObject({
      percent: 12,
      translations: { bn: null, hi: { description: 'दस' } },
    });
  });

  test('has its errors beside its fields', () => {
    const typed = {
      ...FORM,
      percent: 'ten',
      cap: '1.234',
      minimumOrder: 'much',
      validFrom: '2026-12-02',
      validUntil: '2026-12-01',
      totalLimit: '1.5',
      description: '',
      isForSome: true,
    };
    expect(checkCoupon(typed)).toEqual({
      errors: {
        percent: 'Please enter a whole percentage, such as 10.',
        cap: '1.234 can be ₹1,234 or ₹1.23. Please write 1234 or 1.23.',
        minimumOrder: 'Please enter an amount, such as 45.50.',
        totalLimit: 'Please enter a whole number, such as 100.',
        description: 'Please say in a sentence what it gives. Shoppers read it.',
        goods: 'Please choose at least one category or product.',
        validUntil: 'The last day can’t be before the first.',
      },
    });
    expect(checkCoupon({ ...FORM, percent: '' }).errors).toEqual({ percent: 'Please enter a percentage, such as 10.' });
    expect(checkCoupon({ ...FORM, percent: '101' }).errors).toEqual({ percent: 'Please enter 100 or less.' });
  });
});
