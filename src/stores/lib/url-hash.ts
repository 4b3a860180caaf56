import { atom, onMount } from 'nanostores';

/** The fragment of the page's URL, without its `#` and still encoded: apart from `url.ts`, which every page loads. */
export const $hash = atom('');

onMount($hash, () => {
  if (typeof document === 'undefined') return;
  const read = () => $hash.set(location.hash.slice(1));
  read();
  addEventListener('hashchange', read);
  return () => removeEventListener('hashchange', read);
});

/** Goes to a fragment of this page, as an entry of its own in the history. */
export function openHash(hash: string): void {
  if (typeof location !== 'undefined') location.hash = hash;
  $hash.set(hash);
}
