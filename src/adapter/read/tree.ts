import { isGiven, isRecord, type JsonObject } from '../json.ts';
import { find } from '../names.ts';
import { flat, listIn } from '../unwrap.ts';
import { id } from '../values.ts';

const parentOf = (category: unknown): string | undefined => {
  const parent = id(find(category, 'category.parentId'));
  return parent === undefined || parent === 0 || parent === '0' ? undefined : String(parent);
};
const idOf = (category: unknown): string | number | undefined => id(find(category, 'category.id'));

/** Of a list that holds a whole tree, the entries whose parent is not in it. */
export function topOf(list: readonly unknown[]): readonly unknown[] {
  const ids = new Set(list.map((entry) => String(idOf(entry))));
  const top = list.filter((entry) => !ids.has(parentOf(entry) ?? ''));
  return top.length > 0 ? top : list;
}

/** The sub-categories within an answer of categories: those with a parent in the list, and those nested in another. */
export function subCategoriesIn(body: unknown): readonly JsonObject[] {
  const list = (listIn(body, ['categories', 'category', 'productCategories']) ?? []).map(flat);
  const top = new Set(topOf(list));
  const below = list
    .filter((entry) => !top.has(entry))
    .filter(isRecord)
    .map((entry): JsonObject => ({ ...entry, categoryId: parentOf(entry) }));
  const nested = list
    .filter(isRecord)
    .flatMap((parent) =>
      (listIn(find(parent, 'category.subCategories')) ?? [])
        .filter(isRecord)
        .map((entry): JsonObject => ({ ...entry, categoryId: idOf(parent) })),
    );
  return [...below, ...nested].filter((entry) => isGiven(idOf(entry)));
}
