import { atom } from 'nanostores';
import { type Brand, getProductBrands } from '../../../contract/brand.ts';
import type { Id } from '../../../contract/id.ts';
import { ask } from '../../api/http.ts';
import { keyedStore } from '../lib/keyed-store.ts';
import { idle, type Loaded, loadOnMount, track } from '../lib/request.ts';

/** null until they are asked for. */
export type Brands = Loaded<readonly Brand[] | null>;

export const noBrands: Brands = { ...idle, data: null };

interface Within {
  readonly categoryId: Id;
  readonly subCategoryId: Id | null;
}

/** Every brand within a category, or within one of its sub-categories, each with its count: fetched when first shown. */
export const brandsWithin = keyedStore(({ categoryId, subCategoryId }: Within) => {
  const $brands = atom(noBrands);
  loadOnMount($brands, () =>
    track(
      $brands,
      () => ask(getProductBrands, { query: { categoryId, subCategoryId: subCategoryId ?? undefined } }),
      ({ data }) => ({ data }),
    ),
  );
  return $brands;
});

/** The store of no brand, which fetches nothing. */
export const $noBrands = atom(noBrands);
