import hydrateWith from '@astrojs/react/client.js';
import { type ComponentType, type ReactNode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { released } from '../early/pressed.ts';
import { trusted } from '../trusted.ts';
import { IslandErrorBoundary } from './IslandErrorBoundary.tsx';

type Hydrate = ReturnType<typeof hydrateWith>;

/** An island may show at once what the page's first styles lack. Without the deferred ones islands can be used all the same. */
async function stylesAreThere(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('#deferred');
  if (!link || link.sheet || 'failed' in link.dataset) return;
  await new Promise((resolve) => {
    for (const end of ['load', 'error']) link.addEventListener(end, resolve);
  });
}
let styles: Promise<void> | undefined;

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
    // This script may be here before the sheet has been asked for, which is when the first island wakes.
    await (styles ??= stylesAreThere());
    await released();
    if (!('translated' in document.documentElement.dataset)) return hydrate(BoundedIsland, props, slots, ...rest);
    // What stands there was built in English: it is drawn anew, not compared.
    const root = createRoot(island, { identifierPrefix: island.getAttribute('prefix') ?? '' });
    startTransition(() => root.render(<BoundedIsland {...props} />));
  };
};
