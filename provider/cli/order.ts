// npm run provider:order -- ID STATUS
import { asc, eq } from 'drizzle-orm';
import { ORDER_STATUSES, type OrderStatus } from '../../contract/order.ts';
import { TIME_ZONE } from '../../contract/time-zone.ts';
import { type Command, CommandError, main } from './command.ts';
import { type Database, inTransaction } from '../db/database.ts';
import { orderHistory } from '../db/schema/order.ts';
import { findOrder } from './find-order.ts';
import { changeOrderStatus, orderSummary } from '../domain/orders/order-status.ts';
import { statusLabel } from '../domain/orders/order-steps.ts';

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

export const orderCommand: Command<{ readonly id: string; readonly status: OrderStatus | undefined }> = {
  name: NAME,
  parse([id, status, ...others]) {
    if (id === undefined || others.length > 0)
      throw new CommandError(`Name an order and where it goes: ${NAME} -- HT-20001 confirmed`);
    if (status !== undefined && !isStatus(status))
      throw new CommandError(`${status} is no status: choose one of ${ORDER_STATUSES.join(', ')}.`);
    return { id, status };
  },
  async run(db, { id, status }) {
    if (status !== undefined) {
      const row = await findOrder(db, id);
      await inTransaction(db, (tx) => changeOrderStatus(tx, row.id, status, new Date()));
    }
    await show(db, id);
  },
};

if (import.meta.main) await main(orderCommand);
