import { asc, count, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { isAmong } from '../db/is-among.ts';
import { brand, product, subCategory } from '../db/schema/catalogue.ts';
import { type Filters, matchesFilters } from './product-filters.ts';

/** The brands of the products that match, each with how many. */
export const selectBrands = (db: Database, filters: Filters) =>
  db
    .select({ id: brand.id, name: brand.name, count: count() })
    .from(product)
    .innerJoin(brand, eq(brand.id, product.brandId))
    .where(matchesFilters(filters))
    .groupBy(brand.id, brand.name)
    .orderBy(asc(brand.name));

/** How many hits each brand and each sub-category has, by id. */
interface FacetCounts {
  readonly brands: ReadonlyMap<number, number>;
  readonly subCategories: ReadonlyMap<number, number>;
}

/** The brands and the sub-categories that were counted, by name, the fullest sub-category first. */
export async function selectFacetNames(db: Database, counts: FacetCounts) {
  const { id, slug, name, categoryId, translations } = subCategory;
  // One statement for both, because the round trip costs more than the search.
  const rows = await db
    .select({
      id: brand.id,
      name: brand.name,
      slug: sql<string>`''`,
      categoryId: sql<number>`0`,
      translations: sql<typeof translations._.data | null>`null::jsonb`,
    })
    .from(brand)
    .where(isAmong(brand.id, counts.brands.keys()))
    .unionAll(
      db
        .select({ id, name, slug, categoryId, translations })
        .from(subCategory)
        .where(isAmong(id, counts.subCategories.keys())),
    )
    .orderBy(asc(sql`name`));
  const isBrand = (row: (typeof rows)[number]) => row.categoryId === 0;
  return {
    brands: rows.filter(isBrand).map(({ id, name }) => ({ id, name, count: counts.brands.get(id) ?? 0 })),
    subCategories: rows
      .filter((row) => !isBrand(row))
      .map((found) => ({ ...found, count: counts.subCategories.get(found.id) ?? 0 }))
      .sort((a, b) => b.count - a.count),
  };
}
