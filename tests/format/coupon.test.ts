import { describe, expect, test } from 'vitest';
import { couponUses, couponWords, dayWords } from '../../src/format/coupon.ts';

const NOW = new Date('2026-11-20T05:00:00Z');
const TERMS = {
  kind: 'percent' as const,
  percent: 10,
  amount: null,
  cap: null,
  minimumOrder: null,
  firstOrderOnly: false,
  validFrom: null,
  validUntil: null,
  totalLimit: null,
  perCustomerLimit: null,
  listed: true,
  goods: null,
};
type Terms = Parameters<typeof couponWords>[0];

describe('what a coupon does, in words', () => {
  test.each<[Partial<Terms>, string]>([
    [{}, '10% off'],
    [
      { cap: 10_000, minimumOrder: 50_000, firstOrderOnly: true, validUntil: '2026-12-31' },
      '10% off, at most ₹100, from ₹500, first order only, until 31 December',
    ],
    [{ kind: 'flat', amount: 5050, cap: 100 }, '₹50.50 off'],
    [{ perCustomerLimit: 1, totalLimit: 100 }, '10% off, once for each customer, for the first 100 orders'],
    [{ perCustomerLimit: 3, totalLimit: 1 }, '10% off, 3 times for each customer, for one order'],
    [{ validFrom: '2026-12-01', validUntil: '2027-01-05' }, '10% off, starting 1 December, until 5 January 2027'],
    [{ listed: false }, '10% off, for those who know its code'],
    [
      { goods: { categories: [{ name: 'Dairy' }], products: [{ name: 'Ghee', packSize: '500 g' }] } },
      '10% off Dairy and Ghee 500 g',
    ],
    [
      { goods: { categories: ['A', 'B', 'C', 'D', 'E'].map((name) => ({ name })), products: [] } },
      '10% off A, B, C and 2 more',
    ],
    [{ goods: { categories: [], products: [] } }, '10% off goods that are still to be chosen'],
  ])('%j', (terms, words) => expect(couponWords({ ...TERMS, ...terms }, NOW)).toBe(words));

  test('is not said before it is written what it takes off', () => {
    expect(couponWords({ ...TERMS, percent: null, cap: 100 }, NOW)).toBeUndefined();
    expect(couponWords({ ...TERMS, kind: 'flat' }, NOW)).toBeUndefined();
  });
});

test.each([
  [{ used: 0, totalLimit: 5, cost: 0 }, 'Not used yet'],
  [{ used: 1, totalLimit: null, cost: 5000 }, 'Used 1 time · has cost ₹50'],
  [{ used: 1200, totalLimit: 100_000, cost: 12_345_650 }, 'Used 1,200 of 1,00,000 times · has cost ₹1,23,456.50'],
])('uses %j', (coupon, words) => expect(couponUses(coupon)).toBe(words));

test('a day that is none stays as it is', () => expect(dayWords('soon', NOW)).toBe('soon'));
