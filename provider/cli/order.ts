// npm run provider:order -- ID STATUS
import { asc, eq } from 'drizzle-orm';
import { ORDER_STATUSES, type OrderStatus } from '../../contract/order.ts';
import { TIME_ZONE } from '../../contract/time-zone.ts';
import { command, CommandError } from './command.ts';
import { type Database, inTransaction } from '../db/database.ts';
import { orderHistory } from '../db/schema/order.ts';
import { findOrder } from './find-order.ts';
import { statusLabel, changeOrderStatus, orderSummary } from '../domain/orders/order-status.ts';

const NAME = 'npm run provider:order';

const isStatus = (word: string): word is OrderStatus => (ORDER_STATUSES as readonly string[]).includes(word);

async function show(db: Database, id: string): Promise<void> {
  const row = await findOrder(db, id);
  console.log(orderSummary(row));
  const steps = await db
    .select()
    .from(orderHistory)
    .where(eq(orderHistory.orderId, row.id))
    .orderBy(asc(orderHistory.id));
  for (const { status, at } of steps) {
    const time = at.toLocaleString('en-IN', { timeZone: TIME_ZONE, dateStyle: 'medium', timeStyle: 'short' });
    console.log(`  ${time}  ${statusLabel(status)}`);
  }
}

await command(NAME, async (db, [id, status, ...others]) => {
  if (id === undefined || others.length > 0)
    throw new CommandError(`Name an order and where it goes: ${NAME} -- HT-20001 confirmed`);
  if (status !== undefined) {
    if (!isStatus(status))
      throw new CommandError(`${status} is no status: choose one of ${ORDER_STATUSES.join(', ')}.`);
    const row = await findOrder(db, id);
    await inTransaction(db, (tx) => changeOrderStatus(tx, row.id, status, new Date()));
  }
  await show(db, id);
});
