import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';

const serverEntrypoint = fileURLToPath(new URL('./react-server.ts', import.meta.url));
const clientEntrypoint = fileURLToPath(new URL('./react-client.tsx', import.meta.url));

/**
 * Astro's React, with a server half for tens of thousands of pages, by which a full build takes little more than half
 * the time, and a boundary around every island in the browser.
 */
export function reactIntegration(): AstroIntegration {
  const own = react({ experimentalDisableStreaming: true });
  const setup = own.hooks['astro:config:setup'];
  const replaced: typeof setup = (options) =>
    setup?.({
      ...options,
      addRenderer: (renderer) => options.addRenderer({ ...renderer, serverEntrypoint, clientEntrypoint }),
    });
  return { ...own, hooks: { ...own.hooks, 'astro:config:setup': replaced } };
}
