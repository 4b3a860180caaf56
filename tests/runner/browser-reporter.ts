import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase, TestError } from 'playwright/types/testReporter';
import { findTestBrowser } from '../../harness/browser.ts';
import { failure, REPORT_FILE, type Outcome } from './outcome.ts';

const titleOf = (test: TestCase): string =>
  `${relative(process.cwd(), test.location.file)}:${test.location.line} > ${test.title} (${test.parent.project()?.name ?? ''})`;

/** What tests that were skipped for want of something name as the reason. */
function leftOutOf(tests: readonly TestCase[]): Record<string, number> {
  const leftOut: Record<string, number> = {};
  for (const test of tests.filter((test) => test.outcome() === 'skipped')) {
    const need = test.annotations.find(({ type }) => type === 'skip')?.description;
    if (need) leftOut[need] = (leftOut[need] ?? 0) + 1;
  }
  return leftOut;
}

/** Counts for `npm test`, which names a file in TEST_REPORT. Without a browser, where tests are only listed, they are left out. */
export default class BrowserReporter implements Reporter {
  #tests: readonly TestCase[] = [];
  readonly #errors: TestError[] = [];

  onBegin(_: FullConfig, suite: Suite): void {
    this.#tests = suite.allTests();
  }

  /** What broke outside any test. */
  onError(error: TestError): void {
    this.#errors.push(error);
  }

  onEnd(): void {
    const file = process.env[REPORT_FILE];
    if (!file) return;
    const outcome: Outcome = findTestBrowser()
      ? {
          passed: this.#tests.filter((test) => test.outcome() === 'expected').length,
          // None is tried again; with other settings, what passes only at another try has failed.
          failures: [
            ...this.#tests
              .filter((test) => ['unexpected', 'flaky'].includes(test.outcome()))
              .map((test) => failure(titleOf(test), test.results[0]?.error?.message)),
            ...this.#errors.map(({ message }) => failure('The browser tests', message)),
          ],
          leftOut: leftOutOf(this.#tests),
        }
      : { passed: 0, failures: [], leftOut: { 'Chromium, or its path in CHROMIUM': this.#tests.length } };
    writeFileSync(file, JSON.stringify(outcome));
  }
}
