import type { Brand } from '../../../contract/brand.ts';
import type { Product } from '../../../contract/product.ts';

/** The brands of these products, by name: for a provider that does not say which brands a search found. */
export function brandsOf(products: readonly Product[]): readonly Brand[] {
  const brands = products.flatMap(({ brand }) =>
    brand ? [[String(brand.id), { ...brand, count: null }] as const] : [],
  );
  return [...new Map(brands).values()].sort((a, b) => a.name.localeCompare(b.name));
}
