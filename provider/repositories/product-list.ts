import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Sort } from '../../contract/product.ts';
import type { Database } from '../db/database.ts';
import { product } from '../db/schema/catalogue.ts';
import { countProducts, type Filters, matchesFilters, pagination } from './product-filters.ts';
import { sortOrder } from './product-sort.ts';
import { isListed, type ProductKeys, type Selection, selectProducts, withDetail } from './product.ts';

interface ListQuery extends Filters {
  readonly sortBy?: Sort | undefined;
  readonly detail?: 'full' | undefined;
  readonly page: number;
  readonly limit: number;
}

/** A page of the products that match, with their number. */
export async function listProducts(db: Database, query: ListQuery) {
  const found = await selectProducts(db, {
    where: matchesFilters(query),
    orderBy: sortOrder(query.sortBy),
    ...pagination(query),
  });
  const counts = await countProducts(db, query);
  return query.detail
    ? { data: await withDetail(db, found), detail: query.detail, ...counts }
    : { data: found, ...counts };
}

const SHELVES = {
  newest: { where: isListed, orderBy: [desc(product.addedAt), desc(product.id)] },
  bestSellers: { where: isListed, orderBy: [desc(product.sold), product.id] },
  // In a stable mixed order: by sales it would repeat the best sellers.
  featured: { where: and(isListed, product.featured), orderBy: [sql`md5(${product.slug})`, product.id] },
} as unknown as Record<'newest' | 'bestSellers' | 'featured', Selection>;

export const selectShelf = (db: Database, shelf: keyof typeof SHELVES, limit: number) =>
  selectProducts(db, { ...SHELVES[shelf], limit });

/** Other products of the category, those of the sub-category first. */
export const selectRelated = (db: Database, { groupId, categoryId, subCategoryId }: ProductKeys, limit: number) =>
  selectProducts(db, {
    where: and(isListed, eq(product.categoryId, categoryId), ne(product.groupId, groupId)),
    orderBy: [
      sql`(${product.subCategoryId} = ${subCategoryId}) desc nulls last`,
      sql`(${product.stock} = 0)`,
      desc(product.sold),
      sql`${product.id}`,
    ],
    limit,
  });
