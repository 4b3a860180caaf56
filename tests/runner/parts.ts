import { existsSync } from 'node:fs';
import { browserTests, checks, command, foreignTests, unitTests } from './run-part.ts';
import type { Outcome } from './outcome.ts';

/**
 * One part of the tests, which `npm test -- --only NAME` runs alone. `commit`: before every commit, by `npm test`. `all`: by
 * `npm test -- --all` besides. `alone`: by its own name only.
 */
export interface Part {
  readonly name: string;
  readonly tier: 'commit' | 'all' | 'alone';
  /** Whether it is tried on the demo shop, which is started once for all that are. */
  readonly usesShop?: boolean;
  /** Whether it needs one that is installed if there is none; without one, tests that need it are left out. */
  readonly usesBrowser?: boolean;
  readonly run: () => Promise<Outcome>;
}

const server = process.env['TEST_DATABASE_URL'];
const CATALOGUE = '../shared/data/bigbasket-products.csv.gz';

/** In the order in which they are run. */
export const PARTS: readonly Part[] = [
  {
    name: 'checks',
    tier: 'commit',
    run: () =>
      checks({
        types: 'astro check --minimumFailingSeverity=warning --minimumSeverity=warning',
        lint: 'eslint .',
        format: 'prettier --check --log-level=warn .',
        unused: 'knip --no-progress',
      }),
  },
  {
    name: 'unit',
    tier: 'commit',
    usesShop: true,
    // With a server at hand, a dozen files show that the embedded database does the same.
    run: () => unitTests('unit', 'provider', ...(server ? ['smoke'] : [])),
  },
  { name: 'browser', tier: 'commit', usesShop: true, usesBrowser: true, run: () => browserTests('phone', 'desktop') },
  {
    name: 'everywhere',
    tier: 'all',
    usesShop: true,
    usesBrowser: true,
    run: () => browserTests('slow-phone', 'slow-desktop', 'desktop-rest', 'tablet', 'wide-font', 'narrow-font'),
  },
  // What is measured in milliseconds is so with nothing beside it.
  { name: 'timed', tier: 'all', usesShop: true, usesBrowser: true, run: () => browserTests('timed') },
  { name: 'foreign', tier: 'all', usesBrowser: true, run: foreignTests },
  // Without a server, the provider has been tested on the embedded database already.
  ...(server ? [{ name: 'embedded', tier: 'all' as const, run: () => unitTests('embedded') }] : []),
  { name: 'slow', tier: 'all', usesBrowser: true, run: () => unitTests('slow') },
  { name: 'attack', tier: 'all', run: () => unitTests('attack') },
  {
    name: 'full-size',
    tier: 'all',
    usesBrowser: true,
    run: async () =>
      existsSync(CATALOGUE)
        ? unitTests('full-size')
        : { passed: 0, failures: [], leftOut: { [`the real catalogue, ${CATALOGUE}`]: 1 } },
  },
  {
    name: 'faults',
    tier: 'alone',
    usesShop: true,
    usesBrowser: true,
    run: () => command('playwright', 'test', '--project=faults-*', '--reporter=./tests/faults/reporter.ts'),
  },
  { name: 'cluster', tier: 'alone', run: () => command('node', 'tests/cluster/try.ts') },
];
