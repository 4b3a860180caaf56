import { describe, expect, test } from 'vitest';
import { issueRefund, missingRefund } from '../../contract/refund-amounts.ts';

const line = (price: number, quantity: number, missing = 0) => ({ price, quantity, missing, sharesCoupon: true });
const full = (price: number, quantity: number, missing = 0) => ({ price, quantity, missing, sharesCoupon: false });

describe('given back for missing units is', () => {
  test.each([
    ['nothing for nothing', [line(4500, 1)], 0, 0],
    ['the price of a unit', [line(2250, 2, 1), line(12_000, 3)], 0, 2250],
    ['less its share of the coupon', [line(10_000, 2, 1)], 5000, 7500],
    ['with the part of a paisa that the customer keeps', [line(1000, 3, 1)], 1000, 667],
    ['all, less all of the coupon', [line(10_000, 2, 2)], 5000, 15_000],
    ['nothing where the coupon has paid for all', [line(10_000, 2, 1)], 20_000, 0],
    ['exact for the largest order', [line(1e9, 2, 1)], 2e9 - 1, 1],
    ['nothing for what cost nothing', [line(0, 1, 1)], 0, 0],
    ['the full price of what does not share the coupon', [line(5600, 1), full(12_000, 2, 1)], 560, 12_000],
    ['less the share among those lines that do', [line(5600, 1, 1), full(12_000, 2)], 560, 5040],
    ['both together', [line(2800, 2, 1), line(333, 1), full(12_000, 2, 2)], 593, 24_000 + 2800 - 279],
    ['the full price where the coupon has paid for all of the others', [line(500, 1), full(900, 1, 1)], 500, 900],
    ['the full price where nothing shares it', [full(900, 2, 1)], 0, 900],
  ])('%s', (_, items, couponPaise, refund) => expect(missingRefund({ items, couponPaise })).toBe(refund));

  test('the same as ever where all lines share the coupon, and never more than they cost after it', () => {
    let seed = 11;
    const random = (below: number) => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) % below;
    for (let turn = 0; turn < 300; turn += 1) {
      const items = Array.from({ length: 1 + random(6) }, () => {
        const quantity = 1 + random(5);
        return line(1 + random(50_000), quantity, random(quantity + 1));
      });
      const totalPaise = items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
      const missingPaise = items.reduce((sum, { price, missing }) => sum + price * missing, 0);
      const couponPaise = random(totalPaise + 1);
      const refund = missingRefund({ items, couponPaise });
      expect(refund).toBe(missingPaise - Math.floor((couponPaise * missingPaise) / totalPaise));
      const others = [full(1 + random(50_000), 2, 1), full(700, 1)];
      expect(missingRefund({ items: [...others, ...items], couponPaise })).toBe(refund + (others[0]?.price ?? 0));
    }
  });
});

describe('refunded at most for units at fault is', () => {
  const [milk, rice] = [line(2800, 2), full(12_000, 2, 1)];
  const order = { items: [milk, rice], couponPaise: 560, walletPaise: 0, toPayPaise: 29_040, refundPaise: 12_000 };
  test.each([
    ['their price less their share of the coupon', milk, 1, {}, 2520],
    ['their full price where they do not share it', rice, 1, {}, 12_000],
    ['what is left of what was paid', rice, 1, { refundPaise: 28_000 }, 1040],
    ['nothing where all is back already', rice, 1, { refundPaise: 29_041 }, 0],
    ['nothing of a line that is not there', undefined, 1, {}, 0],
  ])('%s', (_, item, quantity, more, most) => expect(issueRefund({ ...order, ...more, item, quantity })).toBe(most));
});
