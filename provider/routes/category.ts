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
  route(app, provider, contract.getCategories, async ({ reader }) => ({ data: await selectCategories(reader) }));

  route(app, provider, contract.getHomeCategories, async ({ reader }) => ({
    data: await selectCategories(reader, HOME_CATEGORIES),
  }));

  route(app, provider, contract.getGroupings, async ({ reader }) => ({ data: await selectGroupings(reader) }));

  route(app, provider, contract.getGroupingCategories, async ({ reader, id }) => {
    const data = await selectGroupingCategories(reader, id);
    if (!data) throw notFound('There is no such group of categories.', 'unknown_grouping');
    return { data };
  });

  route(app, provider, contract.getSubCategories, async ({ reader }) => ({ data: await selectSubCategories(reader) }));

  route(app, provider, contract.getCategorySubCategories, async ({ reader, id }) => {
    const data = await selectCategorySubCategories(reader, id);
    if (!data) throw notFound('There is no such category.', 'unknown_category');
    return { data };
  });
}
