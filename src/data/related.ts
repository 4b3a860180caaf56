import type { Id } from '../../contract/id.ts';
import type { Product } from '../../contract/product.ts';
import { memoize } from './memoize.ts';
import { allProducts } from './shown.ts';

type Kind = 'sub' | 'category';

const keyOf = (kind: Kind, id: Id | undefined): string => `${kind} ${id ?? ''}`;

const groups = memoize(async () => {
  const products = new Map<string, Product[]>();
  /** A product's index in its group, by both ids. */
  const positions = new Map<string, number>();
  for (const product of await allProducts()) {
    for (const [kind, parent] of parentsOf(product)) {
      const key = keyOf(kind, parent?.id);
      const siblings = products.get(key) ?? [];
      products.set(key, siblings);
      positions.set(`${kind} ${product.id}`, siblings.push(product) - 1);
    }
  }
  return { products, positions };
});

const parentsOf = ({ subCategory, category }: Product) => [
  ['sub', subCategory] as const,
  ['category', category] as const,
];

/** The products of each category and sub-category, in the provider's order. */
export async function productsByTaxonomy(): Promise<(kind: Kind, id: Id) => readonly Product[]> {
  const { products } = await groups();
  return (kind, id) => products.get(keyOf(kind, id)) ?? [];
}

/**
 * Returns the products that follow this one in its sub-category, in the provider's order, from the last on to the first, then
 * those that follow it in its category. So each is shown by a handful of others, and one that has changed makes few pages be
 * rendered again.
 */
export async function relatedTo(product: Product, limit = 6): Promise<readonly Product[]> {
  const { products, positions } = await groups();
  const productIds = [product.id, ...(product.packs ?? []).map(({ id }) => id)].map(String);
  const excluded = new Set(productIds);
  const related: Product[] = [];
  for (const [kind, parent] of parentsOf(product)) {
    const siblings = parent ? (products.get(keyOf(kind, parent.id)) ?? []) : [];
    const index =
      productIds.map((id) => positions.get(`${kind} ${id}`)).find((position) => position !== undefined) ?? -1;
    // Called for every product of the shop, so it stops at the limit instead of walking through a large category.
    for (let step = 1; step <= siblings.length && related.length < limit; step += 1) {
      const other = siblings[(index + step) % siblings.length];
      if (!other || excluded.has(String(other.id))) continue;
      excluded.add(String(other.id));
      related.push(other);
    }
  }
  return related;
}
