import { atom, type WritableAtom } from 'nanostores';
import type { Id } from '../../../contract/id.ts';
import type { Product } from '../../../contract/product.ts';
import * as productApi from '../../api/product.ts';
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

/** Best sellers, new and featured products, each with its home-page form. */
export const shelves = {
  bestSellers: shelf(productApi.getBestSellers),
  bestSellersHome: shelf(productApi.getBestSellersHome),
  newProducts: shelf(productApi.getNewProducts),
  newProductsHome: shelf(productApi.getNewProductsHome),
  featuredProducts: shelf(productApi.getFeaturedProducts),
  featuredProductsHome: shelf(productApi.getFeaturedProductsHome),
};
export type ShelfName = keyof typeof shelves;

/** What goes with a product. */
export const relatedProducts = keyedStore((productId: Id, categoryId: Id | null) =>
  shelf(() => productApi.getRelatedProducts(productId, categoryId ?? undefined)),
);

/** What is similar to a product: the provider's related products. */
export const similarTo = ({ id, category }: Product) => relatedProducts(id, category?.id ?? null);
