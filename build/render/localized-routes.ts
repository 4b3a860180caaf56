import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { localizedRoutesOf } from '../../src/page-registry.ts';

/** Every page that has several languages is a route in each: src/pages/cart.astro is also `/bn/cart`. src/middleware.ts says which. */
export const localizedRoutes = (): AstroIntegration => ({
  name: 'localized-routes',
  hooks: {
    'astro:config:setup': ({ config, injectRoute }) => {
      for (const entrypoint of globSync('src/pages/**/*.astro', { cwd: fileURLToPath(config.root) }))
        for (const pattern of localizedRoutesOf(entrypoint.replace(/^src\/pages\/|\.astro$/g, '')))
          injectRoute({ pattern, entrypoint, prerender: true });
    },
  },
});
