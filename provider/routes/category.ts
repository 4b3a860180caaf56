import * as contract from '../../contract/category.ts';
import { notFound } from '../domain/errors.ts';
import type { App, Provider } from '../http/env.ts';
import { route } from '../http/route.ts';
import {
  selectCategories,
  selectCategorySubCategories,
  selectGroupingCategories,
  selectGroupings,
  selectSubCategories,
} from '../repositories/category.ts';

const HOME_CATEGORIES = 12;

export function categoryRoutes(app: App, provider: Provider): void {
  route(app, provider, contract.getCategories, async ({ db }) => ({ data: await selectCategories(db) }));

  route(app, provider, contract.getHomeCategories, async ({ db }) => ({
    data: await selectCategories(db, HOME_CATEGORIES),
  }));

  route(app, provider, contract.getGroupings, async ({ db }) => ({ data: await selectGroupings(db) }));

  route(app, provider, contract.getGroupingCategories, async ({ db, id }) => {
    const data = await selectGroupingCategories(db, id);
    if (!data) throw notFound('There is no such group of categories.', 'unknown_grouping');
    return { data };
  });

  route(app, provider, contract.getSubCategories, async ({ db }) => ({ data: await selectSubCategories(db) }));

  route(app, provider, contract.getCategorySubCategories, async ({ db, id }) => {
    const data = await selectCategorySubCategories(db, id);
    if (!data) throw notFound('There is no such category.', 'unknown_category');
    return { data };
  });
}
