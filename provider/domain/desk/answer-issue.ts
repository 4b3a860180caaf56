import type { Id } from '../../../contract/id.ts';
import type { Paise } from '../../../contract/money.ts';
import { rupees } from '../../../contract/rupees.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import { rowId } from '../../db/row-id.ts';
import { type Answered, declineIssue, refundIssue } from '../orders/answer-issue.ts';
import { type DeskContext, recordDeskChange } from './history.ts';

export type IssueAnswer =
  | { readonly issueId: Id; readonly to: 'refunded'; readonly amount: Paise }
  | { readonly issueId: Id; readonly to: 'declined'; readonly reason: string };

const afterwards = (answer: IssueAnswer): Readonly<Record<string, string>> =>
  answer.to === 'refunded'
    ? { Report: 'refunded', Refund: rupees(answer.amount) }
    : { Report: 'declined', Reason: answer.reason };

function answer(tx: Database, orderId: number, decision: IssueAnswer, now: Date): Promise<Answered | undefined> {
  const issueId = rowId(decision.issueId);
  return decision.to === 'refunded'
    ? refundIssue(tx, orderId, { issueId, amountPaise: decision.amount }, now)
    : declineIssue(tx, orderId, { issueId, reason: decision.reason });
}

/** Refunds what a customer has reported, or declines it. */
export const answerIssue = (db: Database, id: Id, decision: IssueAnswer, context: DeskContext): Promise<void> =>
  inTransaction(db, async (tx) => {
    const answered = await answer(tx, rowId(id), decision, context.now);
    if (!answered) return;
    const { row, issue, item } = answered;
    await recordDeskChange(tx, context, {
      subject: `order:${row.id}`,
      name: row.number,
      action: `Reported ${issue.kind}: ${issue.quantity} of ${item.name}`,
      before: { Report: 'reported' },
      after: afterwards(decision),
    });
  });
