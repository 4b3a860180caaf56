import { asc, count, eq, inArray } from 'drizzle-orm';
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

/** How many hits each brand and each sub-category has, by id. */
interface FacetCounts {
  readonly brands: ReadonlyMap<number, number>;
  readonly subCategories: ReadonlyMap<number, number>;
}

/** The brands and the sub-categories that were counted, by name, the fullest sub-category first. */
export async function selectFacetNames(db: Database, counts: FacetCounts) {
  const { id, slug, name, categoryId } = subCategory;
  const [brands, subCategories] = await Promise.all([
    db
      .select({ id: brand.id, name: brand.name })
      .from(brand)
      .where(inArray(brand.id, [...counts.brands.keys()]))
      .orderBy(asc(brand.name)),
    db
      .select({ id, slug, name, categoryId })
      .from(subCategory)
      .where(inArray(id, [...counts.subCategories.keys()]))
      .orderBy(asc(name)),
  ]);
  return {
    brands: brands.map((found) => ({ ...found, count: counts.brands.get(found.id) ?? 0 })),
    subCategories: subCategories
      .map((found) => ({ ...found, count: counts.subCategories.get(found.id) ?? 0 }))
      .sort((a, b) => b.count - a.count),
  };
}
