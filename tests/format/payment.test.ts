import { describe, expect, test } from 'vitest';
import type { Order } from '../../contract/order.ts';
import type { OrderStatus } from '../../contract/order-status.ts';
import { moneyOf, orderAmounts } from '../../contract/paid-and-due.ts';
import { isPaymentReference, PAYMENT_STATUSES, paymentKey, type PaymentStatus } from '../../contract/payment.ts';
import * as payment from '../../src/format/payment.ts';

const nothingPaid = { walletAmount: 0, paidAmount: null, overpaidAmount: 0, items: [] };

/** With the amounts that the provider says, or the adapter works out. */
const said = (order: object): Order => {
  const known = { ...nothingPaid, ...order } as unknown as Order;
  return { ...known, ...orderAmounts(moneyOf(known)) };
};
const { isPaid } = payment;
const amountToPay = (order: object) => payment.amountToPay(said(order));
const paidByQr = (order: object) => payment.paidByQr(said(order));
const paidFromWallet = (order: object) => payment.paidFromWallet(said(order));
const paymentNote = (order: object) => payment.paymentNote(said(order));
const whatComesBack = (order: object) => payment.whatComesBack(said(order));

const order = (paymentStatus: PaymentStatus | null, status: OrderStatus = 'placed') => ({
  status,
  paymentMethod: 'qr' as const,
  paymentReference: '412345678901',
  paymentStatus,
  toPay: 80200,
  refundAmount: 0,
  refundInWallet: false,
  walletRefund: null,
  dueOnDelivery: 0,
  items: [],
});

describe('what is said about a payment', () => {
  test.each(PAYMENT_STATUSES)('%s: what it is and what follows', (status) => {
    const note = paymentNote(order(status));
    expect(note?.text).toContain('₹802.00');
    expect(note?.text).not.toMatch(/undefined|null/);
  });

  test('money is called received only once it was found', () => {
    for (const status of ['checking', 'refused'] as const)
      for (const at of ['placed', 'cancelled', 'delivered'] as const) {
        const { label = '', text = '' } = paymentNote(order(status, at)) ?? {};
        expect(`${label} ${text}`).not.toMatch(/\b(paid|received|have put)\b/);
      }
    expect(paymentNote(order('confirmed'))?.text).toContain('received');
  });

  test('a cancelled order asks for no more money', () => {
    expect(paymentNote(order('refused', 'placed'))?.text).toContain('give the rider ₹802.00');
    expect(paymentNote(order('refused', 'cancelled'))?.text).not.toContain('rider');
  });

  test('what was missing is not asked for, and said where it is in the wallet', () => {
    const missing = { refundAmount: 20200 };
    expect(paymentNote({ ...order('refused'), ...missing })?.text).toContain('give the rider ₹600.00');
    const inWallet = { ...order('confirmed'), ...missing, refundInWallet: true };
    expect(paymentNote(inWallet)?.text).toContain('received ₹802.00 with reference 412345678901. ₹202.00 of it is');
    expect(whatComesBack(inWallet)).toContain('₹600.00 goes to your wallet');
  });

  test('what the bank shows is said, what is more with where it is, what is less with who asks for it', () => {
    const more = { ...order('confirmed'), paidAmount: 91_000, overpaidAmount: 10_800 };
    expect(paymentNote(more)?.text).toBe(
      'We have received ₹910.00 with reference 412345678901. ₹108.00 of it is in your wallet, for it was more than was to pay.',
    );
    expect(whatComesBack(more)).toBe('Your ₹802.00 goes to your wallet at once.');
    const less = { ...order('confirmed'), paidAmount: 70_000, overpaidAmount: 0, dueOnDelivery: 10_200 };
    expect(paymentNote(less)?.text).toBe(
      'We have received ₹700.00 with reference 412345678901. It was to be ₹802.00: please give the rider ₹102.00 in cash.',
    );
    expect(isPaid(less)).toBe(false);
    expect(whatComesBack(less)).toBe('Your ₹700.00 goes to your wallet at once.');
    expect(paymentNote({ ...less, paymentStatus: 'refunded', status: 'cancelled' })?.text).toBe(
      'We have put ₹700.00 into your wallet.',
    );
  });

  test('what was added is no part of what was paid by QR', () => {
    const added = { price: 7000, quantity: 1, addedAt: '2026-11-20T05:00:00Z' } as Order['items'][number];
    const extended = { ...order('confirmed'), items: [added], dueOnDelivery: 7000 };
    expect(paidByQr(extended)).toBe(73_200);
    expect(paymentNote(extended)?.text).toContain('received ₹732.00');
    expect(whatComesBack(extended)).toContain('₹732.00 goes to your wallet');
    expect(isPaid(extended)).toBe(false);
    expect(isPaid({ ...extended, dueOnDelivery: 0 })).toBe(true);
  });

  test('nothing is left to pay of what was delivered', () => {
    expect(isPaid({ ...order(null, 'delivered'), paymentStatus: null })).toBe(true);
    expect(isPaid({ ...order(null), paymentStatus: null })).toBe(false);
    expect(isPaid(order('refused'))).toBe(false);
    expect(isPaid(order('refused', 'delivered'))).toBe(true);
  });

  test('nothing is said where the provider says nothing', () => {
    expect(paymentNote(order(null))).toBeNull();
    expect(paymentNote(order(null, 'cancelled'))).toBeNull();
    expect(whatComesBack(order(null))).toBeNull();
  });

  test('what comes back on cancelling', () => {
    expect(whatComesBack(order('confirmed'))).toMatch(/₹802\.00 .*at once/);
    expect(whatComesBack(order('checking'))).toMatch(/Once we have found it, ₹802\.00/);
    expect(whatComesBack(order('refused'))).toContain('nothing comes back');
    expect(whatComesBack({ ...order(null), paymentMethod: 'cash' })).toContain('nothing was taken');
  });
});

