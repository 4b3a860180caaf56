import { type BrowserContext, expect } from 'playwright/test';

/** What the browser itself writes about an answer that refuses: its status and where it was asked for. */
export const refused = (status: number, path: string): RegExp =>
  new RegExp(`^error: Failed to load resource: .* status of ${status} \\(.*\\) at ${path}`);

/** What the browser itself writes about a request that got no answer. */
export const unanswered = (path: string): RegExp =>
  new RegExp(`^error: Failed to load resource: net::ERR_\\w+ at ${path}`);

/** Chromium's own word, on a busy machine, for a page that it showed, or left, before it had begun the transition to it. */
const LATE_TRANSITION = /^error: Transition was (?:skipped|aborted because of invalid state\. Page already revealed)$/;

/** Playwright's, where a page asks for the service worker and the test has none. */
const NO_WORKER = /^warning: Service Worker registration blocked by Playwright$/;

/** Listens to the console of every page of a context: only what a test has named may be written there. */
export class ConsoleGuard {
  readonly #written: string[] = [];
  readonly #expected: RegExp[] = [];
  readonly #allowed = [LATE_TRANSITION, NO_WORKER];

  constructor(context: BrowserContext) {
    context.on('console', (message) => {
      const { url } = message.location();
      // A script's message says enough by itself; the browser's does not say what it could not load.
      const where = message.text().startsWith('Failed to load resource') ? ` at ${new URL(url).pathname}` : '';
      this.#written.push(`${message.type()}: ${message.text()}${where}`);
    });
    context.on('weberror', (error) => this.#written.push(`error: ${error.error().message}`));
  }

  /** Messages like this may be written, and by the end of the test one of each must have been. */
  expects(...patterns: readonly RegExp[]): void {
    this.#expected.push(...patterns);
  }

  /** Messages like this may be written or not: whether one is, is decided by what arrives first. */
  allows(...patterns: readonly RegExp[]): void {
    this.#allowed.push(...patterns);
  }

  /** @throws when something else was written, or what was expected was not */
  async check(): Promise<void> {
    const named = [...this.#expected, ...this.#allowed];
    const missing = () => this.#expected.filter((pattern) => !this.#written.some((text) => pattern.test(text)));
    // The browser may write later than the page shows what it is about.
    await expect.poll(missing, { message: `what is expected among ${JSON.stringify(this.#written)}` }).toEqual([]);
    const others = this.#written.filter((text) => !named.some((pattern) => pattern.test(text)));
    expect(others, 'nothing else is written to the console').toEqual([]);
  }
}
