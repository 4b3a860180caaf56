import { defineConfig } from 'vitest/config';
import { SlowFirst } from './tests/slow-first.ts';

/** Each of these opens databases of its own and starts nothing: they may share a process, which loads Postgres once. */
const TOGETHER = [
  'tests/{check,contract,format,ui}/**/*.test.{ts,tsx}',
  'tests/provider/{domain,http,routes}/**/*.test.ts',
];

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'alone',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['node_modules/**', 'tests/full-size/**', ...TOGETHER],
        },
      },
      { extends: true, test: { name: 'together', include: TOGETHER, isolate: false } },
    ],
    setupFiles: ['tests/setup.ts'],
    globalSetup: ['tests/run-setup.ts'],
    reporters: ['default', './tests/left-out-reporter.ts'],
    pool: 'forks',
    maxWorkers: 2,
    sequence: { sequencer: SlowFirst },
    // It ends what hangs; a busy machine is no reason to fail.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    // Kolkata's day is not ours at every hour: nothing may depend on the machine's zone.
    env: { TZ: 'America/Los_Angeles', TEST_RUN: String(process.pid) },
  },
});
