import { atom, onMount } from 'nanostores';
import { type SuggestedCategory, type Suggestion, suggestProducts } from '../../../contract/product.ts';
import { loadHttpClient } from '../../api/load-http-client.ts';
import { ask } from '../../api/http.ts';
import { paths } from '../../paths.ts';
import { clearSearchesAtLogout } from './recent-searches.ts';
import { idle, type Loaded, reset, track } from '../lib/request.ts';
import { navigation } from '../lib/navigation.ts';
import { $searchQuery, openSearch, queryOf } from './search-results.ts';

/** The text in the search box. */
export const $searchText = atom('');
onMount($searchText, () => (typeof document === 'undefined' ? undefined : clearSearchesAtLogout()));

type Suggestions = Loaded<readonly Suggestion[]> & {
  readonly categories: readonly SuggestedCategory[];
  /** The text they were asked for. */
  readonly typed: string;
};
const none: Suggestions = { ...idle, data: [], categories: [], typed: '' };

export const $suggestions = atom(none);

/** Fills the box without asking for suggestions: on arrival at /search with q. */
export const fillSearch = (text: string): void => $searchText.set(text);

/** Somebody is about to type: what asks for suggestions is there by then. What can't be loaded now, typing tries again. */
export const prepareSuggestions = (): Promise<unknown> => loadHttpClient().catch(() => undefined);

/** Spec §4: typing shows suggestions, clearing the text goes to /search. */
export async function typeSearch(text: string): Promise<void> {
  $searchText.set(text);
  if (!text.trim()) {
    hideSuggestions();
    if (text === '') goToSearch('');
    return;
  }
  await track(
    $suggestions,
    () => ask(suggestProducts, { query: { searchKey: text } }),
    ({ data, categories }) => ({ data, categories: categories ?? [], typed: text }),
  );
}

/** Also those still under way. */
export const hideSuggestions = (): void => reset($suggestions, none);

/** Spec §5: goes to /search with what can be searched for, else without q. */
export function submitSearch(text: string): void {
  hideSuggestions();
  goToSearch(queryOf(text));
}

/** Spec §4: picking a suggestion fills the box and searches for that text. */
export function pickSuggestion({ name }: Pick<Suggestion, 'name'> & Partial<Suggestion>): void {
  $searchText.set(name);
  submitSearch(name);
}

/** On /search itself, results and address change in place. */
function goToSearch(q: string): void {
  if (navigation.here().split('?')[0] !== paths.search()) return navigation.go(paths.search(q));
  if (q !== $searchQuery.get()) openSearch(q);
}
