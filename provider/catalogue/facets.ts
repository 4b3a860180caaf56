import { asc, count, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { brand, product, subCategory } from '../db/schema/catalogue.ts';

/** The brands of the products that fit, each with how many. */
export const selectBrands = (db: Database, where: SQL | undefined) =>
  db
    .select({ id: brand.id, name: brand.name, count: count() })
    .from(product)
    .innerJoin(brand, eq(brand.id, product.brandId))
    .where(where)
    .groupBy(brand.id, brand.name)
    .orderBy(asc(brand.name));

/** The sub-categories of the products that fit, each with how many, the fullest first. */
export async function selectSubCategories(db: Database, where: SQL | undefined) {
  const { id, slug, name, categoryId } = subCategory;
  const rows = await db
    .select({ id, slug, name, categoryId, count: count() })
    .from(product)
    .innerJoin(subCategory, eq(subCategory.id, product.subCategoryId))
    .where(where)
    .groupBy(id, slug, name, categoryId)
    .orderBy(asc(name));
  return rows.sort((a, b) => b.count - a.count);
}
