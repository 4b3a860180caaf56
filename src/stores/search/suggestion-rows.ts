import { computed } from 'nanostores';
import type { Id } from '../../../contract/id.ts';
import { beginsWords, markWords } from '../../format/words.ts';
import { paths } from '../../paths.ts';
import { navigation } from '../lib/navigation.ts';
import { $recentSearches } from './recent-searches.ts';
import { $suggestions, hideSuggestions, pickSuggestion } from './search.ts';

/** One line below the search box. */
export type SuggestionRow = { readonly name: string } & (
  | { readonly kind: 'category'; readonly path: string; readonly parent: string | null }
  | { readonly kind: 'past' }
  | { readonly kind: 'product'; readonly id: Id }
);

const MAX_CATEGORIES = 2;
/** Of categories and past searches together: the list is 10rem high, and a product is to be seen in it. */
const MAX_ABOVE = 3;

/**
 * Categories, this device's past searches and products for the text typed, in this order; but a category whose name has
 * nothing of it, such as Dals for `masoor`, stands below the best product. Nothing where the provider has found nothing
 * (spec §5): a past search alone is no result.
 */
export const $suggestionRows = computed(
  [$suggestions, $recentSearches],
  ({ data, categories, typed }, recent): readonly SuggestionRow[] => {
    if (data.length + categories.length === 0) return [];
    const categoryRows = categories.slice(0, MAX_CATEGORIES).map(({ subCategory, ...category }) => ({
      kind: 'category' as const,
      name: subCategory?.name ?? category.name,
      parent: subCategory && category.name,
      path: subCategory ? paths.subCategory(category, subCategory) : paths.category(category),
    }));
    const past = recent
      .filter((q) => !isSame(q, typed) && beginsWords(q, typed))
      .slice(0, MAX_ABOVE - categoryRows.length)
      .map((name) => ({ kind: 'past' as const, name }));
    const products = data
      .filter(({ name }) => !past.some((search) => isSame(search.name, name)))
      .map(({ id, name }) => ({ kind: 'product' as const, id, name }));
    const named = categoryRows.filter(({ name }) => isNamed(name, typed));
    const others = categoryRows.filter((row) => !named.includes(row));
    return [...named, ...past, ...products.slice(0, 1), ...others, ...products.slice(1)];
  },
);

const isNamed = (name: string, typed: string): boolean => markWords(name, typed).some(({ marked }) => marked);

const isSame = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/** A category opens its page; anything else fills the box and is searched for. */
export function pickRow(row: SuggestionRow): void {
  if (row.kind !== 'category') return pickSuggestion(row);
  hideSuggestions();
  navigation.go(row.path);
}
