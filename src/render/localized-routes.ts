import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { DEFAULT_LOCALE, LOCALES } from '../i18n/locales.ts';

/** Pages of one address in all languages (src/paths.ts). */
const ONE_ADDRESS = /^src\/pages\/(?:product\/|editor\.|\[desk\]\.)/;

const LOCALE_PREFIXES = Object.keys(LOCALES)
  .filter((locale) => locale !== DEFAULT_LOCALE)
  .map((locale) => `/${locale}`);

/** Every page that has several languages is a route in each: src/pages/cart.astro is also `/bn/cart`. src/middleware.ts says which. */
export const localizedRoutes = (): AstroIntegration => ({
  name: 'localized-routes',
  hooks: {
    'astro:config:setup': ({ config, injectRoute }) => {
      const pages = globSync('src/pages/**/*.astro', { cwd: fileURLToPath(config.root) }).filter(
        (page) => !ONE_ADDRESS.test(page),
      );
      for (const entrypoint of pages)
        for (const prefix of LOCALE_PREFIXES) {
          const route = entrypoint.replace(/^src\/pages|(?:\/index)?\.astro$/g, '');
          injectRoute({ pattern: prefix + route, entrypoint, prerender: true });
        }
    },
  },
});
