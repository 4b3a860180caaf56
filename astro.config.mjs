import { defineConfig } from 'astro/config';
import { prefetchProducts } from './src/data/products.ts';
import { cspDirectives } from './build/render/csp-directives.ts';
import { DEFAULT_LOCALE, LOCALES } from './contract/locales.ts';
import { goodsModules } from './build/render/goods-modules.ts';
import { languageOffers } from './build/scripts/language-offers.ts';
import { localizedRoutes } from './build/render/localized-routes.ts';
import { messageScripts } from './build/scripts/message-scripts.ts';
import { sharedScripts } from './build/scripts/shared-scripts.ts';
import { clientChunks } from './build/scripts/client-chunks.ts';
import { directScripts } from './build/scripts/direct-scripts.ts';
import { pageStyles } from './build/styles/vite-plugin-page-styles.ts';
import { neededDirective } from './build/render/needed-directive.ts';
import { minified } from './build/scripts/vite-plugin-minified.ts';
import { reactIntegration } from './build/render/react-integration.ts';
import { siteRenderer } from './build/render/site-renderer.ts';

const { SITE_URL = 'http://localhost:4321', PUBLIC_API_BASE = '/api' } = process.env;

export default defineConfig({
  site: SITE_URL,
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  // No page has code on it, and its colours would be inline styles, which the policy refuses.
  markdown: { syntaxHighlight: false },
  // Whose routing is src/middleware.ts: Astro's own takes every path with a part named `en` for one that does not exist.
  i18n: { locales: Object.keys(LOCALES), defaultLocale: DEFAULT_LOCALE, routing: 'manual' },
  integrations: [
    localizedRoutes(),
    reactIntegration(),
    neededDirective(),
    prefetchProducts(),
    siteRenderer({ saveBundleIn: process.env.BUNDLE_DIR }),
  ],
  vite: {
    define: { LANGUAGE_OFFERS: JSON.stringify(languageOffers()) },
    // The first versions that know light-dark(), by which the theme is written.
    build: { cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'] },
    plugins: [goodsModules(), pageStyles(), minified(), directScripts(), sharedScripts(), messageScripts()],
    environments: {
      client: {
        build: { rolldownOptions: { output: { codeSplitting: { groups: clientChunks } } } },
      },
    },
  },
  security: {
    csp: {
      directives: [...cspDirectives(PUBLIC_API_BASE)],
    },
  },
});
