import { atom, type WritableAtom } from 'nanostores';
import type { Brand } from '../../../contract/brand.ts';
import type { Id } from '../../../contract/id.ts';
import { getProductBrands } from '../../api/brand.ts';
import { idle, type Loaded, loadOnMount, track } from '../lib/request.ts';

/** null until they are asked for. */
export type Brands = Loaded<readonly Brand[] | null>;

export const noBrands: Brands = { ...idle, data: null };

const brands = new Map<string, WritableAtom<Brands>>();

/** Every brand within a category, or within one of its sub-categories, each with its count: fetched when first shown. */
export function brandsWithin(categoryId: Id, subCategoryId: Id | null): WritableAtom<Brands> {
  const key = JSON.stringify([categoryId, subCategoryId]);
  const known = brands.get(key);
  if (known) return known;
  const $brands = atom(noBrands);
  brands.set(key, $brands);
  loadOnMount($brands, () =>
    track(
      $brands,
      () => getProductBrands(categoryId, subCategoryId ?? undefined),
      (data) => ({ data }),
    ),
  );
  return $brands;
}

/** Stands where nothing is to be fetched. */
export const $noBrands = atom(noBrands);
