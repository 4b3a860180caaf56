import * as contract from '../../contract/brand.ts';
import type { Id } from '../../contract/id.ts';
import { ask } from './http.ts';

export const getProductBrands = async (categoryId?: Id, subCategoryId?: Id) =>
  (await ask(contract.getProductBrands, { query: { categoryId, subCategoryId } })).data;
