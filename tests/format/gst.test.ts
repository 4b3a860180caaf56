import { describe, expect, test } from 'vitest';
import type { DeskOrder } from '../../contract/desk-orders.ts';
import { missingRefund } from '../../contract/refund-amounts.ts';
import { taxIn, taxInvoice } from '../../src/format/gst.ts';

type Sold = Parameters<typeof taxInvoice>[0];

let ids = 0;
const line = (price: number, quantity: number, gstRate: number | null, missing = 0, sharesCoupon = true) =>
  ({ id: (ids += 1), name: 'Goods', price, quantity, gstRate, missing, sharesCoupon }) as DeskOrder['items'][number];

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

  test('comes to what was paid, to the paisa, for any prices, coupon, goods that share it and missing units', () => {
    let seed = 7;
    const random = (below: number) => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) % below;
    for (let turn = 0; turn < 300; turn += 1) {
      const items = Array.from({ length: 1 + random(8) }, () => {
        const quantity = 1 + random(5);
        const gstRate = [0, 5, 12, 18, 28, null][random(6)] ?? null;
        // At first all share the coupon.
        const sharesCoupon = turn < 150 || random(1000) < 500;
        return line(1 + random(50_000), quantity, gstRate, random(quantity + 1), sharesCoupon);
      });
      const totalPrice = items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
      const sharing = items.filter(({ sharesCoupon }) => sharesCoupon);
      const couponAmount = random(sharing.reduce((sum, { price, quantity }) => sum + price * quantity, 1));
      const refundAmount = missingRefund({ items, couponPaise: couponAmount });
      const deliveryAmount = random(5000);
      const toPay = totalPrice + deliveryAmount - couponAmount;
      const order: Sold = { items, issues: [], totalPrice, couponAmount, refundAmount, deliveryAmount };
      const invoice = taxInvoice(order);
      expect(toTotal(invoice, invoice.delivery ? 0 : deliveryAmount)).toBe(toPay - refundAmount);
      for (const { item, quantity, amount } of invoice.lines)
        if (!item.sharesCoupon) expect(amount).toBe(item.price * quantity);
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

  test('has the coupon in the lines that share it, and not in others', () => {
    const [rice, milk, curd] = [line(11_800, 2, 18, 1, false), line(10_500, 2, 5), line(5250, 2, 5, 1)];
    const items = [rice, milk, curd];
    const sold = { items, issues: [], totalPrice: 55_100, couponAmount: 3150, deliveryAmount: 0 };
    // ₹118, and ₹52.50 less 52.50/315 of ₹31.50.
    const refundAmount = missingRefund({ items, couponPaise: 3150 });
    expect(refundAmount).toBe(11_800 + 5250 - 525);
    const { lines, rates } = taxInvoice({ ...sold, refundAmount });
    expect(lines.map(({ amount }) => amount)).toEqual([11_800, 18_900, 4725]);
    expect(rates).toEqual([
      { gstRate: 5, amount: 23_625, taxable: 22_499, half: 563 },
      { gstRate: 18, amount: 11_800, taxable: 10_000, half: 900 },
    ]);
    // The report of a line that shares it can be refunded a paisa more than that comes to here: never from one that does not.
    const issues = [{ itemId: curd.id, refundAmount: 4726 }] as unknown as DeskOrder['issues'];
    const refunded = taxInvoice({ ...sold, issues, refundAmount: refundAmount + 4726 });
    expect(refunded.lines.map(({ amount }) => amount)).toEqual([11_800, 18_899, 0]);
  });
});
