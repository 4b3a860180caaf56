import { defineConfig } from 'vitest/config';
import config from './vitest.config.ts';

const { projects: _, ...options } = config.test ?? {};

/** The repeated attack: more inputs, faults and orders than every run of the tests has time for. */
export default defineConfig({
  test: {
    ...options,
    fileParallelism: false,
    include: ['tests/attack/*.test.ts'],
    exclude: ['node_modules/**'],
  },
});
