import { desc, eq } from 'drizzle-orm';
import { DEFAULT_LOCALE } from '../../../contract/locales.ts';
import type { Paise } from '../../../contract/money.ts';
import type { Database } from '../../db/database.ts';
import { customer, walletTransaction } from '../../db/schema/customer.ts';
import { type Sentence, wordsIn } from '../sentence.ts';

/** What is in a customer's wallet: the balance after its last line. */
export async function walletBalance(db: Database, customerId: number): Promise<Paise> {
  const [last] = await db
    .select({ balancePaise: walletTransaction.balancePaise })
    .from(walletTransaction)
    .where(eq(walletTransaction.customerId, customerId))
    .orderBy(desc(walletTransaction.id))
    .limit(1);
  return last?.balancePaise ?? 0;
}

/** Reason of a line. A `Sentence` is shown in the reader's language. */
type Note = string | Sentence<string>;

interface Line {
  readonly kind: 'credit' | 'debit';
  readonly amountPaise: Paise;
  readonly note: Note;
  readonly at: Date;
}

async function appendLine(tx: Database, customerId: number, { note, ...line }: Line): Promise<void> {
  // Serialise the lines: two at once would both add to the same balance.
  await tx.select({ id: customer.id }).from(customer).where(eq(customer.id, customerId)).for('no key update');
  const before = await walletBalance(tx, customerId);
  const balancePaise = line.kind === 'credit' ? before + line.amountPaise : before - line.amountPaise;
  if (balancePaise < 0) throw new Error('A wallet never holds less than nothing.');
  const noted = { note: wordsIn(note, DEFAULT_LOCALE), sentence: typeof note === 'string' ? null : note };
  await tx.insert(walletTransaction).values({ customerId, ...line, ...noted, balancePaise });
}

/** Puts money into a customer's wallet, within a transaction. The ledger grows by one line, whose balance adds up with the one before. */
export const credit = (tx: Database, customerId: number, amountPaise: Paise, note: Note, at: Date): Promise<void> =>
  appendLine(tx, customerId, { kind: 'credit', amountPaise, note, at });

/** Takes money out, within a transaction that has locked the customer before it looked how much there is. */
export const debit = (tx: Database, customerId: number, amountPaise: Paise, note: Note, at: Date): Promise<void> =>
  appendLine(tx, customerId, { kind: 'debit', amountPaise, note, at });
