import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { getOrders, type Order } from '../../contract/order.ts';
import type { OrderAmounts } from '../../contract/paid-and-due.ts';
import { toOrder, type WireOrder } from '../../provider/domain/orders/read-orders.ts';
import type { OrderItemRow, OrderRow } from '../../provider/repositories/order.ts';
import { adapt } from '../../src/adapter/adapt.ts';

const NAMES = [
  'netTotal',
  'netWalletAmount',
  'amountPayable',
  'qrAmount',
  'dueOnDelivery',
  'amountDue',
  'refundOnCancel',
  'amountRefunded',
] as const satisfies (keyof OrderAmounts)[];

const PLACED_AT = new Date('2026-11-20T05:00:00Z');

/** Of goods for ₹380 and ₹20 for delivery, as it is stored. */
const row = {
  id: 7,
  number: 'HT-20007',
  status: 'placed',
  placedAt: PLACED_AT,
  totalPaise: 38_000,
  deliveryPaise: 2000,
  couponCode: null,
  couponPaise: 0,
  walletPaise: 0,
  toPayPaise: 40_000,
  refundPaise: 0,
  creditedPaise: 0,
  duePaise: 0,
  paymentMethod: 'cash',
  paymentReference: null,
  paymentStatus: null,
  paidPaise: null,
  overpaidPaise: 0,
  substitution: 'best-match',
  slotDate: '2026-11-21',
  slotKey: 'morning',
  slotFrom: '11:00',
  slotTo: '13:00',
  address: { id: 1, line1: '12 Park Street' },
  invoiceNumber: null,
  invoicedAt: null,
} as OrderRow;
const item = {
  productId: 12,
  name: 'Dal',
  packSize: null,
  picture: null,
  diet: null,
  pricePaise: 19_000,
  mrpPaise: 19_000,
  quantity: 2,
  missing: 0,
  substitution: null,
  hsn: null,
  gstRate: null,
  addedAt: null,
} as OrderItemRow;
const added = { ...item, pricePaise: 3500, quantity: 2, addedAt: PLACED_AT };

const answered = (more: Partial<OrderRow>): WireOrder => {
  const order = { ...row, ...more };
  return toOrder({ order, items: order.duePaise > 0 ? [item, added] : [item], history: [], issues: [] });
};

const read = (order: unknown): Order => {
  const [first] = v.parse(getOrders.answer, adapt(getOrders, { data: [order] }).answer).data;
  if (!first) throw new Error('The order was left out.');
  return first;
};
const amountsIn = (order: Order) => NAMES.map((name) => order[name]);
const without = (order: WireOrder, names: readonly string[]) =>
  Object.fromEntries(Object.entries(order).filter(([name]) => !names.includes(name)));

const qr = { paymentMethod: 'qr', paymentReference: '412345678901' } as const;
const checking = { ...qr, paymentStatus: 'checking' } as const;
const confirmed = { ...qr, paymentStatus: 'confirmed', paidPaise: 40_000 } as const;
const refused = { ...qr, paymentStatus: 'refused' } as const;
const refunded = { ...confirmed, paymentStatus: 'refunded', status: 'cancelled' } as const;
const extended = { totalPaise: 45_000, toPayPaise: 47_000, duePaise: 7000 };
const missing = { refundPaise: 5000 };
const credited = { ...missing, creditedPaise: 5000 };
const byWallet = { walletPaise: 40_000, toPayPaise: 0 };
const partlyByWallet = { walletPaise: 25_000, toPayPaise: 15_000 };

type Amounts = readonly [
  total: number,
  wallet: number,
  payable: number,
  qr: number,
  door: number,
  due: number,
  onCancel: number,
  refunded: number,
];

