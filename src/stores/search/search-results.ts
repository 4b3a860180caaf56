import { atom } from 'nanostores';
import { paths } from '../../paths.ts';

/** What the results page shows results for. */
export const $searchQuery = atom('');

/** The query of an address. */
export const queryOf = (search: string): string => new URLSearchParams(search).get('q')?.trim() ?? '';

/** Shows other results in place, with an address of their own in the history. */
export function openSearch(q: string): void {
  history.pushState(null, '', paths.search(q));
  $searchQuery.set(q);
}

/** Takes the query from the address: on arrival, and when Back or Forward change it. */
export function syncWithUrl(): () => void {
  const read = () => $searchQuery.set(queryOf(location.search));
  read();
  addEventListener('popstate', read);
  return () => removeEventListener('popstate', read);
}
