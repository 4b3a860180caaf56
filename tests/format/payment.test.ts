import { describe, expect, test } from 'vitest';
import type { OrderStatus } from '../../contract/order.ts';
import { isPaymentReference, PAYMENT_STATUSES, paymentKey, type PaymentStatus } from '../../contract/payment.ts';
import { paymentNote, whatComesBack } from '../../src/format/payment.ts';

const order = (paymentStatus: PaymentStatus | null, status: OrderStatus = 'placed') => ({
  status,
  paymentMethod: 'qr' as const,
  paymentReference: '412345678901',
  paymentStatus,
  toPay: 80200,
  refundAmount: 0,
  refundInWallet: false,
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
