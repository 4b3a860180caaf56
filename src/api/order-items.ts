import type { Id } from '../../contract/id.ts';
import { type Paise, toRupees } from '../../contract/money.ts';
import type { Order } from '../../contract/order.ts';
import { fingerprintOf, type SeenLine } from '../../contract/order-fingerprint.ts';
import * as contract from '../../contract/order-items.ts';
import { ask } from './http.ts';
import { fingerprintHeader } from './order.ts';

/** Adds goods, as the customer saw them, to an order that comes to `toPay` with them. The same `key` always means the same addition, however often it is sent. */
export async function postOrderItems(id: Id, items: readonly SeenLine[], toPay: Paise, key: string): Promise<Order> {
  const body = { items: items.map(({ id, quantity }) => ({ productId: id, quantity })), toPay: toRupees(toPay) };
  const headers = { 'idempotency-key': key, ...fingerprintHeader(fingerprintOf({ lines: items })) };
  return (await ask(contract.postOrderItems, { id, body, headers })).data;
}
