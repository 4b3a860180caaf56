import { expect, test } from 'vitest';
import type { DeskOrder } from '../../contract/desk-orders.ts';
import { moneyOf, orderAmounts } from '../../contract/paid-and-due.ts';
import { whatToCollect } from '../../src/format/desk-order.ts';

const placed = {
  status: 'placed',
  toPay: 40_000,
  walletAmount: 0,
  refundAmount: 0,
  walletRefund: 0,
  refundInWallet: false,
  paidAmount: null,
  overpaidAmount: 0,
  items: [] as object[],
};
const cash = { ...placed, paymentMethod: 'cash', paymentStatus: null };
const qr = { ...placed, paymentMethod: 'qr' };
const added = { toPay: 47_000, items: [{ price: 7000, quantity: 1, addedAt: '2026-11-20T05:00:00Z' }] };
const underpaid = { paymentStatus: 'confirmed', paidAmount: 30_000 };

test.each<[string, object]>([
  ['Collect ₹400.00 in cash', cash],
  ['Collect ₹350.00 in cash', { ...cash, refundAmount: 5000 }],
  ['Paid: nothing to collect', { ...cash, toPay: 0, walletAmount: 40_000 }],
  ['Paid: nothing to collect', { ...cash, status: 'delivered' }],
  ['Cancelled: nothing to collect', { ...cash, status: 'cancelled' }],
  ['Payment not checked yet', { ...qr, paymentStatus: 'checking' }],
  [
    'Payment not checked yet; collect ₹70.00 in cash for what was added',
    { ...qr, ...added, paymentStatus: 'checking' },
  ],
  ['Paid: nothing to collect', { ...qr, paymentStatus: 'confirmed' }],
  ['Collect ₹70.00 in cash for what was added', { ...qr, ...added, paymentStatus: 'confirmed' }],
  ['Collect ₹100.00 in cash that was not paid by QR', { ...qr, ...underpaid }],
  ['Collect ₹170.00 in cash that was added or not paid by QR', { ...qr, ...added, ...underpaid }],
  ['Collect ₹470.00 in cash', { ...qr, ...added, paymentStatus: 'refused' }],
])('the rider is told: %s', (text, fields) => {
  const order = fields as DeskOrder;
  expect(whatToCollect({ ...order, ...orderAmounts(moneyOf(order)) })).toBe(text);
});