describe('the amounts of an order are the same whether the provider says them or the adapter works them out', () => {
  test.each<[string, Partial<OrderRow>, Amounts]>([
    ['cash on delivery', {}, [40_000, 0, 40_000, 40_000, 0, 40_000, 0, 0]],
    ['cash, delivered', { status: 'delivered' }, [40_000, 0, 40_000, 40_000, 0, 0, 0, 0]],
    ['cash, cancelled', { status: 'cancelled' }, [40_000, 0, 40_000, 40_000, 0, 0, 0, 0]],
    ['cash, units missing', missing, [35_000, 0, 35_000, 40_000, 0, 35_000, 0, 0]],
    [
      'cash, with a coupon and units missing',
      { totalPaise: 50_000, deliveryPaise: 0, couponCode: 'TEN', couponPaise: 10_000, refundPaise: 7500 },
      [32_500, 0, 32_500, 40_000, 0, 32_500, 0, 0],
    ],
    [
      'cash, an item at fault refunded after delivery',
      { ...credited, status: 'delivered' },
      [35_000, 0, 35_000, 40_000, 0, 0, 0, 5000],
    ],
    ['QR code, not checked yet', checking, [40_000, 0, 40_000, 40_000, 0, 0, 0, 0]],
    ['QR code, seen', confirmed, [40_000, 0, 40_000, 40_000, 0, 0, 40_000, 0]],
    [
      'QR code, seen before amounts were noted',
      { ...confirmed, paidPaise: null },
      [40_000, 0, 40_000, 40_000, 0, 0, 40_000, 0],
    ],
    ['QR code, units missing', { ...confirmed, ...credited }, [35_000, 0, 35_000, 40_000, 0, 0, 35_000, 5000]],
    [
      'QR code, paid too much',
      { ...confirmed, paidPaise: 45_000, overpaidPaise: 5000 },
      [40_000, 0, 40_000, 40_000, 0, 0, 40_000, 5000],
    ],
    [
      'QR code, paid too little',
      { ...confirmed, paidPaise: 30_000 },
      [40_000, 0, 40_000, 40_000, 10_000, 10_000, 30_000, 0],
    ],
    [
      'QR code, paid too little and units missing',
      { ...confirmed, ...missing, paidPaise: 30_000 },
      [35_000, 0, 35_000, 40_000, 5000, 5000, 30_000, 0],
    ],
    ['QR code, goods added', { ...confirmed, ...extended }, [47_000, 0, 47_000, 40_000, 7000, 7000, 40_000, 0]],
    [
      'QR code, goods added, not checked yet',
      { ...checking, ...extended },
      [47_000, 0, 47_000, 40_000, 7000, 7000, 0, 0],
    ],
    ['QR code, not found', refused, [40_000, 0, 40_000, 40_000, 0, 40_000, 0, 0]],
    ['QR code, not found, goods added', { ...refused, ...extended }, [47_000, 0, 47_000, 40_000, 0, 47_000, 0, 0]],
    [
      'QR code, found after the order was paid at the door',
      { ...confirmed, status: 'delivered', overpaidPaise: 40_000 },
      [40_000, 0, 40_000, 40_000, 40_000, 0, 0, 40_000],
    ],
    [
      'QR code, cancelled before it was seen',
      { ...checking, status: 'cancelled' },
      [40_000, 0, 40_000, 40_000, 0, 0, 0, 0],
    ],
    ['QR code, cancelled after it was seen', refunded, [40_000, 0, 40_000, 40_000, 0, 0, 0, 40_000]],
    ['wallet', byWallet, [40_000, 40_000, 0, 0, 0, 0, 40_000, 0]],
    ['wallet, units missing', { ...byWallet, ...credited }, [35_000, 35_000, 0, 0, 0, 0, 35_000, 5000]],
    ['wallet, cancelled', { ...byWallet, status: 'cancelled' }, [40_000, 40_000, 0, 0, 0, 0, 40_000, 40_000]],
    ['wallet and cash', partlyByWallet, [40_000, 25_000, 15_000, 15_000, 0, 15_000, 25_000, 0]],
    [
      'wallet and cash, more missing than was left to pay',
      { ...partlyByWallet, refundPaise: 20_000, creditedPaise: 5000 },
      [20_000, 20_000, 0, 15_000, 0, 0, 20_000, 5000],
    ],
    [
      'wallet and QR code',
      { ...partlyByWallet, ...confirmed, paidPaise: 15_000 },
      [40_000, 25_000, 15_000, 15_000, 0, 0, 40_000, 0],
    ],
    [
      'wallet and QR code, cancelled',
      { ...partlyByWallet, ...refunded, paidPaise: 15_000 },
      [40_000, 25_000, 15_000, 15_000, 0, 0, 25_000, 40_000],
    ],
  ])('%s', (_, more, amounts) => {
    const order = answered(more);
    expect(amountsIn(read(order)), 'as the provider says').toEqual(amounts);
    expect(amountsIn(read(without(order, NAMES))), 'as the adapter works out').toEqual(amounts);
  });
});

describe('the adapter', () => {
  test('takes all that is given back for in the wallet where the order says so, and none where it says nothing', () => {
    const order = without(answered({ ...confirmed, ...credited }), [...NAMES, 'walletRefund']);
    expect(read(order)).toMatchObject({ walletRefund: 5000, amountPayable: 35_000, amountRefunded: 5000 });
    expect(read({ ...order, refundInWallet: undefined })).toMatchObject({ walletRefund: 0, amountRefunded: 0 });
  });

  test('leaves the amounts alone that an order says', () => {
    expect(read({ ...answered({}), amountDue: 12.5, netTotal: 'unknown' })).toMatchObject({
      amountDue: 1250,
      netTotal: 40_000,
    });
  });

  test.each([
    ['COD', 'Shipped', { amountDue: 10_000, qrAmount: 10_000, amountPayable: 10_000, netTotal: 10_000 }],
    ['Paytm', 'Shipped', { amountDue: 0, qrAmount: 10_000, amountPayable: 10_000, refundOnCancel: 0 }],
    ['COD', 'Cancelled', { amountDue: 0, amountRefunded: 0 }],
  ])('works them out of a foreign order by %s that is %s', (paymentMode, orderStatus, amounts) => {
    const product = { productId: 12, title: 'Dal', price: 45 };
    const order = { orderNumber: 'A-1', orderStatus, paymentMode, lineItems: [{ product, qty: 2 }], shippingFee: 10 };
    expect(read({ ...order, grandTotal: '100.00' })).toMatchObject(amounts);
  });

  test.each([
    ['100.00', { deliveryAmount: 1000, totalPrice: 9000, toPay: 10_000 }],
    ['90.00', { deliveryAmount: 0, totalPrice: 9000, toPay: 9000 }],
    // Some of its goods are not listed.
    ['950.00', { deliveryAmount: 0, toPay: 95_000 }],
  ])('an order that does not say what delivery cost, at %s', (grandTotal, amounts) => {
    const product = { productId: 12, title: 'Dal', price: 45 };
    expect(read({ orderNumber: 'A-1', lineItems: [{ product, qty: 2 }], grandTotal })).toMatchObject(amounts);
  });
});
