import { type OrderAmounts, orderAmounts, type OrderMoney } from '../../../contract/paid-and-due.ts';
import type { OrderRow } from '../../repositories/order.ts';

/** The money of an order as it is stored. */
export const moneyOfRow = (row: OrderRow): OrderMoney => ({
  status: row.status,
  paymentMethod: row.paymentMethod,
  paymentStatus: row.paymentStatus,
  toPay: row.toPayPaise,
  walletAmount: row.walletPaise,
  refundAmount: row.refundPaise,
  walletRefund: row.creditedPaise,
  addedAmount: row.duePaise,
  paidAmount: row.paidPaise,
  overpaidAmount: row.overpaidPaise,
});

/** The amounts of an order that follow from those that are stored. */
export const amountsOf = (row: OrderRow): OrderAmounts => orderAmounts(moneyOfRow(row));
