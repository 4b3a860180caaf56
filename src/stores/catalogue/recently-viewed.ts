import { type Id, sameId } from '../../../contract/id.ts';
import type { Product } from '../../../contract/product.ts';
import { getProduct } from '../../api/product.ts';
import { keyedStore } from '../lib/keyed-store.ts';
import { shelf } from './shelf.ts';
import { viewedIds } from './viewed.ts';

/** What was looked at on this device besides one product ('' for all), as it is now; what is no longer sold is left out. */
export const recentlyViewed = keyedStore((current: Id) =>
  shelf(async () => {
    const ids = viewedIds().filter((id) => !sameId(id, current));
    const found = await Promise.all(ids.map((id) => getProduct(id).catch(() => null)));
    return found.flatMap((product, i) =>
      product && !product.discontinued && !isSizeOf(product, [current, ...ids.slice(0, i)]) ? [product] : [],
    );
  }),
);

/** Whether it is another pack size of one of these. */
const isSizeOf = ({ packs }: Product, ids: readonly Id[]): boolean =>
  packs?.some((pack) => ids.some((id) => sameId(id, pack.id))) ?? false;
