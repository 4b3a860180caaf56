import { defineConfig } from 'vitest/config';
import config from './vitest.config.ts';

/** The repeated attack: more inputs, faults and orders than every run of the tests has time for. */
export default defineConfig({
  test: {
    ...config.test,
    fileParallelism: false,
    include: ['tests/attack/*.test.ts'],
    exclude: ['node_modules/**'],
  },
});
