import type { AstroIntegration } from 'astro';
import { catalogue } from './products.ts';

/** Reads the products while the scripts are still being bundled, because a large catalogue takes seconds. */
export const prefetchProducts = (): AstroIntegration => ({
  name: 'prefetch-products',
  hooks: {
    // A failure is not memoized: the page that needs the products reads them again and reports the error.
    'astro:build:start': () => void catalogue().catch(() => {}),
  },
});
