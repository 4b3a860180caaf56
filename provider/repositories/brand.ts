import { asc, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
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

/**
 * The brands and the sub-categories of the products that fit, each with how many, the fullest sub-category first.
 * Finding the products is the work, so it is done once for both.
 */
export async function selectFacets(db: Database, where: SQL | undefined) {
  const { brandId, subCategoryId } = product;
  const counted = await db
    .select({ brandId, subCategoryId, count: count() })
    .from(product)
    .where(where)
    .groupBy(sql`grouping sets ((${brandId}), (${subCategoryId}))`);
  const byBrand = new Map(counted.map((row) => [row.brandId, row.count]));
  const bySubCategory = new Map(counted.map((row) => [row.subCategoryId, row.count]));
  const known = (ids: Iterable<number | null>) => [...ids].filter((id) => id !== null);

  const brands = await db
    .select({ id: brand.id, name: brand.name })
    .from(brand)
    .where(inArray(brand.id, known(byBrand.keys())))
    .orderBy(asc(brand.name));
  const { id, slug, name, categoryId } = subCategory;
  const subCategories = await db
    .select({ id, slug, name, categoryId })
    .from(subCategory)
    .where(inArray(id, known(bySubCategory.keys())))
    .orderBy(asc(name));
  return {
    brands: brands.map((found) => ({ ...found, count: byBrand.get(found.id) ?? 0 })),
    subCategories: subCategories
      .map((found) => ({ ...found, count: bySubCategory.get(found.id) ?? 0 }))
      .sort((a, b) => b.count - a.count),
  };
}
