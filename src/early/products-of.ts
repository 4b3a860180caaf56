import type { Product } from '../../contract/product.ts';
import { deserializeProducts } from '../ui/compact-products.ts';

const cache = new WeakMap<Element, readonly Product[]>();

/** The goods of an island, as the build knew them. */
export function productsOf(island: Element): readonly Product[] {
  const before = cache.get(island);
  if (before) return before;
  const { built } = JSON.parse(island.getAttribute('props') ?? '{}') as { built?: [0, string] };
  const products = built ? deserializeProducts(built[1]) : [];
  cache.set(island, products);
  return products;
}

/** The product of a card, or the one that the island is about. */
export function productIn(island: Element, element: Element): Product | undefined {
  const index = [...island.querySelectorAll('article')].findIndex((card) => card.contains(element));
  return productsOf(island)[Math.max(0, index)];
}
