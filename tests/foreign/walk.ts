import type { Page } from 'playwright/test';
import { LATE_TRANSITION } from '../e2e/fixtures/console-guard.ts';
import { Lacking } from './shops.ts';

/** What the browser says itself about an answer that refuses, and Playwright about the service worker that it keeps away. */
const BESIDES = /^(?:Failed to load resource|Service Worker registration blocked by Playwright)/;

/** Each waits a minute for what does not come, and most of what follows depends on what was to come. */
const MOST_FAILED = 8;

/** How a walk through a shop went: a check is tried whatever became of those before it, until too many have failed. */
export class Walk {
  readonly held: string[] = [];
  readonly failed: string[] = [];
  readonly skipped: string[] = [];
  readonly #page: Page;
  readonly #written: string[] = [];
  readonly #expected: string[] = [];

  constructor(page: Page) {
    this.#page = page;
    page.on('console', (message) => {
      if (!BESIDES.test(message.text()) && !/^(log|debug|info)$/.test(message.type()))
        this.#written.push(`${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', ({ message }) => {
      if (!LATE_TRANSITION.test(message)) this.#written.push(message);
    });
  }

  /** Whether something was written that has these words; if so, whatever else has them is no fault. */
  said(words: string): boolean {
    const isSaid = this.written.some((line) => line.includes(words));
    if (isSaid) this.#expected.push(words);
    return isSaid;
  }

  /** What was written to the console besides, and not expected. */
  get written(): readonly string[] {
    return this.#written.filter((line) => !this.#expected.some((words) => line.includes(words)));
  }

  async check(name: string, look: () => Promise<unknown>): Promise<void> {
    if (this.failed.length >= MOST_FAILED) return void this.skipped.push(`${name}: too much has failed before`);
    try {
      await look();
      this.held.push(name);
    } catch (error) {
      const told = error instanceof Error ? error.message : String(error);
      const words = told.replace(/\u001b\[\d+m/g, '').split('\n');
      this.failed.push(`${name}: ${words.slice(0, 9).join(' | ')}`);
      // At once: a run that is ended from outside has said what it waited for.
      console.log(`  failed ${this.failed.at(-1)}\n  while the page said: ${await this.#said()}`);
    }
  }

  /** What stands on the page, on one line. */
  async #said(): Promise<string> {
    const words = await this.#page.evaluate(() => document.querySelector('main')?.innerText ?? '').catch(String);
    return `${this.#page.url()} ${words.replace(/\s+/g, ' ').slice(0, 500)}`;
  }

  /** A check of what not every provider has: skipped, with the reason, where there is nothing to look at. */
  async checkOf<Subject>(
    name: string,
    subject: Subject | Lacking,
    look: (subject: Subject) => Promise<unknown>,
  ): Promise<void> {
    if (subject instanceof Lacking) this.skipped.push(`${name}: ${subject.why}`);
    else await this.check(name, () => look(subject));
  }

  toString(): string {
    const all = this.held.length + this.failed.length;
    return [
      `${this.held.length} of ${all} held`,
      ...this.failed.map((one) => `  - ${one}`),
      ...this.skipped.map((one) => `  skipped ${one}`),
    ].join('\n');
  }
}
