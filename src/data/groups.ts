import type { Category, SubCategory } from '../../contract/category.ts';
import { memoize } from './memoize.ts';
import { categories } from './shown.ts';
import { groupings, subCategoriesOf } from './taxonomy.ts';

export interface Group {
  readonly name: string | null;
  readonly categories: readonly { readonly category: Category; readonly subCategories: readonly SubCategory[] }[];
}

/** The categories by group; those without a group come last, in one without a name. */
export const groups = memoize(async (): Promise<readonly Group[]> => {
  const [all, named] = await Promise.all([categories(), groupings()]);
  const within = async (name: string | null, members: readonly Category[]): Promise<Group> => ({
    name,
    categories: await Promise.all(
      members.map(async (category) => ({ category, subCategories: await subCategoriesOf(category.id) })),
    ),
  });
  const rest = all.filter((category) => !named.some(({ has }) => has(category)));
  const everything = [...named.map(({ name, has }) => within(name, all.filter(has))), within(null, rest)];
  return (await Promise.all(everything)).filter((group) => group.categories.length > 0);
});
