import { and, count, eq, gt, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { Id } from '../../contract/id.ts';
import type { Claim, Diet } from '../../contract/food.ts';
import type { Paise } from '../../contract/money.ts';
import type { Database } from '../db/database.ts';
import { product } from '../db/schema/catalogue.ts';
import { rowId } from '../db/row-id.ts';
import { isListed } from './product.ts';

export interface Filters {
  readonly categoryId?: Id | undefined;
  readonly subCategoryId?: Id | undefined;
  readonly brandId?: readonly Id[] | undefined;
  readonly inStock?: 'true' | undefined;
  readonly diet?: Diet | undefined;
  /** All of which the label has. */
  readonly claims?: readonly Claim[] | undefined;
  /** Both included. */
  readonly minPrice?: Paise | undefined;
  readonly maxPrice?: Paise | undefined;
}

/** What a search filters its hits by before it counts them. */
export const matchesGoods = ({ diet, claims, minPrice, maxPrice }: Filters): SQL | undefined =>
  and(
    diet && eq(product.diet, diet),
    claims && sql`${product.claims} @> ${JSON.stringify(claims)}::jsonb`,
    minPrice === undefined ? undefined : gte(product.pricePaise, minPrice),
    maxPrice === undefined ? undefined : lte(product.pricePaise, maxPrice),
  );

export const matchesFilters = ({ categoryId, subCategoryId, brandId, inStock, ...filters }: Filters): SQL | undefined =>
  and(
    isListed,
    matchesGoods(filters),
    categoryId === undefined ? undefined : eq(product.categoryId, rowId(categoryId)),
    subCategoryId === undefined ? undefined : eq(product.subCategoryId, rowId(subCategoryId)),
    // No brand selected means no filter.
    brandId === undefined || brandId.length === 0 ? undefined : inArray(product.brandId, brandId.map(rowId)),
    inStock && gt(product.stock, 0),
  );

export const pagination = ({ page, limit }: { readonly page: number; readonly limit: number }) => ({
  limit,
  offset: (page - 1) * limit,
});

/** How many fit, and how many there are of them in stock. */
export async function countProducts(db: Database, filters: Filters): Promise<{ count: number; inStockCount: number }> {
  const all = matchesFilters({ ...filters, inStock: undefined });
  const soldOut = db
    .select({ count: count() })
    .from(product)
    .where(and(all, eq(product.stock, 0)));
  const [row] = await db
    .select({ count: count(), soldOut: sql<number>`(${soldOut})::int` })
    .from(product)
    .where(all);
  const inStockCount = (row?.count ?? 0) - (row?.soldOut ?? 0);
  return { count: filters.inStock ? inStockCount : (row?.count ?? 0), inStockCount };
}
