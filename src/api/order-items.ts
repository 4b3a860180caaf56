import type { Id } from '../../contract/id.ts';
import { type Paise, toRupees } from '../../contract/money.ts';
import type { Order } from '../../contract/order.ts';
import * as contract from '../../contract/order-items.ts';
import { ask } from './http.ts';

interface AddedItem {
  readonly productId: Id;
  readonly quantity: number;
}

/** Adds goods to an order that comes to `toPay` with them. The same `key` always means the same addition, however often it is sent. */
export async function postOrderItems(id: Id, items: AddedItem[], toPay: Paise, key: string): Promise<Order> {
  const body = { items, toPay: toRupees(toPay) };
  return (await ask(contract.postOrderItems, { id, body, headers: { 'idempotency-key': key } })).data;
}
