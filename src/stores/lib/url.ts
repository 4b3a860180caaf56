import { atom, onMount } from 'nanostores';

/** The query of the page's URL, as `location.search` has it. */
export const $search = atom('');

/** The fragment of the page's URL, without its `#` and still encoded. */
export const $hash = atom('');

function readUrl(): void {
  $search.set(location.search);
  $hash.set(location.hash.slice(1));
}

for (const $part of [$search, $hash])
  onMount($part, () => {
    if (typeof document === 'undefined') return;
    readUrl();
    // Back, Forward and links within the page.
    addEventListener('popstate', readUrl);
    return () => removeEventListener('popstate', readUrl);
  });

/** Shows another URL of this page, as an entry of its own in the history. */
export function pushUrl(url: string): void {
  history.pushState(null, '', url);
  readUrl();
}

/** Goes to a fragment of this page, by way of the history. */
export function openHash(hash: string): void {
  if (typeof location !== 'undefined') location.hash = hash;
  $hash.set(hash);
}

/** Shows another URL of this page in place of the present one. */
export function replaceUrl(url: string): void {
  history.replaceState(history.state, '', url);
  readUrl();
}
