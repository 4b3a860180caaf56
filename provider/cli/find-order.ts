import { eq, or } from 'drizzle-orm';
import { CommandError } from './command.ts';
import type { Database } from '../db/database.ts';
import { order } from '../db/schema/order.ts';
import { rowId } from '../db/row-id.ts';
import type { OrderRow } from '../repositories/order.ts';

/** The order an operator names: by the number a customer knows, or by id. */
export async function findOrder(db: Database, id: string): Promise<OrderRow> {
  const [row] = await db
    .select()
    .from(order)
    .where(or(eq(order.number, id.toUpperCase()), eq(order.id, rowId(id))));
  if (!row) throw new CommandError(`There is no order ${id}: name it by its number, such as HT-20001, or by its id.`);
  return row;
}
