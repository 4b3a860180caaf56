import { atom } from 'nanostores';
import { paths } from '../../paths.ts';
import { loadOnMount } from '../lib/request.ts';

/** When the prices in the built pages were taken, in words; null until that is known. */
export const $builtAt = atom<string | null>(null);

loadOnMount($builtAt, async () => {
  try {
    const { at } = (await (await fetch(paths.built)).json()) as { at?: unknown };
    if (typeof at === 'string') $builtAt.set(at);
  } catch {
    // No network at all: the age stays unsaid.
  }
});
