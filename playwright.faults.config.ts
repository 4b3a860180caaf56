import { defineConfig } from 'playwright/test';
import own from './playwright.config.ts';

const phone = own.projects?.find(({ name }) => name === 'phone')?.use ?? {};
/** Editors write the same drafts: one after the other. */
const EDITOR = /editor: /;

/** Every call that pages make under every fault, on a phone. */
export default defineConfig({
  ...own,
  testDir: 'tests/faults',
  reporter: './tests/faults/reporter.ts',
  projects: [
    { name: 'shopper', use: phone, grepInvert: EDITOR },
    { name: 'editor', use: phone, grep: EDITOR, workers: 1 },
  ],
});
