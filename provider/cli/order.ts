import { asc, eq } from 'drizzle-orm';
import { ORDER_STATUSES, type OrderStatus } from '../../contract/order-status.ts';
import { TIME_ZONE } from '../../contract/time-zone.ts';
import { call, type Help, readArguments, UsageError } from '../../cli/arguments.ts';
import type { Command } from './command.ts';
import { type Database, inTransaction } from '../db/database.ts';
import { orderHistory } from '../db/schema/order.ts';
import { findOrder } from './find-order.ts';
import { changeOrderStatus, orderSummary } from '../domain/orders/change-status.ts';
import { statusLabel } from '../domain/orders/order-steps.ts';

const NAME = 'order';
const HELP = {
  takes: `ORDER [${ORDER_STATUSES.join('|')}]`,
  options: { json: { type: 'boolean', does: 'says it as JSON' } },
  examples: ['order HT-20001', 'order HT-20001 confirmed'],
} as const satisfies Help;

const isStatus = (word: string): word is OrderStatus => (ORDER_STATUSES as readonly string[]).includes(word);

async function show(db: Database, id: string, json: boolean): Promise<void> {
  const row = await findOrder(db, id);
  const steps = await db
    .select()
    .from(orderHistory)
    .where(eq(orderHistory.orderId, row.id))
    .orderBy(asc(orderHistory.id));
  if (json) {
    const history = steps.map(({ status, at }) => ({ status, at: at.toISOString() }));
    return console.log(JSON.stringify({ order: row.number, status: row.status, history }));
  }
  console.log(orderSummary(row));
  for (const { status, at } of steps) {
    const time = at.toLocaleString('en-IN', { timeZone: TIME_ZONE, dateStyle: 'medium', timeStyle: 'short' });
    console.log(`  ${time}  ${statusLabel(status)}`);
  }
}

export const orderCommand: Command<{
  readonly id: string;
  readonly status: OrderStatus | undefined;
  readonly json: boolean;
}> = {
  name: NAME,
  help: HELP,
  parse(args) {
    const { values, positionals } = readArguments(NAME, HELP, args);
    const [id, status, ...others] = positionals;
    if (id === undefined || others.length > 0)
      throw new UsageError(`Name an order and where it goes: ${call(HELP.examples[1])}`);
    if (status !== undefined && !isStatus(status))
      throw new UsageError(`${status} is no status: choose one of ${ORDER_STATUSES.join(', ')}.`);
    return { id, status, json: values.json ?? false };
  },
  async run(db, { id, status, json }) {
    if (status !== undefined) {
      const row = await findOrder(db, id);
      await inTransaction(db, (tx) => changeOrderStatus(tx, row.id, status, new Date()));
    }
    await show(db, id, json);
  },
};
