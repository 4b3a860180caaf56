import { boolean, index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';
import { customer } from './customer.ts';

export const pincode = pgTable('pincode', {
  id: serial().primaryKey(),
  pincode: text().notNull().unique(),
  deliverable: boolean().notNull().default(true),
  /** Whose delivery charges count here; '' where no zone of its own is named. */
  zone: text().notNull().default(''),
});

export const address = pgTable(
  'address',
  {
    id: serial().primaryKey(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customer.id),
    label: text().notNull(),
    name: text().notNull(),
    phone: text().notNull(),
    line1: text().notNull(),
    line2: text(),
    landmark: text(),
    city: text(),
    pincodeId: integer('pincode_id')
      .notNull()
      .references(() => pincode.id),
    /** The customer's word on which is the default; at most one of theirs. */
    isDefault: boolean('is_default').notNull().default(false),
    /** When an order last went there; without the customer's word the latest is the default. */
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [index('address_customer').on(table.customerId)],
);
