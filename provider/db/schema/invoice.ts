import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/** The last number of the invoices of each financial year: a row, because a sequence leaves gaps. */
export const invoiceSeries = pgTable('invoice_series', {
  /** @example '26-27' */
  year: text().primaryKey(),
  last: integer().notNull(),
});
