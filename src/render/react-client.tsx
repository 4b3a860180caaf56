import hydrateWith from '@astrojs/react/client.js';
import type { ComponentType } from 'react';
import { IslandBoundary } from './IslandBoundary.tsx';

type Hydrate = ReturnType<typeof hydrateWith>;

/** As Astro's, with a boundary around the island; that adds nothing to what the build has rendered. */
export default (island: HTMLElement): Hydrate => {
  const hydrate = hydrateWith(island);
  return (Island: ComponentType, ...rest) => {
    const Bounded = (props: object) => (
      <IslandBoundary island={island}>
        <Island {...props} />
      </IslandBoundary>
    );
    return hydrate(Bounded, ...rest);
  };
};
