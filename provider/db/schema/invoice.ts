import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type * as v from 'valibot';
import type { InvoicedOrder, Seller } from '../../../contract/desk-orders.ts';
import { order } from './order.ts';

/** The last number of the invoices of each financial year: a row, because a sequence leaves gaps. */
export const invoiceSeries = pgTable('invoice_series', {
  /** @example '26-27' */
  year: text().primaryKey(),
  last: integer().notNull(),
});

/** What an order's invoice says: it stays so, whatever becomes of the order. */
export const invoice = pgTable('invoice', {
  orderId: integer('order_id')
    .primaryKey()
    .references(() => order.id),
  content: jsonb().$type<v.InferInput<typeof InvoicedOrder>>().notNull(),
  /** Who the shop said it is when the invoice was first printed; null until then. */
  seller: jsonb().$type<Seller>(),
});
