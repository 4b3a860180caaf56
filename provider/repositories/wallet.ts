import { desc, eq } from 'drizzle-orm';
import { toRupees } from '../../contract/money.ts';
import type { Database } from '../db/database.ts';
import { walletTransaction } from '../db/schema/customer.ts';

/** A customer's wallet transactions, newest first. */
export async function selectTransactions(db: Database, customerId: number) {
  const rows = await db
    .select()
    .from(walletTransaction)
    .where(eq(walletTransaction.customerId, customerId))
    .orderBy(desc(walletTransaction.at), desc(walletTransaction.id));
  return rows.map(({ id, kind, amountPaise, balancePaise, note, sentence, at }) => ({
    id,
    kind,
    amount: toRupees(amountPaise),
    balance: toRupees(balancePaise),
    note: sentence ?? note,
    at: at.toISOString(),
  }));
}
