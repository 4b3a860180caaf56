import type * as v from 'valibot';
import type { InvoicedOrder } from '../../../contract/desk-orders.ts';
import type { Database } from '../../db/database.ts';
import { findOrderCustomer, selectPickList } from '../../repositories/desk-order.ts';
import type { OrderRows } from '../../repositories/order.ts';
import { toItem, toOrder } from './read-orders.ts';

/** An order with who ordered it; its lines stand in the shop's order of shelves. */
export async function readWithCustomer(db: Database, rows: OrderRows): Promise<v.InferInput<typeof InvoicedOrder>> {
  const lines = await selectPickList(db, rows.order.id);
  return {
    ...toOrder(rows),
    customer: await findOrderCustomer(db, rows.order.customerId),
    items: lines.map(({ item, ...shelf }) => ({ ...toItem(item), id: item.id, ...shelf })),
  };
}
