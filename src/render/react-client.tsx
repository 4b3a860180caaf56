import hydrateWith from '@astrojs/react/client.js';
import type { ComponentType, ReactNode } from 'react';
import { trusted } from '../trusted.ts';
import { IslandErrorBoundary } from './IslandErrorBoundary.tsx';

type Hydrate = ReturnType<typeof hydrateWith>;

/**
 * As Astro's, with a boundary around the island, which adds nothing to what the build has rendered. What a page puts into an
 * island is built HTML; Astro hands it to the browser as text, which Trusted Types refuse.
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
    const Bounded = (given: object) => (
      <IslandErrorBoundary island={island}>
        <Island {...given} {...(children && { children })} />
      </IslandErrorBoundary>
    );
    return hydrate(Bounded, props, slots, ...rest);
  };
};
