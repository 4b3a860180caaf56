import type { Claim, Diet } from '../../contract/food.ts';
import type { Id } from '../../contract/id.ts';
import * as contract from '../../contract/product.ts';
import { ask } from './http.ts';

export interface ProductQuery {
  categoryId?: Id;
  subCategoryId?: Id;
  brandIds?: readonly Id[];
  inStock?: 'true';
  diet?: Diet;
  claims?: readonly Claim[];
  /** In rupees. */
  minPrice?: number;
  maxPrice?: number;
  sortBy?: contract.Sort;
  page: number;
  limit: number;
}

/** Section 3 sends the brands as a JSON-encoded list named `brandId`. */
const wire = ({ brandIds, claims, ...query }: ProductQuery) => ({
  ...query,
  ...(claims?.length && { claims: claims.join() }),
  ...(brandIds?.length && { brandId: JSON.stringify(brandIds) }),
});

export const getProducts = (query: ProductQuery) => ask(contract.getProducts, { query: wire(query) });

export const searchProducts = (searchKey: string, query: ProductQuery) =>
  ask(contract.searchProducts, { query: { ...wire(query), searchKey } });

/** One product as it is now; `pincodeId` asks whether it can be brought there. */
export const getProduct = async (id: Id, pincodeId?: Id) =>
  (await ask(contract.getProduct, { id, query: { pincodeId } })).data;
