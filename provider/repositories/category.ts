import { asc, count, eq, type SQL } from 'drizzle-orm';
import type { Id } from '../../contract/id.ts';
import type { Database } from '../db/database.ts';
import { rowId } from '../db/row-id.ts';
import { category, grouping, product, subCategory } from '../db/schema/catalogue.ts';
import { pictureUrl } from './picture-url.ts';
import { isListed } from './product.ts';

async function select(db: Database, where?: SQL, limit = 1000) {
  const counted = db
    .select({ id: product.categoryId, count: count().as('count') })
    .from(product)
    .where(isListed)
    .groupBy(product.categoryId)
    .as('counted');
  const rows = await db
    .select({
      id: category.id,
      slug: category.slug,
      name: category.name,
      translations: category.translations,
      picture: category.picture,
      tint: category.tint,
      groupingId: category.groupingId,
      count: counted.count,
    })
    .from(category)
    .leftJoin(counted, eq(counted.id, category.id))
    .where(where)
    .orderBy(asc(category.position), asc(category.id))
    .limit(limit);
  return rows.map(({ picture, ...row }) => ({ ...row, image: pictureUrl(picture), count: row.count ?? 0 }));
}

/** Categories in the shop's order, each with its number of products. */
export const selectCategories = (db: Database, limit?: number) => select(db, undefined, limit);

/** The categories of a group; undefined when there is no such group. */
export async function selectGroupingCategories(db: Database, id: Id) {
  const isThere = (await db.$count(grouping, eq(grouping.id, rowId(id)))) > 0;
  return isThere ? select(db, eq(category.groupingId, rowId(id))) : undefined;
}

export const selectGroupings = (db: Database) =>
  db
    .select({ id: grouping.id, name: grouping.name, translations: grouping.translations })
    .from(grouping)
    .orderBy(asc(grouping.position), asc(grouping.id));

/** Sub-categories in the shop's order, each with its number of products. */
export async function selectSubCategories(db: Database, where?: SQL) {
  const counted = db
    .select({ id: product.subCategoryId, count: count().as('count') })
    .from(product)
    .where(isListed)
    .groupBy(product.subCategoryId)
    .as('counted');
  const rows = await db
    .select({
      id: subCategory.id,
      slug: subCategory.slug,
      name: subCategory.name,
      translations: subCategory.translations,
      categoryId: subCategory.categoryId,
      count: counted.count,
    })
    .from(subCategory)
    .leftJoin(counted, eq(counted.id, subCategory.id))
    .where(where)
    .orderBy(asc(subCategory.categoryId), asc(subCategory.position), asc(subCategory.id));
  return rows.map((row) => ({ ...row, count: row.count ?? 0 }));
}

/** The sub-categories of a category; undefined when there is no such category. */
export async function selectCategorySubCategories(db: Database, id: Id) {
  const isThere = (await db.$count(category, eq(category.id, rowId(id)))) > 0;
  return isThere ? selectSubCategories(db, eq(subCategory.categoryId, rowId(id))) : undefined;
}
