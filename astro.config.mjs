import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { flashscreen } from './src/data/flashscreen.ts';
import { prefetchProducts } from './src/data/prefetch-products.ts';
import { minified } from './src/render/vite-plugin-minified.ts';
import { reactIntegration } from './src/render/react-integration.ts';
import { pagesAtOnce, renderThreads } from './src/render/threads.ts';

const { SITE_URL = 'http://localhost:4321', PUBLIC_API_BASE = '/api' } = process.env;

/** Where calls may go besides our own origin: the provider, when it has an origin of its own. */
const provider = URL.canParse(PUBLIC_API_BASE) ? ` ${new URL(PUBLIC_API_BASE).origin}` : '';

/** On every page, with all that they need, the framework too: the parts of shell.ts, and what shows products. */
const SHOP = [
  /@astrojs[\\/]react[\\/]dist[\\/]client|src[\\/](?:render[\\/]IslandErrorBoundary|trusted)/,
  /islands[\\/](?:AccountLink|BuyAgain|CartBar|CartLink|PincodeChooser|SearchBox|Toasts|WishlistLink)\.tsx$/,
  /src[\\/](?:islands[\\/](?:ProductCards|PriceAge|as-built)|ui[\\/](?:EmptyState|MoreLink|Notice|packed)|stores[\\/]shelf)\.tsx?$/,
];
/** What only forms need. */
const FORMS = /node_modules[\\/](?:react-hook-form|@hookform|@standard-schema)[\\/]|src[\\/]islands[\\/]forms[\\/]/;

export default defineConfig({
  site: SITE_URL,
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always', concurrency: pagesAtOnce },
  devToolbar: { enabled: false },
  integrations: [reactIntegration(), flashscreen(), prefetchProducts(), renderThreads()],
  vite: {
    plugins: [tailwindcss(), minified()],
    environments: {
      client: {
        // One file for all pages, and what an island has of its own.
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: {
                groups: [
                  // The shell's small scripts read it too; they must not wait for React.
                  { name: 'config', test: /src[\\/]config\.ts/, priority: 4 },
                  { name: 'shop', test: (id) => SHOP.some((part) => part.test(id)), priority: 3 },
                  // Only pages with a form load it, and most of them once the form is opened.
                  { name: 'forms', test: FORMS, priority: 2 },
                  // Read by each part of a product's page; the rest of what is shared stays away from it.
                  { name: 'product', test: /src[\\/]stores[\\/]product\.ts/, priority: 2 },
                  // What every list of products reads: a category, a search, a shelf.
                  {
                    name: 'list',
                    test: /src[\\/](?:islands[\\/](?:ListedProducts|listing-address|use-address)|stores[\\/](?:place|product-list))\.tsx?$/,
                    priority: 2,
                  },
                  // What several pages of one shopper's own share: cart, orders, addresses.
                  { name: 'own', test: /\.(?:m?js|tsx?)$/, minShareCount: 3, priority: 1 },
                ],
              },
            },
          },
        },
      },
    },
  },
  security: {
    csp: {
      directives: [
        "default-src 'self'",
        `connect-src 'self'${provider}`,
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "require-trusted-types-for 'script'",
        'trusted-types haat',
      ],
    },
  },
});
