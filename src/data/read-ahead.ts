import type { AstroIntegration } from 'astro';
import { allProducts } from './catalogue.ts';

/** Asks for the products while the scripts are still being bundled: a large catalogue takes the provider seconds. */
export const readAhead = (): AstroIntegration => ({
  name: 'read-ahead',
  hooks: {
    // Whoever needs them asks again if this fails, and says why.
    'astro:build:start': () => void allProducts().catch(() => {}),
  },
});
