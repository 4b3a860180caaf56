import { and, asc, count, desc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { Id } from '../../contract/id.ts';
import type { Sort } from '../../contract/product.ts';
import type { Database } from '../db/database.ts';
import { product } from '../db/schema/catalogue.ts';
import { rowId } from '../db/row-id.ts';
import { isListed } from './product.ts';

export interface Filters {
  readonly categoryId?: Id | undefined;
  readonly subCategoryId?: Id | undefined;
  readonly brandId?: readonly Id[] | undefined;
  readonly inStock?: 'true' | undefined;
}

export const matchesFilters = ({ categoryId, subCategoryId, brandId, inStock }: Filters): SQL | undefined =>
  and(
    isListed,
    categoryId === undefined ? undefined : eq(product.categoryId, rowId(categoryId)),
    subCategoryId === undefined ? undefined : eq(product.subCategoryId, rowId(subCategoryId)),
    // No brand ticked is no filter, not no product.
    brandId === undefined || brandId.length === 0 ? undefined : inArray(product.brandId, brandId.map(rowId)),
    inStock && gt(product.stock, 0),
  );

const inStockFirst = sql`(${product.stock} = 0)`;
const discount = sql`(${product.mrpPaise} - ${product.pricePaise})::float8 / greatest(${product.mrpPaise}, 1)`;

const ORDERS: Readonly<Record<Sort, readonly SQL[]>> = {
  relevance: [inStockFirst, desc(product.sold)],
  'price-low': [asc(product.pricePaise)],
  'price-high': [desc(product.pricePaise)],
  // Prices by the kilogram, the litre and the piece can't be compared with each other, so units stay together.
  'unit-price': [sql`${product.unit} is null`, asc(product.unit), asc(product.unitPricePaise)],
  discount: [desc(discount)],
  newest: [desc(product.addedAt), desc(product.id)],
  name: [asc(product.nameText)],
};

/** @param relevance what `relevance` means here, when it is not what sells best. */
export const sortOrder = (sortBy: Sort | undefined, relevance = ORDERS.relevance): SQL[] => [
  ...(sortBy === undefined || sortBy === 'relevance' ? relevance : ORDERS[sortBy]),
  asc(product.id), // the same order on every page
];

export const pagination = ({ page, limit }: { readonly page: number; readonly limit: number }) => ({
  limit,
  offset: (page - 1) * limit,
});

/** How many fit, and how many there are of them in stock, counted in one pass. */
export async function countProducts(db: Database, filters: Filters): Promise<{ count: number; inStockCount: number }> {
  const [row] = await db
    .select({ count: count(), inStockCount: sql<number>`count(*) filter (where ${product.stock} > 0)::int` })
    .from(product)
    .where(matchesFilters({ ...filters, inStock: undefined }));
  const { count: all = 0, inStockCount = 0 } = row ?? {};
  return { count: filters.inStock ? inStockCount : all, inStockCount };
}
