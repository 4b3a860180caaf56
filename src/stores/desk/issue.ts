import type { DeskOrder } from '../../../contract/desk-orders.ts';
import type { Id } from '../../../contract/id.ts';
import type { Issue } from '../../../contract/issue.ts';
import { type Paise, toRupees } from '../../../contract/money.ts';
import * as api from '../../api/desk-orders.ts';
import { editorName } from '../editor/access.ts';
import { changeOrder } from './order.ts';

/** Refunds what a customer has reported, into the wallet. */
export const refundIssue = ({ id }: DeskOrder, { id: issueId }: Issue, amount: Paise): Promise<boolean> =>
  changeOrder(() => api.putDeskOrderIssue(id, { by: editorName(), issueId, to: 'refunded', amount: toRupees(amount) }));

/** Declines it, with the reason that the customer reads. */
export const declineIssue = ({ id }: DeskOrder, { id: issueId }: Issue, reason: string): Promise<boolean> =>
  changeOrder(() => api.putDeskOrderIssue(id, { by: editorName(), issueId, to: 'declined', reason }));

export const loadDeskIssuePhoto = async (id: Id): Promise<string> => (await api.getDeskIssuePhoto(id)).image;
