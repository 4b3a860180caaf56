import { CLAIMS, type Claim } from '../../../contract/food.ts';
import type { ProductList } from '../../stores/catalogue/product-list.ts';
import type { Brand } from '../../../contract/brand.ts';
import type { Product } from '../../../contract/product.ts';

/** What some of these results claim, and others don’t; and what is chosen already, which all of them claim. */
export const claimsToChoose = ({ data, filters }: ProductList): readonly Claim[] =>
  CLAIMS.filter((claim) => {
    const { length } = data.filter((product) => product.claims?.includes(claim));
    return filters.claims.includes(claim) || (length > 0 && length < data.length);
  });

/** The brands of these products, by name: for a provider that does not say which brands a search found. */
export function brandsOf(products: readonly Product[]): readonly Brand[] {
  const brands = products.flatMap(({ brand }) =>
    brand ? [[String(brand.id), { ...brand, count: null }] as const] : [],
  );
  return [...new Map(brands).values()].sort((a, b) => a.name.localeCompare(b.name));
}
