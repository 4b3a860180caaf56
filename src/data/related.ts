import type { Id } from '../../contract/id.ts';
import type { Product } from '../../contract/product.ts';
import { memoize } from './memoize.ts';
import { allProducts } from './shown.ts';

type Kind = 'sub' | 'category';

const keyOf = (kind: Kind, id: Id | undefined): string => `${kind} ${id ?? ''}`;

/** The products of each category and sub-category, in the provider's order. */
export const productsByTaxonomy = memoize(async () => {
  const products = new Map<string, Product[]>();
  for (const product of await allProducts()) {
    for (const key of [keyOf('sub', product.subCategory?.id), keyOf('category', product.category?.id)]) {
      const siblings = products.get(key);
      if (siblings) siblings.push(product);
      else products.set(key, [product]);
    }
  }
  return (kind: Kind, id: Id): readonly Product[] => products.get(keyOf(kind, id)) ?? [];
});

/** Returns products of the same sub-category, then of the same category. */
export async function relatedTo(product: Product, limit = 6): Promise<readonly Product[]> {
  const within = await productsByTaxonomy();
  const seen = new Set([product.id, ...(product.packs ?? []).map(({ id }) => id)].map(String));
  const related: Product[] = [];
  // Called for every product of the shop, so it stops at the limit instead of walking through a large category.
  for (const [kind, parent] of [['sub', product.subCategory] as const, ['category', product.category] as const]) {
    for (const other of parent ? within(kind, parent.id) : []) {
      if (related.length === limit) return related;
      if (seen.has(String(other.id))) continue;
      seen.add(String(other.id));
      related.push(other);
    }
  }
  return related;
}
