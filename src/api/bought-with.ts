import * as contract from '../../contract/bought-with.ts';
import type { Id } from '../../contract/id.ts';
import { ask } from './http.ts';

export const getBoughtWith = async (productId: Id) =>
  (await ask(contract.getBoughtWith, { query: { productId } })).data;
