import { availableParallelism } from 'node:os';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const SLOW = 'tests/**/*.slow.test.{ts,tsx}';
const PROVIDER = 'tests/provider/**/*.test.ts';
const FOLDERS = ['attack', 'full-size'].map((name) => `tests/${name}/**`);

/** On a machine with a Postgres server the provider is tested there; these show that the embedded database does the same. */
const SMOKE = [
  'db/open',
  'domain/import/import-catalogue',
  'domain/import/undo-import',
  'domain/search/search',
  'domain/orders/issues',
  'domain/orders/payments',
  'routes/cart',
  'routes/coupon',
  'routes/order',
  'routes/order-events',
  'routes/product',
  'routes/search',
].map((name) => `tests/provider/${name}.test.ts`);

/** They take minutes: what is begun last leaves all workers but one without work. */
const LONG = /(?:durability|readers|start|dev|publish|documented-commands)\.slow\.test\.ts$/;

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification): number => Number(LONG.test(moduleId));
    return (await super.sort(files)).toSorted((a, b) => isLong(b) - isLong(a));
  }
}

const ON_EMBEDDED = { TEST_DATABASE_URL: '' };

const workers = Math.max(2, Math.min(6, availableParallelism()));

type Test = NonNullable<TestProjectInlineConfiguration['test']>;
const project = (name: string, { exclude = [], ...test }: Test): TestProjectInlineConfiguration => ({
  extends: true,
  test: { ...test, name, exclude: ['node_modules/**', ...exclude] },
});

/**
 * Each project is a part of `npm test`, named in tests/runner/parts.ts; docs/developer/testing.md says what it proves. Those with
 * other numbers of workers run one after the other (`groupOrder`), where a path on the command line has files of several.
 */
export default defineConfig({
  test: {
    projects: [
      project('unit', {
        include: ['tests/**/*.test.{ts,tsx}'],
        exclude: [SLOW, PROVIDER, ...FOLDERS],
        env: ON_EMBEDDED,
      }),
      // These open databases of their own and start nothing: they share a process, which loads Postgres once.
      project('provider', { include: [PROVIDER], exclude: [SLOW], isolate: false }),
      project('smoke', { include: SMOKE, isolate: false, env: ON_EMBEDDED }),
      project('embedded', { include: [PROVIDER], exclude: [SLOW, ...SMOKE], isolate: false, env: ON_EMBEDDED }),
      // They wait for processes of their own a third of the time.
      project('slow', { include: [SLOW], maxWorkers: workers + 1, sequence: { groupOrder: 1 } }),
      project('attack', { include: ['tests/attack/*.test.ts'], fileParallelism: false, sequence: { groupOrder: 2 } }),
      project('full-size', {
        include: ['tests/full-size/*.test.ts'],
        fileParallelism: false,
        sequence: { groupOrder: 2 },
      }),
    ],
    setupFiles: ['tests/runner/setup.ts'],
    globalSetup: ['tests/runner/global-setup.ts'],
    sequence: { sequencer: LongFirst },
    reporters: ['default', './tests/runner/unit-reporter.ts'],
    pool: 'forks',
    // A process is nobody's browser: what tests need of one's storage they bring. The other makes each start two seconds sooner.
    execArgv: ['--no-experimental-webstorage', '--import', './provider/drizzle-modules.ts'],
    maxWorkers: workers,
    // They end what hangs; a busy machine is no reason to fail.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    expect: { poll: { timeout: 300_000 } },
    // Kolkata's day is not ours at every hour: nothing may depend on the machine's zone.
    env: { TZ: 'America/Los_Angeles', TEST_RUN: String(process.pid) },
  },
});
