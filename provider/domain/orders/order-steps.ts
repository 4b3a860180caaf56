import { ISSUE_DAYS } from '../../../contract/issue.ts';
import { ORDER_STATUSES, type OrderStatus } from '../../../contract/order-status.ts';
import type { OrderRows } from '../../repositories/order.ts';

const DAY_MS = 86_400_000;

/** @example statusLabel('out-for-delivery') // 'out for delivery' */
export const statusLabel = (status: OrderStatus): string => status.replaceAll('-', ' ');

const FINAL_STATUSES: readonly OrderStatus[] = ['delivered', 'cancelled'];

/** Whether no step follows this status. */
export const isFinal = (status: OrderStatus): boolean => FINAL_STATUSES.includes(status);

/** Steps behind this one, nearest first; `cancelled` is no step but an end. */
export const statusesAfter = (status: OrderStatus): OrderStatus[] =>
  isFinal(status)
    ? []
    : ORDER_STATUSES.slice(ORDER_STATUSES.indexOf(status) + 1).filter((next) => next !== 'cancelled');

/** Until an order is packed its customer can cancel it and add to it, and its invoice has no number. */
export const isUnpacked = (status: OrderStatus): status is 'placed' | 'confirmed' =>
  statusesAfter(status).includes('packed');

/** Until when something that was wrong with an order can be reported; null while it is not delivered. */
export function reportableUntil({ order, history }: Pick<OrderRows, 'order' | 'history'>): Date | null {
  const delivered = history.findLast(({ status }) => status === 'delivered');
  if (order.status !== 'delivered' || !delivered) return null;
  return new Date(delivered.at.getTime() + ISSUE_DAYS * DAY_MS);
}
