import type { Help } from './arguments.ts';

/** What is measured, by the file of bench/ that does it. */
export const BENCHES: Readonly<Record<string, string>> = {
  site: 'site.ts',
  'service-worker': 'service-worker.ts',
  build: 'build.ts',
  provider: 'provider.ts',
  load: 'under-load.ts',
  search: 'search.ts',
  publish: 'publish.ts',
  foreign: 'foreign.ts',
};

/** Each file of bench/ reads its own of these. */
export const BENCH = {
  takes: Object.keys(BENCHES).join('|'),
  options: {
    runs: { type: 'string', value: 'N', does: 'site, service-worker: cold visits of each page, 5' },
    provider: { type: 'string', value: 'URL', does: 'site: builds from a provider that runs already' },
    only: { type: 'string', value: 'PARTS', does: 'site: some of cost,lighthouse,visit,tap,cache,session' },
    shop: { type: 'string', value: 'URL', does: 'service-worker: a shop that runs, for its provider' },
    release: { type: 'string', value: 'FOLDER', does: 'service-worker: its release' },
    connections: { type: 'string', value: 'SECONDS', does: 'load: how long connections are held, 60' },
    search: { type: 'string', value: 'SECONDS', does: 'load: how long there is searching, 30' },
    away: { type: 'string', value: 'SECONDS', does: 'load: how long the database is away, 10' },
    soak: { type: 'string', value: 'SECONDS', does: 'load: the steady day, 600' },
    site: { type: 'string', value: 'FOLDER', does: 'load: a site that was built with PRECOMPRESS=on' },
  },
  examples: ['bench site --runs 3 --only cost', 'bench build 400 5000', 'bench load --soak 60'],
} as const satisfies Help;

export const SCREENSHOTS = {
  takes: '',
  options: {
    address: { type: 'string', value: 'URL', does: 'takes a shop that runs, in place of one with new data' },
    only: { type: 'string', value: 'PAGES', does: 'pages whose name begins so, separated by commas' },
    screens: { type: 'string', value: 'SCREENS', does: 'screens whose name begins so, such as phone' },
  },
  examples: ['screenshots', 'screenshots --only cart,more --screens phone'],
} as const satisfies Help;

export const SCREENSHOTS_COMPARE = {
  takes: 'BEFORE AFTER',
  options: {
    over: { type: 'string', value: 'PERCENT', does: 'from which share on pages are put side by side, 1' },
    out: { type: 'string', value: 'FOLDER', does: 'where to, screenshots/compared' },
  },
  examples: ['screenshots-compare before after'],
} as const satisfies Help;
