import { integer, pgTable, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { order } from './order.ts';

/** Goods added to an order after it was placed, once for each key. */
export const orderAddition = pgTable(
  'order_addition',
  {
    id: serial().primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => order.id),
    idempotencyKey: text('idempotency_key').notNull(),
    bodyHash: text('body_hash').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('order_addition_key').on(table.orderId, table.idempotencyKey)],
);
