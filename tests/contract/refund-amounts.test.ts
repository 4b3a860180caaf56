import { expect, test } from 'vitest';
import { missingRefund } from '../../contract/refund-amounts.ts';

test.each([
  ['nothing for nothing', { totalPaise: 4500, couponPaise: 0, missingPaise: 0 }, 0],
  ['the price of a unit', { totalPaise: 40_500, couponPaise: 0, missingPaise: 2250 }, 2250],
  ['less its share of the coupon', { totalPaise: 20_000, couponPaise: 5000, missingPaise: 10_000 }, 7500],
  [
    'with the part of a paisa that the customer keeps',
    { totalPaise: 3000, couponPaise: 1000, missingPaise: 1000 },
    667,
  ],
  ['all, less all of the coupon', { totalPaise: 20_000, couponPaise: 5000, missingPaise: 20_000 }, 15_000],
  ['nothing where the coupon has paid for all', { totalPaise: 20_000, couponPaise: 20_000, missingPaise: 10_000 }, 0],
  ['exactly, of the largest order', { totalPaise: 2e9, couponPaise: 2e9 - 1, missingPaise: 1e9 }, 1],
])('given back is %s', (_, amounts, refund) => expect(missingRefund(amounts)).toBe(refund));
