import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { OTHER_LOCALES } from '../../contract/other-locales.ts';

/** Pages of one address in all languages (src/paths.ts). */
const ONE_ADDRESS = /^src\/pages\/(?:product\/|editor\.|\[desk\]\.)/;

/** Every page that has several languages is a route in each: src/pages/cart.astro is also `/bn/cart`. src/middleware.ts says which. */
export const localizedRoutes = (): AstroIntegration => ({
  name: 'localized-routes',
  hooks: {
    'astro:config:setup': ({ config, injectRoute }) => {
      const pages = globSync('src/pages/**/*.astro', { cwd: fileURLToPath(config.root) }).filter(
        (page) => !ONE_ADDRESS.test(page),
      );
      for (const entrypoint of pages)
        for (const locale of OTHER_LOCALES) {
          const route = entrypoint.replace(/^src\/pages|(?:\/index)?\.astro$/g, '');
          injectRoute({ pattern: `/${locale}${route}`, entrypoint, prerender: true });
        }
    },
  },
});
