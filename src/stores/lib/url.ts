import { atom, onMount } from 'nanostores';

/** The query of the page's URL, as `location.search` has it. */
export const $search = atom('');

const readSearch = () => $search.set(location.search);

onMount($search, () => {
  if (typeof document === 'undefined') return;
  readSearch();
  addEventListener('popstate', readSearch);
  return () => removeEventListener('popstate', readSearch);
});

/** Shows another URL of this page, as an entry of its own in the history. */
export function pushUrl(url: string): void {
  history.pushState(null, '', url);
  readSearch();
}

/** Shows another URL of this page in place of the present one. */
export function replaceUrl(url: string): void {
  history.replaceState(history.state, '', url);
  readSearch();
}

/** A part of a URL as it reads. One that nobody can read, such as `%` or a cut-off `%E0%A4%A`, stays as it is. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
