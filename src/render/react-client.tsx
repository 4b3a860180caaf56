import hydrateWith from '@astrojs/react/client.js';
import type { ComponentType, ReactNode } from 'react';
import { trusted } from '../trusted.ts';
import { IslandErrorBoundary } from './IslandErrorBoundary.tsx';

type Hydrate = ReturnType<typeof hydrateWith>;

/** The whole style sheet: an island may show at once what the page's own lacks. Without it islands can be used all the same. */
async function stylesAreThere(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[data-whole]');
  if (!link || link.sheet || link.dataset['whole'] === 'failed') return;
  // Of one that stood in the page, its own event may be over once the page is complete.
  const stoodInPage = link.dataset['whole'] === '';
  if (stoodInPage && document.readyState === 'complete') return;
  await new Promise((resolve) => {
    for (const end of ['load', 'error']) link.addEventListener(end, resolve);
    if (stoodInPage) addEventListener('load', resolve);
  });
}
const styles = stylesAreThere();

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
    await styles;
    return hydrate(BoundedIsland, props, slots, ...rest);
  };
};
