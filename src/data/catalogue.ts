import { type Brand, getProductBrands } from '../../contract/brand.ts';
import {
  type Category,
  getCategories,
  getGroupings,
  getSubCategories,
  type Grouping,
  type SubCategory,
} from '../../contract/category.ts';
import { type Id, sameId } from '../../contract/id.ts';
import { getProducts, type Product } from '../../contract/product.ts';
import { config } from '../config.ts';
import { slugOf } from '../paths.ts';
import { memoize, memoizeInBuild, memoizeByKey } from './memoize.ts';
import { read } from './provider.ts';

/** A large catalogue is read faster in large pages; a provider that returns smaller ones is called more often. */
const PAGE_SIZE = 500;
/** Products may move between pages while they are read: then all are read again, up to this often. */
const MAX_ATTEMPTS = 3;

/** Every listed product with all its fields, in the provider's own order. */
export const allProducts = (): Promise<readonly Product[]> => memoizeInBuild('products', readAllProducts);

async function readAllProducts(): Promise<readonly Product[]> {
  for (let attempt = 1; ; attempt++) {
    const { products, count } = await readProducts();
    const unique = [...new Map(products.map((product) => [String(product.id), product])).values()];
    if (count === null || unique.length >= count || attempt === MAX_ATTEMPTS) return unique;
  }
}

async function readProducts(): Promise<{ products: readonly Product[]; count: number | null }> {
  const page = (n: number) =>
    read(getProducts, { query: { detail: 'full', limit: PAGE_SIZE, page: n, sortBy: 'relevance' } });
  const first = await page(1);
  const given = first.data.length;
  if (first.count === null) return { products: [...first.data, ...(await pagesUntilEmpty(page, given))], count: null };
  const more = Array.from({ length: given ? Math.ceil(first.count / given) - 1 : 0 }, (_, i) => page(i + 2));
  const rest = await Promise.all(more);
  return { products: [first, ...rest].flatMap(({ data }) => data), count: rest.at(-1)?.count ?? first.count };
}

/** For a provider that returns no count. */
async function pagesUntilEmpty(
  page: (n: number) => Promise<{ data: Product[] }>,
  firstLength: number,
): Promise<Product[]> {
  const products: Product[] = [];
  for (let n = 2, length = firstLength; length > 0 && length === firstLength; n++) {
    const { data } = await page(n);
    products.push(...data);
    length = data.length;
  }
  return products;
}

/** Every pack size as a product of its own: same text, its own price, stock and URL. Each URL appears once. */
export const allPackSizes = memoize(async (): Promise<readonly Product[]> => {
  const listed = await allProducts();
  const bySlug = new Map(listed.map((product) => [slugOf(product), product]));
  for (const product of listed) {
    for (const pack of product.packs ?? []) {
      if (!bySlug.has(slugOf(pack))) bySlug.set(slugOf(pack), { ...product, ...pack });
    }
  }
  return [...bySlug.values()];
});

export const categories = memoize(async (): Promise<readonly Category[]> => (await read(getCategories)).data);

const allSubCategories = memoize(async (): Promise<readonly SubCategory[]> => (await read(getSubCategories)).data);

const subCategoriesOf = async (categoryId: Id): Promise<readonly SubCategory[]> =>
  (await allSubCategories()).filter((sub) => sameId(sub.categoryId, categoryId));

export interface CategoryPage {
  readonly category: Category;
  readonly page: number;
  readonly pages: number;
}

/** Every product of a category; where the provider's products don't name their category, the first page of its list. */
const productsOf = memoizeByKey(async (categoryId: Id): Promise<readonly Product[]> => {
  const listed = (await byTaxonomy()).get(taxonomyKey('category', categoryId));
  if (listed) return listed;
  const query = { categoryId, limit: config.pageSize, page: config.firstPage, sortBy: 'relevance' as const };
  return (await read(getProducts, { query })).data;
});

