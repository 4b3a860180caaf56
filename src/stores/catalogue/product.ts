import { atom, onMount } from 'nanostores';
import type { Id } from '../../../contract/id.ts';
import { isRefusedWith } from '../../api/errors.ts';
import { getProduct } from '../../api/product.ts';
import { $pincode } from '../delivery/pincode.ts';
import { keyedStore } from '../lib/keyed-store.ts';
import { idle, type Loaded, track } from '../lib/request.ts';
import { decoded } from '../lib/url.ts';
import { rememberViewed } from './viewed.ts';

export type ProductState = Loaded<Awaited<ReturnType<typeof getProduct>> | null>;

export const noProduct: ProductState = { ...idle, data: null };

/**
 * One product as the provider knows it now, by id or slug: price, stock and packs, and
 * whether it can go to the chosen pincode. Fetched when first shown, and for every other pincode.
 */
export const productState = keyedStore((id: Id) => {
  const $product = atom(noProduct);
  onMount($product, () => {
    if (typeof document === 'undefined') return;
    return $pincode.subscribe(() => queueMicrotask(() => void reloadProduct(id)));
  });
  return $product;
});

/** Asks again for a product that could not be loaded. */
export const reloadProduct = (id: Id) =>
  track(
    productState(id),
    () => getProduct(id, $pincode.get()?.id),
    (data) => {
      rememberViewed(data.id);
      return { data };
    },
  );

/** No longer sold: the provider says so, or does not know it any more. */
export const isGone = ({ data, reason }: ProductState): boolean =>
  data ? data.discontinued === true : isRefusedWith(reason, 404);

/** The slug in an address such as /product/jyoti-alu. */
export const slugInAddress = (pathname: string): string => decoded(pathname.split('/').pop() ?? '');
