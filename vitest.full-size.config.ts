import { defineConfig } from 'vitest/config';
import config from './vitest.config.ts';

/** What needs the real catalogue beside the project; minutes, not seconds. */
export default defineConfig({
  test: { ...config.test, include: ['tests/full-size/*.test.ts'], exclude: ['node_modules/**'] },
});
