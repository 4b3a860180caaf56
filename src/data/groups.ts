import type { Category, Grouping, SubCategory } from '../../contract/category.ts';
import { memoize } from './memoize.ts';
import { categories } from './shown.ts';
import { groupings, subCategoriesOf } from './taxonomy.ts';

export interface Group {
  readonly name: string | null;
  readonly translations?: Grouping['translations'];
  readonly categories: readonly { readonly category: Category; readonly subCategories: readonly SubCategory[] }[];
}

/** The categories by group; those without a group come last, in one without a name. */
export const groups = memoize(async (): Promise<readonly Group[]> => {
  const [all, named] = await Promise.all([categories(), groupings()]);
  const within = async (
    { name, translations }: Pick<Group, 'name' | 'translations'>,
    members: readonly Category[],
  ): Promise<Group> => ({
    name,
    ...(translations && { translations }),
    categories: await Promise.all(
      members.map(async (category) => ({ category, subCategories: await subCategoriesOf(category.id) })),
    ),
  });
  const rest = all.filter((category) => !named.some(({ has }) => has(category)));
  const everything = [...named.map((group) => within(group, all.filter(group.has))), within({ name: null }, rest)];
  return (await Promise.all(everything)).filter((group) => group.categories.length > 0);
});