describe('an order that the wallet paid for', () => {
  const cash = { ...order(null), paymentMethod: 'cash' as const, paymentReference: null };

  // Of ₹260: ₹200 by the wallet, ₹60 to pay.
  test.each([
    ['nothing given back', { refundAmount: 0, walletRefund: 0 }, [20_000, 6000]],
    ['less than is to pay', { refundAmount: 2000, walletRefund: 0 }, [20_000, 4000]],
    ['more than is to pay', { refundAmount: 10_000, walletRefund: 4000 }, [16_000, 0]],
    ['all of it into the wallet', { refundAmount: 10_000, walletRefund: 10_000 }, [10_000, 6000]],
    ['more than the wallet paid', { refundAmount: 23_000, walletRefund: 23_000 }, [0, 3000]],
  ])('adds up with %s', (_, refund, [wallet, rest]) => {
    const placed = { walletAmount: 20_000, toPay: 6000, ...refund };
    expect([paidFromWallet(placed), amountToPay(placed)]).toEqual([wallet, rest]);
    expect((wallet ?? 0) + (rest ?? 0)).toBe(26_000 - refund.refundAmount);
  });

  test('is paid, and gives back what the wallet paid', () => {
    const paid = { ...cash, walletAmount: 20_000, toPay: 0 };
    expect(paymentNote(paid)).toMatchObject({ label: 'Paid' });
    expect(whatComesBack(paid)).toBe('Your ₹200.00 goes to your wallet at once.');
    expect(whatComesBack({ ...paid, walletRefund: 5000 })).toBe('Your ₹150.00 goes to your wallet at once.');
    expect(paymentNote({ ...paid, status: 'cancelled' })?.text).toBe('We have put ₹200.00 into your wallet.');
  });

  test('and by QR too says both', () => {
    const both = { ...order('checking'), walletAmount: 20_000 };
    expect(whatComesBack(both)).toMatch(/^Your ₹200\.00 goes to your wallet at once\. We are still looking/);
    expect(paymentNote({ ...both, status: 'cancelled' })?.text).toContain('₹200.00 are back in your wallet.');
    expect(whatComesBack({ ...both, paymentStatus: 'confirmed' })).toBe('Your ₹1,002.00 goes to your wallet at once.');
  });
});

test('a payment reference is the same in whatever case, spaces and dashes', () => {
  for (const typed of ['T2411 2115 0347 1234', 't2411-2115-0347-1234', ' T2411211503471234\n'])
    expect(paymentKey(typed)).toBe('T2411211503471234');
  for (const typed of [
    '',
    '-',
    'never-paid',
    'NEVER-PAID-AT-ALL-1',
    '০১২৩৪৫৬৭৮৯০১',
    '1234567890123456789012345678901234567',
  ])
    expect(isPaymentReference(typed), typed).toBe(false);
});
