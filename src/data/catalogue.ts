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

/** The more at once, the faster a large catalogue is read; a provider that gives fewer at once is asked more often. */
const PAGE = 500;
/** A sale in the middle of reading moves products from one page to another: then all is read again, at most so often. */
const TRIES = 3;

/** Every listed product with all its fields, in the provider's own order. */
export const allProducts = (): Promise<readonly Product[]> => memoizeInBuild('products', readWholly);

async function readWholly(): Promise<readonly Product[]> {
  for (let tries = 1; ; tries++) {
    const { products, count } = await readProducts();
    const each = [...new Map(products.map((product) => [String(product.id), product])).values()];
    if (count === null || each.length >= count || tries === TRIES) return each;
  }
}

async function readProducts(): Promise<{ products: readonly Product[]; count: number | null }> {
  const page = (n: number) =>
    read(getProducts, { query: { detail: 'full', limit: PAGE, page: n, sortBy: 'relevance' } });
  const first = await page(1);
  const given = first.data.length;
  if (first.count === null) return { products: [...first.data, ...(await pagesUntilEmpty(page, given))], count: null };
  const more = Array.from({ length: given ? Math.ceil(first.count / given) - 1 : 0 }, (_, i) => page(i + 2));
  const rest = await Promise.all(more);
  return { products: [first, ...rest].flatMap(({ data }) => data), count: rest.at(-1)?.count ?? first.count };
}

/** For a provider that does not say how many there are. */
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

/** Every pack size as the product it is sold as: same text, its own price, stock and address. Each address once. */
export const allPacks = memoize(async (): Promise<readonly Product[]> => {
  const listed = await allProducts();
  const sold = new Map(listed.map((product) => [slugOf(product), product]));
  for (const product of listed) {
    for (const pack of product.packs ?? []) {
      if (!sold.has(slugOf(pack))) sold.set(slugOf(pack), { ...product, ...pack });
    }
  }
  return [...sold.values()];
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

/** Every product of a category; from a provider whose products don't name theirs, what it lists first. */
const productsOf = memoizeByKey(async (categoryId: Id): Promise<readonly Product[]> => {
  const named = (await byPlace()).get(placeKey('category', categoryId));
  if (named) return named;
  const query = { categoryId, limit: config.pageSize, page: config.firstPage, sortBy: 'relevance' as const };
  return (await read(getProducts, { query })).data;
});

/** Every page of every category. */
export const categoryPages = memoize(async (): Promise<readonly CategoryPage[]> => {
  const placed = (await categories()).map(async (category) => {
    const { length } = await productsOf(category.id);
    const pages = Math.max(1, Math.ceil(length / config.pageSize));
    return Array.from({ length: pages }, (_, i) => ({ category, page: i + 1, pages }));
  });
  return (await Promise.all(placed)).flat();
});

const brandsOf = memoizeByKey(async (categoryId: Id) => (await read(getProductBrands, { query: { categoryId } })).data);

/** The brands with most products, in the order of the whole list. */
function foremost(brands: readonly Brand[]): readonly Brand[] {
  const counts = brands.map(({ count }) => count ?? 0).sort((a, b) => b - a);
  const least = counts[config.builtBrands - 1] ?? 0;
  return brands.filter(({ count }) => (count ?? 0) >= least).slice(0, config.builtBrands);
}

/** Whether the provider can list what is in stock alone: it says how much there is of it. */
const knowsInStock = () =>
  memoizeInBuild(
    'knows in stock',
    async () => (await read(getProducts, { query: { limit: 1 } })).inStockCount !== null,
  );

/** A category as its page shows it: the products in the provider's own order, and what narrows them down. */
export async function categoryPage({ category, page }: CategoryPage) {
  const [products, brands, subCategories, canFilter] = await Promise.all([
    productsOf(category.id),
    brandsOf(category.id),
    subCategoriesOf(category.id),
    knowsInStock(),
  ]);
  const built = foremost(brands);
  return {
    subCategories,
    brands: built,
    allBrands: built.length === brands.length,
    products: products.slice((page - 1) * config.pageSize, page * config.pageSize),
    count: products.length,
    inStockCount: canFilter ? products.filter(({ stock }) => stock !== 0).length : null,
  };
}

export interface Group {
  readonly name: string | null;
  readonly categories: readonly { readonly category: Category; readonly subCategories: readonly SubCategory[] }[];
}

/** The categories by group; those without one come last, under no name. */
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

const byPlace = memoize(async () => {
  const places = new Map<string, Product[]>();
  for (const product of await allProducts()) {
    for (const key of [placeKey('sub', product.subCategory?.id), placeKey('category', product.category?.id)]) {
      const place = places.get(key);
      if (place) place.push(product);
      else places.set(key, [product]);
    }
  }
  return places;
});

const placeKey = (kind: 'sub' | 'category', id: Id | undefined): string => `${kind} ${id ?? ''}`;

/** What stands near a product in the catalogue: same sub-category first, then same category. */
export async function relatedTo(product: Product, most = 6): Promise<readonly Product[]> {
  const places = await byPlace();
  const seen = new Set([product.id, ...(product.packs ?? []).map(({ id }) => id)].map(String));
  const related: Product[] = [];
  // Asked for every product of the shop: looks at no more of a large category than it takes.
  for (const [kind, place] of [['sub', product.subCategory] as const, ['category', product.category] as const]) {
    for (const other of (place && places.get(placeKey(kind, place.id))) ?? []) {
      if (related.length === most) return related;
      if (seen.has(String(other.id))) continue;
      seen.add(String(other.id));
      related.push(other);
    }
  }
  return related;
}
