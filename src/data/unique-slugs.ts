import type { Id } from '../../contract/id.ts';
import { slugOf } from '../paths.ts';

/** Two things with one slug would be one page: all but the first are found by their id instead. */
export function withUniqueSlugs<T extends { readonly id: Id; readonly slug: string | null }>(
  things: readonly T[],
): readonly T[] {
  const taken = new Set<string>();
  return things.map((thing) => {
    const unique = taken.has(slugOf(thing)) ? { ...thing, slug: null } : thing;
    taken.add(slugOf(unique));
    return unique;
  });
}
