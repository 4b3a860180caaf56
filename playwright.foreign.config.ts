import { defineConfig } from 'playwright/test';
import own from './playwright.config.ts';

const first = Number(process.env['FOREIGN_PORT'] ?? 4340);
const PROVIDERS = ['terse', 'chatty'];
/** While working, `FOREIGN=chatty` has that one alone. */
const wanted = process.env['FOREIGN'] ?? '';
const shops = PROVIDERS.map((name, at) => ({ name, port: first + at })).filter(({ name }) => name.includes(wanted));
const [phone, desktop] = ['phone', 'desktop'].map(
  (name) => own.projects?.find((project) => project.name === name)?.use,
);

/** The shop on providers of other makes, each a process of its own with a site that is built for it. */
export default defineConfig({
  ...own,
  testDir: 'tests/foreign',
  timeout: 180_000,
  expect: { timeout: 5_000 },
  projects: shops.flatMap(({ name, port }) =>
    [
      { on: 'phone', use: phone },
      { on: 'desktop', use: desktop },
    ].map(({ on, use }) => ({
      name: `${name} on a ${on}`,
      grep: new RegExp(`the ${name} provider`),
      use: { ...use, baseURL: `http://localhost:${port}`, actionTimeout: 5_000 },
    })),
  ),
  webServer: shops.map(({ name, port }) => ({
    command: `node tests/foreign/serve.ts ${name} ${port}`,
    url: `http://localhost:${port}/`,
    timeout: 180_000,
    reuseExistingServer: !process.env['CI'],
    stdout: 'ignore' as const,
    stderr: 'pipe' as const,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
  })),
});
