/**
 * What runs on a page before anybody uses it, with all that it imports, and what else of it others share: a file beside
 * shell/offline.ts would be asked for by a link, which costs a page more than the file.
 */
const EARLY = ['src/shell/early-client.ts', 'src/stores/lib/saves-data.ts', 'src/trusted.ts'];

/** The stores that a customer needs on every page, even where no island is ever hydrated. */
const STORES = ['src/stores/account/at-work.ts'];

/** On every page, with all that they need: those of islands/shell.ts, and what shows products. */
const ISLANDS = [
  'src/shell/IslandErrorBoundary.tsx',
  'src/islands/shell.ts',
  'src/components/catalogue/ProductCards.tsx',
];

/** What the first call loads: src/api/load-http-client.ts. */
export const HTTP_CLIENT = 'http-client';

const FRAMEWORK = /node_modules\/(?:react|react-dom|scheduler|@astrojs\/react)\//;

/** The files that the chunks below name. */
export const chunkedFiles: readonly string[] = [...EARLY, ...STORES, ...ISLANDS];

const oneOf =
  (files: readonly string[]) =>
  (id: string): boolean =>
    files.some((file) => id.replaceAll('\\', '/').endsWith(`/${file}`));

/** What every page loads, each in a file and a task of its own, in the order of their imports. */
export const SHARED_CHUNKS = ['framework', 'islands'];

/** What pages share, in as few files as possible; the bundler divides the rest by importer. */
export const clientChunks = [
  { name: 'framework', test: FRAMEWORK, priority: 5 },
  { name: 'early', test: oneOf(EARLY), priority: 4 },
  { name: 'stores', test: oneOf(STORES), priority: 3 },
  { name: 'islands', test: oneOf(ISLANDS), priority: 2 },
  { name: HTTP_CLIENT, test: oneOf(['src/api/http-client.ts']), priority: 1 },
];
