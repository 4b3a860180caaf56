// npm run provider:payment -- ORDER confirmed|refused [AMOUNT]
import { asc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { PaidAmount } from '../../contract/desk-orders.ts';
import { type Paise, toRupees } from '../../contract/money.ts';
import { rupees } from '../../contract/rupees.ts';
import { readMoney } from '../../contract/typed-money.ts';
import { type Command, CommandError, main } from './command.ts';
import { type Database, inTransaction } from '../db/database.ts';
import { order } from '../db/schema/order.ts';
import { findOrder } from './find-order.ts';
import type { OrderRow } from '../repositories/order.ts';
import { statusLabel } from '../domain/orders/order-steps.ts';
import { amountsOf } from '../domain/orders/order-amounts.ts';
import { selectSameReference, updatePaymentStatus } from '../domain/orders/payments.ts';

const NAME = 'npm run provider:payment';
const USAGE = `Name an order and what you found: ${NAME} -- HT-20001 confirmed 371.00`;

/** @example summary(row) // 'HT-20001 · placed · ₹615 · reference 412345678901 · payment checking' */
function summary(row: OrderRow): string {
  const { number, status, paymentReference, paymentStatus, paidPaise, overpaidPaise } = row;
  const { qrAmount } = amountsOf(row);
  return [
    number,
    statusLabel(status),
    rupees(qrAmount),
    ...(paymentReference ? [`reference ${paymentReference}`] : []),
    ...(paymentStatus ? [`payment ${paymentStatus}`] : []),
    ...(paidPaise === null || paidPaise === qrAmount ? [] : [`the bank shows ${rupees(paidPaise)}`]),
    ...(overpaidPaise > 0 ? [`${rupees(overpaidPaise)} too much is in the wallet`] : []),
  ].join(' · ');
}

/** @example summaryWithOthers(db, row) // '… · payment checking · reference also given with HT-20002 (confirmed)' */
async function summaryWithOthers(db: Database, row: OrderRow): Promise<string> {
  const others = await selectSameReference(db, row);
  const names = others.map(({ number, paymentStatus }) => (paymentStatus ? `${number} (${paymentStatus})` : number));
  return [summary(row), ...(names.length > 0 ? [`reference also given with ${names.join(', ')}`] : [])].join(' · ');
}

/** Every payment that waits for a look at the bank account, oldest first. */
async function listUnchecked(db: Database): Promise<void> {
  const rows = await db.select().from(order).where(eq(order.paymentStatus, 'checking')).orderBy(asc(order.id));
  if (rows.length === 0) console.log('No payment has to be checked.');
  for (const row of rows) console.log(await summaryWithOthers(db, row));
}

function readAmount(written: string): Paise {
  const { paise, refusal } = readMoney(written);
  if (refusal !== undefined) throw new CommandError(`${USAGE}. ${refusal}`);
  const read = v.safeParse(PaidAmount, toRupees(paise));
  if (!read.success) throw new CommandError(read.issues[0].message);
  return read.output;
}

interface Finding {
  /** Without one, all payments that have to be checked are listed. */
  readonly id: string | undefined;
  readonly outcome: 'confirmed' | 'refused' | undefined;
  /** What the bank shows; without it, it is what was to be paid. */
  readonly paidPaise: Paise | undefined;
}

export const paymentCommand: Command<Finding> = {
  name: NAME,
  parse([id, outcome, amount, ...others]) {
    if (others.length > 0 || (amount !== undefined && outcome !== 'confirmed')) throw new CommandError(USAGE);
    if (outcome !== undefined && outcome !== 'confirmed' && outcome !== 'refused')
      throw new CommandError(`${outcome} is no outcome: choose confirmed or refused.`);
    return { id, outcome, paidPaise: amount === undefined ? undefined : readAmount(amount) };
  },
  async run(db, { id, outcome, paidPaise }) {
    if (id === undefined) return listUnchecked(db);
    const { id: row } = await findOrder(db, id);
    if (outcome !== undefined)
      await inTransaction(db, (tx) => updatePaymentStatus(tx, row, outcome, new Date(), paidPaise));
    console.log(await summaryWithOthers(db, await findOrder(db, String(row))));
  },
};

if (import.meta.main) await main(paymentCommand);
