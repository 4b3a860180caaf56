import { type Brand, getProductBrands } from '../../contract/brand.ts';
import type { Category } from '../../contract/category.ts';
import type { Id } from '../../contract/id.ts';
import type { Product } from '../../contract/product.ts';
import { type Claim, CLAIMS, DIETS } from '../../contract/food.ts';
import { config } from '../config.ts';
import { memoize, memoizeByKey, memoizeInBuild } from './memoize.ts';
import { filtersByClaims, filtersByDiet } from './missing-calls.ts';
import { readOptional } from './optional.ts';
import { catalogue } from './products.ts';
import { productsByTaxonomy } from './related.ts';
import { categories } from './shown.ts';
import { subCategoriesOf } from './taxonomy.ts';

export interface CategoryPage {
  readonly category: Category;
  readonly page: number;
  readonly pages: number;
}

const productsOf = async (categoryId: Id): Promise<readonly Product[]> =>
  (await productsByTaxonomy())('category', categoryId);

/** Every page of every category. */
export const categoryPages = memoize(async (): Promise<readonly CategoryPage[]> => {
  const pages = (await categories()).map(async (category) => {
    const { length } = await productsOf(category.id);
    const pages = Math.max(1, Math.ceil(length / config.pageSize));
    return Array.from({ length: pages }, (_, i) => ({ category, page: i + 1, pages }));
  });
  return (await Promise.all(pages)).flat();
});

/** As the provider says, or as its products name them. */
const brandsOf = (categoryId: Id): Promise<readonly Brand[]> =>
  memoizeInBuild(`brands of category ${categoryId}`, async () => {
    const query = { categoryId };
    const answer = await readOptional(
      getProductBrands,
      'the brands of a category, other than those its products name',
      {
        query,
      },
    );
    return answer?.data ?? brandsIn(await productsOf(categoryId));
  });

function brandsIn(products: readonly Product[]): readonly Brand[] {
  const brands = new Map<string, Brand>();
  for (const { brand } of products) {
    if (!brand) continue;
    const count = (brands.get(String(brand.id))?.count ?? 0) + 1;
    brands.set(String(brand.id), { ...brand, count });
  }
  return [...brands.values()].sort((a, b) => a.name.localeCompare(b.name));
}

/** The brands with most products, in the order of the whole list. */
function topBrands(brands: readonly Brand[]): readonly Brand[] {
  const counts = brands.map(({ count }) => count ?? 0).sort((a, b) => b - a);
  const threshold = counts[config.builtBrands - 1] ?? 0;
  return brands.filter(({ count }) => (count ?? 0) >= threshold).slice(0, config.builtBrands);
}

/** What some of these products claim, and others don’t. */
function claimsToChoose(products: readonly Product[]): readonly Claim[] | undefined {
  const claims = CLAIMS.filter((claim) => {
    const { length } = products.filter((product) => product.claims?.includes(claim));
    return length > 0 && length < products.length;
  });
  return claims.length > 0 ? claims : undefined;
}

/** What all pages of a category have in common: found once, however many pages its products fill. */
const wholeCategory = memoizeByKey(async (categoryId: Id) => {
  const [products, brands, subCategories, { countsStock }] = await Promise.all([
    productsOf(categoryId),
    brandsOf(categoryId),
    subCategoriesOf(categoryId),
    catalogue(),
  ]);
  const byDiet = (await filtersByDiet()) ?? DIETS.every((diet) => products.some((product) => product.diet === diet));
  const builtBrands = topBrands(brands);
  return {
    products,
    filters: {
      subCategories,
      brands: builtBrands,
      // Undefined means that there is a choice.
      byDiet: byDiet ? undefined : false,
      claims: filtersByClaims() ? claimsToChoose(products) : undefined,
      allBrands: builtBrands.length === brands.length,
      count: products.length,
      inStockCount: countsStock ? products.filter(({ stock }) => stock !== 0).length : null,
    },
  } as const;
});

/** The data of a category page: its products in the provider's order, and its filters. */
export async function categoryPage({ category, page }: CategoryPage) {
  const { products, filters } = await wholeCategory(category.id);
  return { ...filters, products: products.slice((page - 1) * config.pageSize, page * config.pageSize) };
}
