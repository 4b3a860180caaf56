import * as v from 'valibot';
import { config } from '../../config.ts';
import { persistentStore } from '../lib/persistent-store.ts';
import { $root } from '../session/root-entry.ts';

const Searches = v.pipe(
  v.array(v.unknown()),
  v.transform((saved): readonly string[] => saved.filter((q) => typeof q === 'string').slice(0, config.recentSearches)),
);

/** What was searched for on this device, newest first: an entry of its own in the browser's storage. */
export const $recentSearches = persistentStore<readonly string[]>(config.recentSearchesKey, Searches, []);

export function rememberSearch(q: string): void {
  const others = $recentSearches.get().filter((other) => other.toLowerCase() !== q.toLowerCase());
  $recentSearches.set([q, ...others].slice(0, config.recentSearches));
}

export const removeSearch = (q: string): void =>
  $recentSearches.set($recentSearches.get().filter((other) => other !== q));

export const clearRecentSearches = (): void => $recentSearches.set([]);

/** Whoever logs out leaves no searches behind for the next. */
export const clearSearchesAtLogout = (): (() => void) =>
  $root.listen(({ auth }, before) => before?.auth.token && !auth.token && clearRecentSearches());
