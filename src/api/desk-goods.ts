import * as contract from '../../contract/desk-goods.ts';
import type { Id } from '../../contract/id.ts';
import { askAsEditor } from './editor.ts';
import type { CallInput } from './http.ts';

type Query = NonNullable<CallInput<typeof contract.getDeskGoods>['query']>;
/** On the wire: decimal rupees. */
export type SentChange = NonNullable<CallInput<typeof contract.putDeskGoods>['body']>['changes'][number];

export const getDeskGoods = (query: Query) => askAsEditor(contract.getDeskGoods, { query });
export const getDeskProduct = async (id: Id) => (await askAsEditor(contract.getDeskProduct, { id })).data;
/** All or none. */
export const putDeskGoods = async (changes: SentChange[], by: string) =>
  (await askAsEditor(contract.putDeskGoods, { body: { by, changes } })).data;
export const postDeskPhoto = async (id: Id, data: string, by: string) =>
  (await askAsEditor(contract.postDeskPhoto, { id, body: { by, data } })).data;
export const splitDeskPack = async (id: Id, by: string) =>
  (await askAsEditor(contract.splitDeskPack, { id, body: { by } })).data;
export const joinDeskPacks = async (id: Id, productId: Id, by: string) =>
  (await askAsEditor(contract.joinDeskPacks, { id, body: { by, productId } })).data;
