import { describe, expect, test } from 'vitest';
import type { DeskOrder } from '../../contract/desk-orders.ts';
import { taxIn, taxInvoice } from '../../src/format/gst.ts';

type Sold = Parameters<typeof taxInvoice>[0];

let ids = 0;
const line = (price: number, quantity: number, gstRate: number | null, missing = 0) =>
  ({ id: (ids += 1), name: 'Goods', price, quantity, gstRate, missing }) as DeskOrder['items'][number];

describe('the tax in a price', () => {
  test.each([
    [10_500, 5, 10_000, 250],
    [11_800, 18, 10_000, 900],
    [100, 0, 100, 0],
    [999, 0.25, 997, 1],
    [1, 28, 1, 0],
    [500, null, 500, 0],
  ])('%i paise at %s percent are %i and twice %i', (amount, rate, taxable, half) => {
    expect(taxIn(amount, rate)).toEqual({ amount, taxable, half });
  });
});

describe('an invoice', () => {
  const toTotal = ({ lines, delivery }: ReturnType<typeof taxInvoice>, untaxed = 0) =>
    [...lines, ...(delivery ? [delivery] : [])].reduce((sum, { taxable, half }) => sum + taxable + 2 * half, untaxed);

  test('comes to what was paid, to the paisa, for any prices, coupon and missing units', () => {
    let seed = 7;
    const random = (below: number) => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) % below;
    for (let turn = 0; turn < 300; turn += 1) {
      const items = Array.from({ length: 1 + random(8) }, () => {
        const quantity = 1 + random(5);
        return line(1 + random(50_000), quantity, [0, 5, 12, 18, 28, null][random(6)] ?? null, random(quantity));
      });
      const totalPrice = items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
      const couponAmount = random(totalPrice);
      const missing = items.reduce((sum, item) => sum + item.price * item.missing, 0);
      const refundAmount = missing - Number((BigInt(couponAmount) * BigInt(missing)) / BigInt(totalPrice));
      const deliveryAmount = random(5000);
      const toPay = totalPrice + deliveryAmount - couponAmount;
      const order: Sold = { items, issues: [], totalPrice, couponAmount, refundAmount, deliveryAmount };
      const invoice = taxInvoice(order);
      expect(toTotal(invoice, invoice.delivery ? 0 : deliveryAmount)).toBe(toPay - refundAmount);
      for (const { taxable, half, amount } of invoice.rates) expect(taxable + 2 * half).toBe(amount);
    }
  });

  test('sums by rate, the lowest first, and leaves out what was not brought', () => {
    const items = [line(11_800, 1, 18), line(10_500, 2, 5), line(5000, 1, 5, 1)];
    const order: Sold = {
      items,
      issues: [],
      totalPrice: 37_800,
      couponAmount: 0,
      refundAmount: 5000,
      deliveryAmount: 0,
    };
    const { lines, rates, delivery } = taxInvoice(order);
    expect(delivery).toBeNull();
    expect(lines).toHaveLength(2);
    expect(rates).toEqual([
      { gstRate: 5, amount: 21_000, taxable: 20_000, half: 500 },
      { gstRate: 18, amount: 11_800, taxable: 10_000, half: 900 },
    ]);
  });

  test('has what was refunded for a report in the line that it was of, and not in others', () => {
    const items = [line(10_500, 2, 5), line(11_800, 2, 18)];
    const refunded = (item: (typeof items)[number] | undefined, refundAmount: number) =>
      ({ itemId: item?.id, refundAmount, state: 'refunded' }) as DeskOrder['issues'][number];
    const sold = { items, totalPrice: 44_600, couponAmount: 0, deliveryAmount: 0 };
    const order = (...issues: DeskOrder['issues']): Sold => ({
      ...sold,
      issues,
      refundAmount: issues.reduce((sum, { refundAmount }) => sum + refundAmount, 0),
    });
    const amounts = (of: Sold) => taxInvoice(of).lines.map(({ amount }) => amount);
    expect(amounts(order(refunded(items[1], 11_800)))).toEqual([21_000, 11_800]);
    expect(taxInvoice(order(refunded(items[1], 11_800))).rates).toMatchObject([
      { gstRate: 5, amount: 21_000, half: 500 },
      { gstRate: 18, amount: 11_800, half: 900 },
    ]);
    // With a coupon, its share can be a paisa less than the refund of all the line.
    const least = { ...order(refunded(items[0], 20_998)), couponAmount: 5 };
    expect(amounts(least)).toEqual([0, 23_597]);
  });
});
