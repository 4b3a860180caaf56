import { computed } from 'nanostores';
import { config } from '../../config.ts';
import { paths } from '../../paths.ts';
import { $search, pushUrl, replaceUrl } from '../lib/url.ts';

/** Spec §5: what is searched for has more than one trimmed character; anything shorter is no query. */
export function queryOf(text: string): string {
  const trimmed = text.trim();
  return trimmed.length > config.searchMinimum ? trimmed : '';
}

const typedIn = (search: string): string | null => new URLSearchParams(search).get('q');

/** What the results page shows results for: `q` of its URL. */
export const $searchQuery = computed($search, (search) => queryOf(typedIn(search) ?? ''));

/** Shows other results in place. */
export const openSearch = (q: string): void => pushUrl(paths.search(q));

/** Writes `q` as the search box would have: a form that was sent before the box was hydrated sends what was typed. */
export function mendSearchUrl(): void {
  const { pathname, search } = location;
  const q = queryOf(typedIn(search) ?? '');
  if ((typedIn(search) ?? '') === q) return;
  const query = new URLSearchParams(search);
  if (q) query.set('q', q);
  else query.delete('q');
  replaceUrl(`${pathname}${query.size ? `?${query.toString().replaceAll('+', '%20')}` : ''}`);
}
