import { defineConfig } from 'vitest/config';
import config from './vitest.config.ts';

const { projects: _, ...options } = config.test ?? {};

/** What needs the real catalogue beside the project; minutes, not seconds. */
export default defineConfig({
  test: {
    // What is timed wants the machine for itself.
    fileParallelism: false,
    ...options,
    include: ['tests/full-size/*.test.ts'],
    exclude: ['node_modules/**'],
  },
});
