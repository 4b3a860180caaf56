import { boolean, index, integer, jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';
import type { DeliveryInstruction } from '../../../contract/delivery-instructions.ts';
import { customer } from './customer.ts';

export const pincode = pgTable('pincode', {
  id: serial().primaryKey(),
  pincode: text().notNull().unique(),
  deliverable: boolean().notNull().default(true),
  /** Zone whose delivery charges apply; '' is the default zone. */
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
    /** Chosen as default by the customer; at most one. */
    isDefault: boolean('is_default').notNull().default(false),
    deliveryInstructions: jsonb('delivery_instructions').$type<DeliveryInstruction[]>().notNull().default([]),
    deliveryNote: text('delivery_note'),
    /** Time of the last order to it; without a chosen default the latest is the default. */
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [index('address_customer').on(table.customerId)],
);
