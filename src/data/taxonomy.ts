import {
  type Category,
  getCategories,
  getCategorySubCategories,
  getGroupingCategories,
  getGroupings,
  getSubCategories,
  type Grouping,
  type SubCategory,
} from '../../contract/category.ts';
import { type Id, sameId } from '../../contract/id.ts';
import { memoize, memoizeInBuild } from './memoize.ts';
import { minProducts, ProviderError, providerUrl, read } from './provider.ts';
import { readOptional } from './optional.ts';
import { withUniqueSlugs } from './unique-slugs.ts';

/** @throws {ProviderError} also where there is none, but in a shop that may be empty still */
export const allCategories = (): Promise<readonly Category[]> =>
  memoizeInBuild('categories', async () => {
    const { data } = await read(getCategories);
    if (data.length > 0 || minProducts() === 0) return withUniqueSlugs(data);
    throw new ProviderError(
      `GET /api${getCategories.path} of ${providerUrl()} gives no category: see that the provider has its catalogue, then build again.`,
    );
  });

/** By the one call for all, or for a provider that lacks it, or does not say there to which category each belongs, by one each. */
export const allSubCategories = (): Promise<readonly SubCategory[]> =>
  memoizeInBuild('sub-categories', async () => {
    const all = (await readOptional(getSubCategories, 'the list of all sub-categories'))?.data;
    if (all?.some(({ categoryId }) => categoryId !== null) || all?.length === 0) return all;
    const lists = (await allCategories()).map(async ({ id }) => {
      const list = await readOptional(getCategorySubCategories, 'the sub-categories of a category', { id });
      return (list?.data ?? []).map((sub) => ({ ...sub, categoryId: sub.categoryId ?? id }));
    });
    return (await Promise.all(lists)).flat();
  });

export const subCategoriesOf = async (categoryId: Id): Promise<readonly SubCategory[]> =>
  (await allSubCategories()).filter((sub) => sameId(sub.categoryId, categoryId));

/** The groups, and what is in each: as the categories say, or by a call for each group. */
export const groupings = memoize(
  async (): Promise<readonly (Grouping & { has: (category: Category) => boolean })[]> => {
    const all = (await readOptional(getGroupings, 'the groups of categories'))?.data ?? [];
    const isNamed = (await allCategories()).some(({ groupingId }) => groupingId !== null);
    return Promise.all(
      all.map(async (grouping) => {
        const { id, name } = grouping;
        // Other providers may name a category's group rather than give its id.
        const isIn = ({ groupingId }: Category) => sameId(groupingId, id) || groupingId === name;
        if (isNamed) return { ...grouping, has: isIn };
        const members = await readOptional(getGroupingCategories, 'the categories of a group', { id });
        return {
          ...grouping,
          has: (category: Category) => Boolean(members?.data.some((member) => sameId(member.id, category.id))),
        };
      }),
    );
  },
);
