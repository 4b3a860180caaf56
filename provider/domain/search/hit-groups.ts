import { and, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { isAmong } from '../../db/is-among.ts';
import { rowId } from '../../db/row-id.ts';
import { product } from '../../db/schema/catalogue.ts';
import { type Filters, matchesGoods } from '../../repositories/product-filters.ts';
import { isListed } from '../../repositories/product.ts';

/** Hits that share their category, sub-category and brand. */
export interface HitGroup {
  readonly categoryId: number;
  readonly subCategoryId: number | null;
  readonly brandId: number | null;
  readonly ids: readonly number[];
  readonly soldOut: readonly number[];
}

// Both drivers read an array letter by letter, which takes them longer than Postgres takes to make it.
const toIds = (joined: string | null): number[] => joined?.split(',').map(Number) ?? [];

/** What of these products is filtered, counted and put last by; read in one pass, what is of another price or diet left out. */
export async function selectHitGroups(db: Database, ids: readonly number[], filters: Filters): Promise<HitGroup[]> {
  if (ids.length === 0) return [];
  const { id, categoryId, subCategoryId, brandId, stock } = product;
  const groups = await db
    .select({
      categoryId,
      subCategoryId,
      brandId,
      ids: sql<string>`string_agg(${id}::text, ',')`,
      soldOut: sql<string | null>`string_agg(${id}::text, ',') filter (where ${stock} <= 0)`,
    })
    .from(product)
    .where(and(isListed, matchesGoods(filters), isAmong(id, ids)))
    .groupBy(categoryId, subCategoryId, brandId);
  return groups.map((group) => ({ ...group, ids: toIds(group.ids), soldOut: toIds(group.soldOut) }));
}

/** Whether the products of a group pass the filters; stock is the product's own. */
export function passes(group: HitGroup, { categoryId, subCategoryId, brandId = [] }: Filters): boolean {
  return (
    (categoryId === undefined || group.categoryId === rowId(categoryId)) &&
    (subCategoryId === undefined || group.subCategoryId === rowId(subCategoryId)) &&
    (brandId.length === 0 || brandId.some((each) => rowId(each) === group.brandId))
  );
}

const countBy = (groups: readonly HitGroup[], key: 'brandId' | 'subCategoryId'): Map<number, number> => {
  const counts = new Map<number, number>();
  for (const group of groups) {
    const value = group[key];
    if (value !== null) counts.set(value, (counts.get(value) ?? 0) + group.ids.length);
  }
  return counts;
};

/** How many hits each brand and each sub-category has. */
export const countFacets = (groups: readonly HitGroup[]) => ({
  brands: countBy(groups, 'brandId'),
  subCategories: countBy(groups, 'subCategoryId'),
});
