import { defineConfig } from 'playwright/test';
import { CHROMIUM_ARGS, findTestBrowser } from './tests/browser.ts';
import { withFonts } from './tests/fonts.ts';

const port = Number(process.env['E2E_PORT'] ?? 4330);
/** `npm test` reads what came out of all tests. */
const isWholeRun = Boolean(process.env['PLAYWRIGHT_JSON_OUTPUT_FILE']);
const executablePath = findTestBrowser();
const browser = (fonts: 'wide' | 'narrow') => ({
  launchOptions: { args: CHROMIUM_ARGS, env: withFonts(fonts), ...(executablePath && { executablePath }) },
});
/** Sizes and fonts are what it is about: it has projects of its own. */
const LAYOUT = '**/layout.spec.ts';
const OTHERS = ['phone', 'tablet', 'desktop', 'wide font', 'narrow font'];
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2.625 };

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  // A machine that others use too may be late: expectations wait longer, and no test is tried again.
  expect: { timeout: 10_000 },
  retries: 0,
  failOnFlakyTests: true,
  reporter: isWholeRun ? [['list'], ['json']] : 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // It would answer in place of what a test puts in; where it is what the test is about, it is allowed.
    serviceWorkers: 'block',
    // What was done and what the page was like; a film of each test besides would take a core of this machine.
    trace: { mode: 'retain-on-failure', screenshots: false, sources: false },
    ...browser('wide'),
  },
  // Every test runs on a phone and on a desktop; one tagged @once on a phone only, one tagged @everywhere on a tablet too.
  projects: [
    // A phone has no Tab key.
    { name: 'phone', testIgnore: ['**/keyboard.spec.ts', LAYOUT], grepInvert: /@timed/, use: PHONE },
    {
      name: 'tablet',
      testIgnore: LAYOUT,
      grep: /@everywhere/,
      use: { viewport: { width: 768, height: 1024 }, hasTouch: true },
    },
    {
      name: 'desktop',
      testIgnore: LAYOUT,
      grepInvert: /@once|@timed/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    { name: 'wide font', testMatch: LAYOUT },
    { name: 'narrow font', testMatch: LAYOUT, use: browser('narrow') },
    // What is measured in milliseconds is so with nothing beside it: last in a whole run, and one after the other.
    { name: 'timed', grep: /@timed/, use: PHONE, workers: 1, dependencies: isWholeRun ? OTHERS : [] },
  ],
  // The shop as its operator starts it, on a database and with a site that are new for every run; while working, a shop
  // that already listens there is taken as it is.
  webServer: {
    command: 'rm -rf .cache/e2e dist && node server/start.ts',
    // Each test calls from an address of its own, as behind a proxy: codes are limited by it.
    env: {
      PORT: String(port),
      TZ: 'America/Los_Angeles',
      LC_ALL: 'C.UTF-8',
      DATA_DIR: '.cache/e2e',
      TRUSTED_PROXY_HEADER: 'x-forwarded-for',
      EDITOR_KEY: 'the key of the browser tests',
    },
    url: `http://localhost:${port}/categories`,
    timeout: 240_000,
    reuseExistingServer: !process.env['CI'],
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
