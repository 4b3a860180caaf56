import { atom, type WritableAtom } from 'nanostores';
import type { Call } from '../../../contract/call.ts';
import type { Id } from '../../../contract/id.ts';
import * as contract from '../../../contract/product.ts';
import type { Product } from '../../../contract/product.ts';
import { ask } from '../../api/http.ts';
import { keyedStore } from '../lib/keyed-store.ts';
import { idle, type Loaded, loadOnMount, track } from '../lib/request.ts';

export type Shelf = Loaded<readonly Product[]>;

export const emptyShelf: Shelf = { ...idle, data: [] };

const loads = new WeakMap<WritableAtom<Shelf>, () => unknown>();

/** A list that is fetched when it is first shown. */
export const shelf = (fetch: () => Promise<readonly Product[]>): WritableAtom<Shelf> => {
  const $shelf = atom(emptyShelf);
  const load = () => track($shelf, fetch, (data) => ({ data }));
  loads.set($shelf, load);
  loadOnMount($shelf, load);
  return $shelf;
};

/** Asks again for what could not be loaded. */
export const loadShelf = ($shelf: WritableAtom<Shelf>): unknown => loads.get($shelf)?.();

type ShelfCall = Call & Pick<typeof contract.getBestSellers, 'answer'>;
const shelfOf = (call: ShelfCall) => shelf(async () => (await ask(call)).data);

/** Best sellers, new and featured products, each with its home-page form. */
export const shelves = {
  bestSellers: shelfOf(contract.getBestSellers),
  bestSellersHome: shelfOf(contract.getBestSellersHome),
  newProducts: shelfOf(contract.getNewProducts),
  newProductsHome: shelfOf(contract.getNewProductsHome),
  featuredProducts: shelfOf(contract.getFeaturedProducts),
  featuredProductsHome: shelfOf(contract.getFeaturedProductsHome),
};
export type ShelfName = keyof typeof shelves;

/** What goes with a product. */
export const relatedProducts = keyedStore((productId: Id, categoryId: Id | null) =>
  shelf(async () => {
    const query = { productId, categoryId: categoryId ?? undefined };
    return (await ask(contract.getRelatedProducts, { query })).data;
  }),
);

/** What is similar to a product: the provider's related products. */
export const similarTo = ({ id, category }: Product) => relatedProducts(id, category?.id ?? null);
