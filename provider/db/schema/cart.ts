import { sql } from 'drizzle-orm';
import { check, integer, pgTable, serial, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { product } from './catalogue.ts';
import { customer } from './customer.ts';

export const cartLine = pgTable(
  'cart_line',
  {
    id: serial().primaryKey(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customer.id),
    productId: integer('product_id')
      .notNull()
      .references(() => product.id),
    quantity: integer().notNull(),
    addedPricePaise: integer('added_price_paise').notNull(),
  },
  (table) => [
    uniqueIndex('cart_line_product').on(table.customerId, table.productId),
    check('cart_line_quantity', sql`${table.quantity} >= 0`),
  ],
);

export const wishlistItem = pgTable(
  'wish',
  {
    id: serial().primaryKey(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customer.id),
    productId: integer('product_id')
      .notNull()
      .references(() => product.id),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('wish_product').on(table.customerId, table.productId)],
);
