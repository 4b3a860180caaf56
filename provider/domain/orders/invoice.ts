import { and, eq, isNull, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { InvoicedOrder, Seller } from '../../../contract/desk-orders.ts';
import { Order } from '../../../contract/order.ts';
import { moneyOf, wireAmounts } from '../../../contract/paid-and-due.ts';
import type { Database } from '../../db/database.ts';
import { invoice, invoiceSeries } from '../../db/schema/invoice.ts';
import { order } from '../../db/schema/order.ts';
import { findOrderRows, type OrderRow } from '../../repositories/order.ts';
import { shopDate } from '../shop-time.ts';
import { readWithCustomer } from './invoiced-order.ts';

/** The financial year of a date; in India it begins in April. */
const FIRST_MONTH = 4;
const DIGITS = 6;

/** @example financialYear(new Date('2026-11-20')) // '26-27' */
export function financialYear(at: Date): string {
  const [year = 0, month = 0] = shopDate(at).split('-').map(Number);
  const from = month < FIRST_MONTH ? year - 1 : year;
  return [from, from + 1].map((each) => String(each % 100).padStart(2, '0')).join('-');
}

/**
 * Gives an order the next number of its financial year, within a transaction that has locked it, and keeps what its invoice
 * says; one that has a number keeps it. A transaction that fails takes its number back, so that none is left out.
 */
export async function giveInvoiceNumber(tx: Database, row: OrderRow, now: Date): Promise<void> {
  if (row.invoiceNumber === null) await takeNumber(tx, row, now);
  // Of one that got its number before it was kept what it says, that is so from now on.
  if (await findInvoice(tx, row.id)) return;
  const rows = await findOrderRows(tx, row.id);
  if (!rows) throw new Error('An order that is locked is gone.');
  await tx.insert(invoice).values({ orderId: row.id, content: await readWithCustomer(tx, rows) });
}

async function takeNumber(tx: Database, { id }: OrderRow, now: Date): Promise<void> {
  const year = financialYear(now);
  const [series] = await tx
    .insert(invoiceSeries)
    .values({ year, last: 1 })
    .onConflictDoUpdate({ target: invoiceSeries.year, set: { last: sql`${invoiceSeries.last} + 1` } })
    .returning();
  if (!series) throw new Error('The series of invoices has no number.');
  // Tax law allows 16 characters.
  const invoiceNumber = `HT/${year}/${String(series.last).padStart(DIGITS, '0')}`;
  await tx.update(order).set({ invoiceNumber, invoicedAt: now }).where(eq(order.id, id));
}

type Invoiced = v.InferInput<typeof InvoicedOrder>;

/** An invoice from before orders said their amounts has them worked out of what it says. */
function withAmounts(invoiced: Invoiced): Invoiced {
  const { success, output } = v.safeParse(Order, invoiced);
  return success ? { ...wireAmounts(moneyOf(output)), ...invoiced } : invoiced;
}

/** What an order's invoice says, and who the shop was when it was printed; null without one. */
export async function findInvoice(db: Database, orderId: number) {
  const [found] = await db
    .select({ order: invoice.content, seller: invoice.seller })
    .from(invoice)
    .where(eq(invoice.orderId, orderId));
  return found ? { ...found, order: withAmounts(found.order) } : null;
}

/** Saves the seller's details with the first print of an invoice; later prints leave them. */
export const saveSeller = (tx: Database, orderId: number, seller: Seller): Promise<unknown> =>
  tx
    .update(invoice)
    .set({ seller })
    .where(and(eq(invoice.orderId, orderId), isNull(invoice.seller)));
