import type { Id } from '../../contract/id.ts';
import * as contract from '../../contract/search.ts';
import { askAsEditor } from './editor.ts';

export const getSearches = async () => (await askAsEditor(contract.getSearches)).data;
export const getSynonyms = async () => (await askAsEditor(contract.getSynonyms)).data;
export const postSynonym = async (words: string[], by: string) =>
  (await askAsEditor(contract.postSynonym, { body: { words, by } })).data;
export const deleteSynonym = async (id: Id, by: string) =>
  (await askAsEditor(contract.deleteSynonym, { id, body: { by } })).data;
