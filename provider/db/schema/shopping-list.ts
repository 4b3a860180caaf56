import { sql } from 'drizzle-orm';
import { check, integer, pgTable, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { product } from './catalogue.ts';
import { customer } from './customer.ts';

export const shoppingList = pgTable(
  'shopping_list',
  {
    id: serial().primaryKey(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** Null while it is not shared. */
    shareToken: text('share_token').unique(),
    /** The Idempotency-Key with which it was made or last added to. */
    lastKey: text('last_key'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('shopping_list_name').on(table.customerId, sql`lower(${table.name})`)],
);

export const shoppingListLine = pgTable(
  'shopping_list_line',
  {
    id: serial().primaryKey(),
    listId: integer('list_id')
      .notNull()
      .references(() => shoppingList.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => product.id),
    quantity: integer().notNull(),
    addedPricePaise: integer('added_price_paise').notNull(),
  },
  (table) => [
    uniqueIndex('shopping_list_line_product').on(table.listId, table.productId),
    check('shopping_list_line_quantity', sql`${table.quantity} > 0`),
  ],
);
