import { type DeskOrder, getDeskIssuePhoto, putDeskOrderIssue } from '../../../contract/desk-orders.ts';
import type { Id } from '../../../contract/id.ts';
import type { Issue } from '../../../contract/issue.ts';
import { type Paise, toRupees } from '../../../contract/money.ts';
import { askAsEditor } from '../../api/editor.ts';
import { editorName } from '../editor/access.ts';
import { changeOrder } from './order.ts';

/** Refunds what a customer has reported, into the wallet. */
export const refundIssue = ({ id }: DeskOrder, { id: issueId }: Issue, amount: Paise): Promise<boolean> =>
  changeOrder(() =>
    askAsEditor(putDeskOrderIssue, {
      id,
      body: { by: editorName(), issueId, to: 'refunded', amount: toRupees(amount) },
    }),
  );

/** Declines it, with the reason that the customer reads. */
export const declineIssue = ({ id }: DeskOrder, { id: issueId }: Issue, reason: string): Promise<boolean> =>
  changeOrder(() =>
    askAsEditor(putDeskOrderIssue, { id, body: { by: editorName(), issueId, to: 'declined', reason } }),
  );

export const loadDeskIssuePhoto = async (id: Id): Promise<string> =>
  (await askAsEditor(getDeskIssuePhoto, { id })).data.image;
