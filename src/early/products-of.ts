import type { Product } from '../../contract/product.ts';
import { unpackProducts } from '../ui/compact-products.ts';

/** The goods of an island, as the build knew them. */
export function productsOf(island: Element): readonly Product[] {
  const { built } = JSON.parse(island.getAttribute('props') ?? '{}') as { built?: [0, string] };
  return built ? unpackProducts(built[1]) : [];
}