/** Every page of every category. */
export const categoryPages = memoize(async (): Promise<readonly CategoryPage[]> => {
  const pages = (await categories()).map(async (category) => {
    const { length } = await productsOf(category.id);
    const pages = Math.max(1, Math.ceil(length / config.pageSize));
    return Array.from({ length: pages }, (_, i) => ({ category, page: i + 1, pages }));
  });
  return (await Promise.all(pages)).flat();
});

const brandsOf = memoizeByKey(async (categoryId: Id) => (await read(getProductBrands, { query: { categoryId } })).data);

/** The brands with most products, in the order of the whole list. */
function topBrands(brands: readonly Brand[]): readonly Brand[] {
  const counts = brands.map(({ count }) => count ?? 0).sort((a, b) => b - a);
  const threshold = counts[config.builtBrands - 1] ?? 0;
  return brands.filter(({ count }) => (count ?? 0) >= threshold).slice(0, config.builtBrands);
}

/** Whether the provider can filter by stock: it then counts what is in stock. */
const hasStockFilter = () =>
  memoizeInBuild(
    'has stock filter',
    async () => (await read(getProducts, { query: { limit: 1 } })).inStockCount !== null,
  );

/** The data of a category page: its products in the provider's order, and its filters. */
export async function categoryPage({ category, page }: CategoryPage) {
  const [products, brands, subCategories, canFilter] = await Promise.all([
    productsOf(category.id),
    brandsOf(category.id),
    subCategoriesOf(category.id),
    hasStockFilter(),
  ]);
  const builtBrands = topBrands(brands);
  return {
    subCategories,
    brands: builtBrands,
    allBrands: builtBrands.length === brands.length,
    products: products.slice((page - 1) * config.pageSize, page * config.pageSize),
    count: products.length,
    inStockCount: canFilter ? products.filter(({ stock }) => stock !== 0).length : null,
  };
}

export interface Group {
  readonly name: string | null;
  readonly categories: readonly { readonly category: Category; readonly subCategories: readonly SubCategory[] }[];
}

/** The categories by group; those without a group come last, in one without a name. */
export const groups = memoize(async (): Promise<readonly Group[]> => {
  const [{ data: groupings }, all] = await Promise.all([read(getGroupings), categories()]);
  const within = async (grouping: Grouping | null): Promise<Group> => {
    const members = all.filter(({ groupingId }) =>
      grouping ? sameId(groupingId, grouping.id) : !groupings.some(({ id }) => sameId(id, groupingId)),
    );
    return {
      name: grouping?.name ?? null,
      categories: await Promise.all(
        members.map(async (category) => ({ category, subCategories: await subCategoriesOf(category.id) })),
      ),
    };
  };
  return (await Promise.all([...groupings, null].map(within))).filter((group) => group.categories.length > 0);
});

const byTaxonomy = memoize(async () => {
  const products = new Map<string, Product[]>();
  for (const product of await allProducts()) {
    for (const key of [taxonomyKey('sub', product.subCategory?.id), taxonomyKey('category', product.category?.id)]) {
      const siblings = products.get(key);
      if (siblings) siblings.push(product);
      else products.set(key, [product]);
    }
  }
  return products;
});

const taxonomyKey = (kind: 'sub' | 'category', id: Id | undefined): string => `${kind} ${id ?? ''}`;

/** Returns products of the same sub-category, then of the same category. */
export async function relatedTo(product: Product, limit = 6): Promise<readonly Product[]> {
  const products = await byTaxonomy();
  const seen = new Set([product.id, ...(product.packs ?? []).map(({ id }) => id)].map(String));
  const related: Product[] = [];
  // Called for every product of the shop, so it stops at the limit instead of walking through a large category.
  for (const [kind, parent] of [['sub', product.subCategory] as const, ['category', product.category] as const]) {
    for (const other of (parent && products.get(taxonomyKey(kind, parent.id))) ?? []) {
      if (related.length === limit) return related;
      if (seen.has(String(other.id))) continue;
      seen.add(String(other.id));
      related.push(other);
    }
  }
  return related;
}
