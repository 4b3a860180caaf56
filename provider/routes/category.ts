import { asc, count, eq, type SQL } from 'drizzle-orm';
import * as contract from '../../contract/category.ts';
import type { Database } from '../db/database.ts';
import { category, grouping, product, subCategory } from '../db/schema/catalogue.ts';
import { isShown } from '../repositories/product.ts';
import { notFound } from '../domain/errors.ts';
import { pictureUrl } from '../repositories/picture-url.ts';
import type { App, Provider } from '../http/env.ts';
import { route } from '../http/route.ts';
import { rowId } from '../db/row-id.ts';

const ON_THE_HOME_PAGE = 12;

async function selectCategories(db: Database, where?: SQL, limit = 1000) {
  const counted = db
    .select({ id: product.categoryId, count: count().as('count') })
    .from(product)
    .where(isShown)
    .groupBy(product.categoryId)
    .as('counted');
  const rows = await db
    .select({
      id: category.id,
      slug: category.slug,
      name: category.name,
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

async function selectSubCategories(db: Database, where?: SQL) {
  const counted = db
    .select({ id: product.subCategoryId, count: count().as('count') })
    .from(product)
    .where(isShown)
    .groupBy(product.subCategoryId)
    .as('counted');
  const rows = await db
    .select({
      id: subCategory.id,
      slug: subCategory.slug,
      name: subCategory.name,
      categoryId: subCategory.categoryId,
      count: counted.count,
    })
    .from(subCategory)
    .leftJoin(counted, eq(counted.id, subCategory.id))
    .where(where)
    .orderBy(asc(subCategory.categoryId), asc(subCategory.position), asc(subCategory.id));
  return rows.map((row) => ({ ...row, count: row.count ?? 0 }));
}

export function categoryRoutes(app: App, provider: Provider): void {
  route(app, provider, contract.getCategories, async ({ db }) => ({ data: await selectCategories(db) }));

  route(app, provider, contract.getHomeCategories, async ({ db }) => ({
    data: await selectCategories(db, undefined, ON_THE_HOME_PAGE),
  }));

  route(app, provider, contract.getGroupings, async ({ db }) => ({
    data: await db
      .select({ id: grouping.id, name: grouping.name })
      .from(grouping)
      .orderBy(asc(grouping.position), asc(grouping.id)),
  }));

  route(app, provider, contract.getGroupingCategories, async ({ db, id }) => {
    const [group] = await db
      .select()
      .from(grouping)
      .where(eq(grouping.id, rowId(id)));
    if (!group) throw notFound('There is no such group of categories.', 'unknown_grouping');
    return { data: await selectCategories(db, eq(category.groupingId, group.id)) };
  });

  route(app, provider, contract.getSubCategories, async ({ db }) => ({ data: await selectSubCategories(db) }));

  route(app, provider, contract.getCategorySubCategories, async ({ db, id }) => {
    const [place] = await db
      .select({ id: category.id })
      .from(category)
      .where(eq(category.id, rowId(id)));
    if (!place) throw notFound('There is no such category.', 'unknown_category');
    return { data: await selectSubCategories(db, eq(subCategory.categoryId, place.id)) };
  });
}
