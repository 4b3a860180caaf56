import { sql } from 'drizzle-orm';
import { index, integer, pgTable, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { ORDER_STATUSES } from '../../../contract/order-status.ts';
import { order } from './order.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** A payment by QR code was of more or of less than was to be paid. */
export const PAYMENT_NEWS = ['overpaid', 'underpaid'] as const;
export const CHANNELS = ['webhook', 'email', 'push'] as const;

/**
 * What a customer is to be told of a step of their order or of its payment, written with it. Number, address and text are not
 * here: they are looked up when it is sent.
 */
export const message = pgTable(
  'message',
  {
    /** In the order in which they were written. */
    id: serial().primaryKey(),
    /** The Idempotency-Key with which it is sent, however often. */
    key: text().notNull().unique(),
    orderId: integer('order_id')
      .notNull()
      .references(() => order.id),
    status: text({ enum: [...ORDER_STATUSES, ...PAYMENT_NEWS] }).notNull(),
    channel: text({ enum: CHANNELS }).notNull(),
    state: text({ enum: ['pending', 'sending', 'sent', 'failed'] }).notNull(),
    attempts: integer().notNull().default(0),
    createdAt: at('created_at').notNull(),
    /** Earliest time of the next attempt; while it is sent, the end of the sender's lease. */
    dueAt: at('due_at').notNull(),
    sentAt: at('sent_at'),
    /** Why the last attempt failed: a status or a code, never what was sent. */
    fault: text(),
    /** The devices that have had it by Web Push: a second attempt goes to those that have not. */
    reached: integer().array().notNull().default([]),
  },
  (table) => [
    uniqueIndex('message_step').on(table.orderId, table.status, table.channel),
    index('message_open')
      .on(table.dueAt)
      .where(sql`${table.state} <> 'sent'`),
  ],
);
