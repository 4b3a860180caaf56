import { availableParallelism } from 'node:os';
import { defineConfig } from 'playwright/test';
import { CHROMIUM_ARGS, findTestBrowser } from './harness/browser.ts';
import { testShopEnvironment } from './harness/test-shop.ts';
import { DESKTOP, PHONE, TABLET } from './tests/e2e/fixtures/screens.ts';
import { withFonts } from './tests/fonts.ts';

/** A shop that is there already, such as http://localhost:4330: none is started. */
const shop = process.env['TEST_SHOP_URL'];
const port = Number(process.env['E2E_PORT'] ?? 4330);
const baseURL = shop ?? `http://localhost:${port}`;
const executablePath = findTestBrowser();
const browser = (fonts: 'wide' | 'narrow') => ({
  launchOptions: { args: CHROMIUM_ARGS, env: withFonts(fonts), ...(executablePath && { executablePath }) },
});
/** Sizes and fonts are what it is about. */
const LAYOUT = '**/layout.spec.ts';
/** What is not run before every commit: what is tried in many ways, on bad networks, in several tabs, or takes long. */
const SLOW = '**/*.slow.spec.ts';
/** A phone has no Tab key. */
const KEYBOARD = '**/keyboard.slow.spec.ts';
/** Editors write the same drafts: one after the other. */
const EDITOR = /editor: /;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  forbidOnly: true,
  fullyParallel: true,
  // A browser waits now and then: one more than there are processors, while one shop answers them all.
  workers: Math.min(6, availableParallelism() + 1),
  // Limits end what hangs, and say nothing of how fast a machine is.
  timeout: 900_000,
  expect: { timeout: 60_000, toPass: { timeout: 180_000 } },
  retries: 0,
  failOnFlakyTests: true,
  reporter: [['list'], ['./tests/runner/browser-reporter.ts']],
  use: {
    baseURL,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    actionTimeout: 60_000,
    navigationTimeout: 120_000,
    // It would answer in place of what a test puts in; where it is what the test is about, it is allowed.
    serviceWorkers: 'block',
    ...browser('wide'),
  },
  projects: [
    // Every commit. A test runs on a phone; one tagged @desktop, where layout or pointer is what it tests, on a desktop too.
    { name: 'phone', testIgnore: [LAYOUT, SLOW], grepInvert: /@timed/, use: PHONE },
    { name: 'desktop', testIgnore: [LAYOUT, SLOW], grep: /@desktop/, use: DESKTOP },

    // All: the other files, every test on a desktop that is not tagged @once, and those tagged @everywhere on a tablet.
    { name: 'slow-phone', testMatch: SLOW, testIgnore: KEYBOARD, grepInvert: /@timed/, use: PHONE },
    { name: 'slow-desktop', testMatch: SLOW, grepInvert: /@once|@timed/, use: DESKTOP },
    { name: 'desktop-rest', testIgnore: [LAYOUT, SLOW], grepInvert: /@desktop|@once|@timed/, use: DESKTOP },
    { name: 'tablet', testIgnore: LAYOUT, grep: /@everywhere/, use: TABLET },
    { name: 'wide-font', testMatch: LAYOUT },
    { name: 'narrow-font', testMatch: LAYOUT, use: browser('narrow') },
    { name: 'foreign', testDir: 'tests/foreign' },
    // What is measured in milliseconds: by itself, one after the other.
    { name: 'timed', grep: /@timed/, use: PHONE, workers: 1 },

    // Every call that pages make under every fault, for hours.
    { name: 'faults-shopper', testDir: 'tests/faults', grepInvert: EDITOR, use: PHONE },
    { name: 'faults-editor', testDir: 'tests/faults', grep: EDITOR, use: PHONE, workers: 1 },
  ],
  // While working, a shop that already listens there is taken as it is.
  ...(shop === undefined && {
    webServer: {
      command: `echo 'Building the demo shop for the tests; later runs take the one that listens at ${baseURL}' >&2 && rm -rf .cache/e2e && node cli/haat.js start`,
      env: testShopEnvironment(port),
      url: `${baseURL}/categories`,
      timeout: 1_800_000,
      reuseExistingServer: !process.env['CI'],
      stdout: 'pipe',
      stderr: 'pipe',
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    },
  }),
});
