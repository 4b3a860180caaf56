import type { Id } from '../../contract/id.ts';
import * as contract from '../../contract/shopping-list.ts';
import { ask } from './http.ts';

/** One product, and how many of it. */
export interface WantedLine {
  readonly productId: Id;
  readonly quantity: number;
}

const keyed = (key: string) => ({ 'idempotency-key': key });

export const getShoppingLists = async () => (await ask(contract.getShoppingLists)).data;

export const getShoppingList = async (id: Id) => (await ask(contract.getShoppingList, { id })).data;

/** Makes a list. The same `key` always means the same list, however often it is sent. */
export const postShoppingList = async (name: string, lines: readonly WantedLine[], key: string) =>
  (await ask(contract.postShoppingList, { body: { name, lines: [...lines] }, headers: keyed(key) })).data;

export const putShoppingList = async (id: Id, name: string) =>
  (await ask(contract.putShoppingList, { id, body: { name } })).data;

export const deleteShoppingList = async (id: Id) => ask(contract.deleteShoppingList, { id });

/** Adds to a list. The same `key` always means the same addition, however often it is sent. */
export const postShoppingListLines = async (id: Id, lines: readonly WantedLine[], key: string) =>
  (await ask(contract.postShoppingListLines, { id, body: { lines: [...lines] }, headers: keyed(key) })).data;

export const putShoppingListLine = async (id: Id, line: WantedLine) =>
  (await ask(contract.putShoppingListLine, { id, body: { ...line } })).data;

export const postShoppingListShare = async (id: Id) => (await ask(contract.postShoppingListShare, { id })).data;

export const deleteShoppingListShare = async (id: Id) => (await ask(contract.deleteShoppingListShare, { id })).data;

export const openSharedShoppingList = async (token: string) =>
  (await ask(contract.openSharedShoppingList, { body: { token } })).data;

export const getSuggestedLines = async () => (await ask(contract.getSuggestedLines)).data;
