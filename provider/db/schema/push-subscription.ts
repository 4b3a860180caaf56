import { index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';
import { customer, session } from './customer.ts';

/** Where a browser takes messages for a customer who asked for them there. It goes with its session: log out ends both. */
export const pushSubscription = pgTable(
  'push_subscription',
  {
    id: serial().primaryKey(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customer.id),
    sessionJti: text('session_jti')
      .notNull()
      .unique()
      .references(() => session.jti, { onDelete: 'cascade' }),
    /** A secret, never logged: whoever knows it can wake the device. */
    endpoint: text().notNull().unique(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Read by processes of an earlier version alone. */
    lastMessageId: integer('last_message_id').notNull().default(0),
  },
  (table) => [index('push_subscription_customer').on(table.customerId)],
);
