import { defineConfig } from 'playwright/test';
import own from './playwright.config.ts';

const first = Number(process.env['FOREIGN_PORT'] ?? 4340);
const PROVIDERS = ['terse', 'chatty'] as const;
const [phone, desktop] = ['phone', 'desktop'].map(
  (name) => own.projects?.find((project) => project.name === name)?.use,
);

/** The shop on providers of other makes, each a process of its own with a site that is built for it. */
export default defineConfig({
  ...own,
  testDir: 'tests/foreign',
  timeout: 120_000,
  expect: { timeout: 5_000 },
  projects: PROVIDERS.flatMap((name, at) =>
    [
      { on: 'phone', use: phone },
      { on: 'desktop', use: desktop },
    ].map(({ on, use }) => ({
      name: `${name} on a ${on}`,
      grep: new RegExp(`the ${name} provider`),
      use: { ...use, baseURL: `http://localhost:${first + at}`, actionTimeout: 5_000 },
    })),
  ),
  webServer: PROVIDERS.map((name, at) => ({
    command: `node tests/foreign/serve.ts ${name} ${first + at}`,
    url: `http://localhost:${first + at}/`,
    timeout: 180_000,
    reuseExistingServer: !process.env['CI'],
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  })),
});
