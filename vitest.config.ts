import { defineConfig } from 'vitest/config';
import { SlowFirst } from './tests/slow-first.ts';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['node_modules/**', 'tests/full-size/**'],
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
