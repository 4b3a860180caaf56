import * as contract from '../../contract/desk-history.ts';
import { askAsEditor } from './editor.ts';

/** Newest first; of one subject such as `order:7`. */
export const getDeskHistory = async (subject: string, page: number, limit: number) =>
  (await askAsEditor(contract.getDeskHistory, { query: { subject, page, limit } })).data;
