import type { Id } from '../../contract/id.ts';
import * as contract from '../../contract/desk-orders.ts';
import { askAsEditor } from './editor.ts';
import type { CallInput } from './http.ts';

type Body<C extends Parameters<typeof askAsEditor>[0]> = NonNullable<CallInput<C>['body']>;

/** null while the list is still that of `revision`. */
export const getDeskOrders = async (revision: string) =>
  (await askAsEditor(contract.getDeskOrders, { query: { revision } })).data;
export const getDeskOrder = async (id: Id) => (await askAsEditor(contract.getDeskOrder, { id })).data;
export const putDeskOrderStatus = async (id: Id, body: Body<typeof contract.putDeskOrderStatus>) =>
  (await askAsEditor(contract.putDeskOrderStatus, { id, body })).data;
export const putDeskOrderPayment = async (id: Id, body: Body<typeof contract.putDeskOrderPayment>) =>
  (await askAsEditor(contract.putDeskOrderPayment, { id, body })).data;
export const putDeskOrderInvoice = async (id: Id, body: Body<typeof contract.putDeskOrderInvoice>) =>
  (await askAsEditor(contract.putDeskOrderInvoice, { id, body })).data;
export const putDeskOrderMissing = async (id: Id, body: Body<typeof contract.putDeskOrderMissing>) =>
  (await askAsEditor(contract.putDeskOrderMissing, { id, body })).data;
export const putDeskOrderIssue = async (id: Id, body: Body<typeof contract.putDeskOrderIssue>) =>
  (await askAsEditor(contract.putDeskOrderIssue, { id, body })).data;
export const getDeskIssuePhoto = async (id: Id) => (await askAsEditor(contract.getDeskIssuePhoto, { id })).data;
