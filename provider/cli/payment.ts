import { asc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { PaidAmount } from '../../contract/desk-orders.ts';
import { type Paise, toRupees } from '../../contract/money.ts';
import { rupees } from '../../contract/rupees.ts';
import { readMoney } from '../../contract/typed-money.ts';
import { call, type Help, readArguments, UsageError } from '../../cli/arguments.ts';
import type { Command } from './command.ts';
import { type Database, inTransaction } from '../db/database.ts';
import { order } from '../db/schema/order.ts';
import { findOrder } from './find-order.ts';
import { amountsOf, type OrderRow } from '../repositories/order.ts';
import { statusLabel } from '../domain/orders/order-steps.ts';
import { selectSameReference, updatePaymentStatus } from '../domain/orders/qr-payments.ts';

const NAME = 'payment';
const HELP = {
  takes: '[ORDER [confirmed [AMOUNT]|refused]]',
  options: { json: { type: 'boolean', does: 'says it as JSON' } },
  examples: ['payment HT-20001 confirmed 371.00', 'payment HT-20001 refused', 'payment --json'],
} as const satisfies Help;
const USAGE = `Name an order and what you found: ${call(HELP.examples[0])}`;

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

/** A payment, and the orders with which the same reference was given. */
interface Payment {
  readonly row: OrderRow;
  readonly others: Awaited<ReturnType<typeof selectSameReference>>;
}

const withOthers = async (db: Database, row: OrderRow): Promise<Payment> => ({
  row,
  others: await selectSameReference(db, row),
});

/** Every payment that waits for a look at the bank account, oldest first. */
async function selectUnchecked(db: Database): Promise<readonly Payment[]> {
  const rows = await db.select().from(order).where(eq(order.paymentStatus, 'checking')).orderBy(asc(order.id));
  const payments: Payment[] = [];
  for (const row of rows) payments.push(await withOthers(db, row));
  return payments;
}

/** Says `… · payment checking · reference also given with HT-20002 (confirmed)`, an order a line. */
function asText(payments: readonly Payment[]): void {
  if (payments.length === 0) console.log('No payment has to be checked.');
  for (const { row, others } of payments) {
    const names = others.map(({ number, paymentStatus }) => (paymentStatus ? `${number} (${paymentStatus})` : number));
    const also = names.length > 0 ? [`reference also given with ${names.join(', ')}`] : [];
    console.log([summary(row), ...also].join(' · '));
  }
}

/** Amounts in rupees. */
function asJson(payments: readonly Payment[]): void {
  const list = payments.map(({ row, others }) => ({
    order: row.number,
    status: row.status,
    amount: toRupees(amountsOf(row).qrAmount),
    reference: row.paymentReference,
    payment: row.paymentStatus,
    paid: row.paidPaise === null ? null : toRupees(row.paidPaise),
    overpaid: toRupees(row.overpaidPaise),
    sameReference: others.map(({ number }) => number),
  }));
  console.log(JSON.stringify(list));
}

function readAmount(written: string): Paise {
  const { paise, refusal } = readMoney(written);
  if (refusal !== undefined) throw new UsageError(`${USAGE}. ${refusal}`);
  const read = v.safeParse(PaidAmount, toRupees(paise));
  if (!read.success) throw new UsageError(read.issues[0].message);
  return read.output;
}

interface Finding {
  /** Without one, all payments that have to be checked are listed. */
  readonly id: string | undefined;
  readonly outcome: 'confirmed' | 'refused' | undefined;
  /** What the bank shows; without it, it is what was to be paid. */
  readonly paidPaise: Paise | undefined;
  readonly json: boolean;
}

export const paymentCommand: Command<Finding> = {
  name: NAME,
  help: HELP,
  parse(args) {
    const { values, positionals } = readArguments(NAME, HELP, args);
    const [id, outcome, amount, ...others] = positionals;
    if (others.length > 0 || (amount !== undefined && outcome !== 'confirmed')) throw new UsageError(USAGE);
    if (outcome !== undefined && outcome !== 'confirmed' && outcome !== 'refused')
      throw new UsageError(`${outcome} is no outcome: choose confirmed or refused.`);
    return {
      id,
      outcome,
      paidPaise: amount === undefined ? undefined : readAmount(amount),
      json: values.json ?? false,
    };
  },
  async run(db, { id, outcome, paidPaise, json }) {
    const show = json ? asJson : asText;
    if (id === undefined) return show(await selectUnchecked(db));
    const { id: row } = await findOrder(db, id);
    if (outcome !== undefined)
      await inTransaction(db, (tx) => updatePaymentStatus(tx, row, outcome, new Date(), paidPaise));
    show([await withOthers(db, await findOrder(db, String(row)))]);
  },
};
