import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { invoiceSeries } from '../../db/schema/invoice.ts';
import { order } from '../../db/schema/order.ts';
import type { OrderRow } from '../../repositories/order.ts';
import { shopDate } from '../shop-time.ts';

/** In India it begins in April. */
const FIRST_MONTH = 4;
const DIGITS = 6;

/** @example financialYear(new Date('2026-11-20')) // '26-27' */
export function financialYear(at: Date): string {
  const [year = 0, month = 0] = shopDate(at).split('-').map(Number);
  const from = month < FIRST_MONTH ? year - 1 : year;
  return [from, from + 1].map((each) => String(each % 100).padStart(2, '0')).join('-');
}

/**
 * Gives an order the next number of its financial year, within a transaction that has locked it; one that has a number
 * keeps it. A transaction that fails takes its number back, so that none is left out.
 */
export async function giveInvoiceNumber(tx: Database, row: OrderRow, now: Date): Promise<void> {
  if (row.invoiceNumber !== null) return;
  const year = financialYear(now);
  const [series] = await tx
    .insert(invoiceSeries)
    .values({ year, last: 1 })
    .onConflictDoUpdate({ target: invoiceSeries.year, set: { last: sql`${invoiceSeries.last} + 1` } })
    .returning();
  if (!series) throw new Error('The series of invoices has no number.');
  // Tax law allows 16 characters.
  const invoiceNumber = `HT/${year}/${String(series.last).padStart(DIGITS, '0')}`;
  await tx.update(order).set({ invoiceNumber, invoicedAt: now }).where(eq(order.id, row.id));
}
