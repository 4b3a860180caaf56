import { type IslandName, islandOf } from '../island-registry.ts';

/** Islands that React has not hydrated yet. */
export const NOT_HYDRATED = 'astro-island[ssr]';

/** Returns the selector of an island that React has not hydrated yet. */
export const unhydrated = (name: IslandName): string => `${islandOf(name)}[ssr]`;

/** Whether React has taken over an element: it notes so on the element itself. */
export const isHydrated = (element: Element): boolean => Object.keys(element).some((key) => key.startsWith('__react'));

/** Puts back what was changed; what it returns is run once React has drawn the island. */
type Undo = () => (() => void) | undefined;

const changed = new Map<Element, Undo[]>();

/**
 * Keeps a change within an island until React hydrates it: React finds the HTML of the build, and draws what the stores say, before
 * anything is painted.
 */
export function untilHydrated(island: Element, undo: Undo): void {
  const undos = changed.get(island);
  if (undos) return void undos.push(undo);
  const all = [undo];
  changed.set(island, all);
  // Astro removes `ssr` when it has handed the island to React, which begins with it in a later task.
  const observer = new MutationObserver(() => {
    if (island.hasAttribute('ssr')) return;
    observer.disconnect();
    changed.delete(island);
    const after = all.map((putBack) => putBack());
    // An event makes React hydrate the island at once.
    island.firstElementChild?.dispatchEvent(new Event('input', { bubbles: true }));
    for (const run of after) run?.();
  });
  observer.observe(island, { attributeFilter: ['ssr'] });
}
