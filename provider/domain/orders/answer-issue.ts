import { eq } from 'drizzle-orm';
import type { Paise } from '../../../contract/money.ts';
import { issueRefund } from '../../../contract/refund-amounts.ts';
import { rupees } from '../../../contract/rupees.ts';
import type { Database } from '../../db/database.ts';
import { order } from '../../db/schema/order.ts';
import { type IssueRow, updateIssue } from '../../repositories/issue.ts';
import { findOrderRows, type OrderItemRow, type OrderRow, withPrice } from '../../repositories/order.ts';
import { credit } from '../customer/wallet-ledger.ts';
import { conflict, notFound, unprocessable } from '../errors.ts';
import { sentence } from '../sentence.ts';
import { lockOrder } from './change-status.ts';

export interface Answered {
  readonly row: OrderRow;
  readonly issue: IssueRow;
  readonly item: OrderItemRow;
}

/** A report with all lines of its order, of which `item` is one. */
interface Locked extends Answered {
  readonly item: ReturnType<typeof withPrice>;
  readonly items: readonly ReturnType<typeof withPrice>[];
}

/** What was reported, with its order locked; undefined when the same was answered before. */
async function lockIssue(
  tx: Database,
  orderId: number,
  issueId: number,
  isSame: (issue: IssueRow) => boolean,
): Promise<Locked | undefined> {
  const row = await lockOrder(tx, orderId);
  const rows = await findOrderRows(tx, orderId);
  const issue = rows?.issues.find(({ id }) => id === issueId);
  const items = rows?.items.map(withPrice) ?? [];
  const item = items.find(({ id }) => id === issue?.orderItemId);
  if (!issue || !item) throw notFound(`${row.number} has no such report.`, 'unknown_issue');
  if (issue.state === 'reported') return { row, issue, item, items };
  if (isSame(issue)) return undefined;
  const answer = issue.state === 'refunded' ? `${rupees(issue.refundPaise)} have been refunded` : 'it was declined';
  throw conflict('issue_answered', `This report has been answered already: ${answer}.`);
}

/**
 * Refunds what was reported into the wallet, within a transaction: a delivered order is paid. Said twice, it counts once.
 * @returns undefined when nothing has changed
 * @throws {ProviderError} one sentence that says why it can't be
 */
export async function refundIssue(
  tx: Database,
  orderId: number,
  { issueId, amountPaise }: { issueId: number; amountPaise: Paise },
  now: Date,
): Promise<Answered | undefined> {
  const found = await lockIssue(
    tx,
    orderId,
    issueId,
    ({ state, refundPaise }) => state === 'refunded' && refundPaise === amountPaise,
  );
  if (!found) return undefined;
  const { row, issue, item, items } = found;
  const most = issueRefund({ ...row, items, item, quantity: issue.quantity });
  if (amountPaise > most) {
    const message = `At most ${rupees(most)} can be refunded: more was not paid for it.`;
    throw unprocessable('refund_too_high', message, { amount: message });
  }
  const [refundPaise, creditedPaise] = [row.refundPaise + amountPaise, row.creditedPaise + amountPaise];
  await tx.update(order).set({ refundPaise, creditedPaise }).where(eq(order.id, row.id));
  await updateIssue(tx, issue.id, { state: 'refunded', refundPaise: amountPaise });
  await credit(
    tx,
    row.customerId,
    amountPaise,
    sentence('{number} refund: {name}', { number: row.number, name: item.name }),
    now,
  );
  return found;
}

/** Declines what was reported, with the reason that its customer reads. */
export async function declineIssue(
  tx: Database,
  orderId: number,
  { issueId, reason }: { issueId: number; reason: string },
): Promise<Answered | undefined> {
  const found = await lockIssue(tx, orderId, issueId, (issue) => issue.state === 'declined' && issue.reason === reason);
  if (found) await updateIssue(tx, found.issue.id, { state: 'declined', reason });
  return found;
}
