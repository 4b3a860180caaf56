import type { Category, SubCategory } from '../../contract/category.ts';
import type { Id } from '../../contract/id.ts';
import type { Product } from '../../contract/product.ts';
import { readProductList } from './product-list.ts';
import { allCategories, allSubCategories } from './taxonomy.ts';
import { warn } from './build-message.ts';

/**
 * The products with category and sub-category as the taxonomy has them. Where a product names none that is there, the
 * categories' own lists say where it belongs.
 */
export async function withCategories(products: readonly Product[]): Promise<readonly Product[]> {
  const byId = indexed(await allCategories());
  const placed = products.map((product) =>
    withCategory(product, byId.get(idOf(product.category?.id, product.categoryId))),
  );
  const homeless = placed.filter(({ category }) => category === null);
  const listed = homeless.length > 0 ? await categoriesByProduct(byId, products.length) : new Map<string, Category>();
  const complete = placed.map((product) =>
    product.category ? product : withCategory(product, listed.get(String(product.id))),
  );
  const left = complete.filter(({ category }) => category === null).length;
  if (left > 0) warn(`${left} of ${products.length} products are in none of the categories: found by search alone.`);
  return withSubCategories(complete);
}

const indexed = <T extends { readonly id: Id }>(things: readonly T[]): ReadonlyMap<string, T> =>
  new Map(things.map((thing) => [String(thing.id), thing]));

const idOf = (named: Id | undefined, id: Id | null | undefined): string => String(named ?? id ?? '');

function withCategory(product: Product, category: Category | undefined): Product {
  if (!category) return product.category ? { ...product, category: null } : product;
  const { id, name, slug, tint, translations } = category;
  const existing = product.category;
  const isSame = existing && existing.slug === slug && existing.name === name;
  return isSame ? product : { ...product, category: { id, name, slug, tint, ...(translations && { translations }) } };
}

/** By the list of each category. A provider that gives the same for every category cannot tell them apart. */
async function categoriesByProduct(
  byId: ReadonlyMap<string, Category>,
  total: number,
): Promise<ReadonlyMap<string, Category>> {
  const found = new Map<string, Category>();
  let everything = 0;
  for (const category of byId.values()) {
    const { products } = await readProductList({ categoryId: category.id });
    if (products.length === total && ++everything > 1) return new Map();
    for (const { id } of products) if (!found.has(String(id))) found.set(String(id), category);
  }
  return found;
}

/** Sub-categories that products name by id alone. */
async function withSubCategories(products: readonly Product[]): Promise<readonly Product[]> {
  if (!products.some(({ subCategory, subCategoryId }) => subCategory === null && subCategoryId != null))
    return products;
  const byId: ReadonlyMap<string, SubCategory> = indexed(await allSubCategories());
  return products.map((product) => {
    const subCategory = product.subCategory ?? byId.get(idOf(undefined, product.subCategoryId)) ?? null;
    return subCategory === product.subCategory ? product : { ...product, subCategory };
  });
}
