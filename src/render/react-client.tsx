import hydrateWith from '@astrojs/react/client.js';
import type { ComponentType, ReactNode } from 'react';
import { trusted } from '../trusted.ts';
import { IslandErrorBoundary } from './IslandErrorBoundary.tsx';

type Hydrate = ReturnType<typeof hydrateWith>;

/**
 * As Astro's client, with an error boundary around the island, which renders no element of its own. The HTML that a page puts
 * into an island's slot is marked as trusted: Astro sets it as a string, which Trusted Types refuse.
 */
export default (island: HTMLElement): Hydrate => {
  const hydrate = hydrateWith(island);
  return (
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
    return hydrate(BoundedIsland, props, slots, ...rest);
  };
};
