import { desc, eq } from 'drizzle-orm';
import type { Paise } from '../../../contract/money.ts';
import type { Database } from '../../db/database.ts';
import { customer, walletTransaction } from '../../db/schema/customer.ts';

/** Puts money into a customer's wallet, within a transaction. The ledger grows by one line, whose balance adds up with the one before. */
export async function credit(
  tx: Database,
  customerId: number,
  amountPaise: Paise,
  note: string,
  at: Date,
): Promise<void> {
  // One line at a time: two at once would both build on the same balance.
  await tx.select({ id: customer.id }).from(customer).where(eq(customer.id, customerId)).for('no key update');
  const [last] = await tx
    .select({ balancePaise: walletTransaction.balancePaise })
    .from(walletTransaction)
    .where(eq(walletTransaction.customerId, customerId))
    .orderBy(desc(walletTransaction.id))
    .limit(1);
  const balancePaise = (last?.balancePaise ?? 0) + amountPaise;
  await tx.insert(walletTransaction).values({ customerId, kind: 'credit', amountPaise, balancePaise, note, at });
}
