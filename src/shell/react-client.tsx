import hydrateWith from '@astrojs/react/client.js';
import { type ComponentType, type ReactNode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { trusted } from '../trusted.ts';
import { IslandErrorBoundary } from './IslandErrorBoundary.tsx';

type Hydrate = ReturnType<typeof hydrateWith>;

/**
 * As Astro's client, with an error boundary around the island, which renders no element of its own. The HTML that a page puts
 * into an island's slot is marked as trusted: Astro sets it as a string, which Trusted Types refuse.
 */
export default (island: HTMLElement): ((...input: Parameters<Hydrate>) => Promise<void>) => {
  const hydrate = hydrateWith(island);
  return async (
    Island: ComponentType<{ children?: ReactNode }>,
    props: object,
    { default: html, ...slots }: Record<string, string>,
    ...rest
  ) => {
    const children = html?.trim() && (
      <astro-slot suppressHydrationWarning dangerouslySetInnerHTML={{ __html: trusted.html(html) }} />
    );
    const BoundedIsland = (islandProps: object) => (
      <IslandErrorBoundary island={island}>
        <Island {...islandProps} {...(children && { children })} />
      </IslandErrorBoundary>
    );
    if (!('translated' in document.documentElement.dataset)) return hydrate(BoundedIsland, props, slots, ...rest);
    // What stands there was built in English: it is drawn anew, not compared.
    const root = createRoot(island, { identifierPrefix: island.getAttribute('prefix') ?? '' });
    startTransition(() => root.render(<BoundedIsland {...props} />));
  };
};
