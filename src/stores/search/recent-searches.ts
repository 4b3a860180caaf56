import '../lib/storage.ts';
import { persistentAtom } from '@nanostores/persistent';
import { config } from '../../config.ts';
import { $root } from '../session/root.ts';

/** What was searched for on this device, newest first: an entry of its own in the browser's storage. */
export const $recentSearches = persistentAtom<readonly string[]>(config.recentSearchesKey, [], {
  encode: JSON.stringify,
  decode,
});

function decode(text: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(text);
    return Array.isArray(kept) ? kept.filter((q) => typeof q === 'string').slice(0, config.recentSearches) : [];
  } catch {
    return []; // Broken or foreign: as if there were none.
  }
}

export function rememberSearch(q: string): void {
  const others = $recentSearches.get().filter((other) => other.toLowerCase() !== q.toLowerCase());
  $recentSearches.set([q, ...others].slice(0, config.recentSearches));
}

export const clearRecentSearches = (): void => $recentSearches.set([]);

/** Whoever logs out leaves no searches behind for the next. */
export const forgetSearchesAtLogout = (): (() => void) =>
  $root.listen(({ auth }, before) => before?.auth.token && !auth.token && clearRecentSearches());
