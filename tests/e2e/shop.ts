import { expect, type Locator, type Page, test as base } from 'playwright/test';

import { ASLEEP } from '../browser.ts';
import { newClientIp } from './calls.ts';
import { ConsoleGuard } from './console-guard.ts';

interface Fixtures {
  /** Whether the splash shows; it has tests of its own, elsewhere it is as if it had been seen in this tab. */
  readonly splash: boolean;
  /** Fails the test when anything is written to the console that the test has not named, or a script breaks. */
  readonly consoleGuard: ConsoleGuard;
  readonly visitor: void;
}

/** A browser test: each is a visitor of its own, and none may write to the console. */
export const test = base.extend<Fixtures>({
  splash: [false, { option: true }],
  consoleGuard: [
    async ({ context }, use) => {
      const guard = new ConsoleGuard(context);
      await use(guard);
      await guard.check();
    },
    { auto: true },
  ],
  visitor: [
    async ({ page, splash }, use) => {
      await page.setExtraHTTPHeaders(newClientIp());
      if (!splash) await page.addInitScript(() => sessionStorage.setItem('splash', 'seen'));
      await use();
    },
    { auto: true },
  ],
});

export { expect };

/** Nothing makes the page wider than its screen; a phone's window would grow with it, so the screen is what counts. */
export async function expectToFit(page: Page): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide, page.url()).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

/** What a finger finds is 44 px at least; a box is measured in floats, and may come out a little less. */
export const FINGER_PX = 43.99;

/** Waits until the islands of a page have come to life. */
export const alive = (page: Page): Promise<void> => expect(page.locator(ASLEEP)).toHaveCount(0);

/** The first card of a list whose product can be bought, with the product's name. */
export async function buyable(list: Locator): Promise<{ name: string; add: Locator }> {
  const add = list.getByRole('button', { name: /^Add .+ to cart$/ }).first();
  const label = (await add.getAttribute('aria-label')) ?? '';
  return { name: label.replace(/^Add (.+) to cart$/, '$1'), add };
}

/** Reads the code that a demo shop shows on the page. */
export async function demoCode(page: Page): Promise<string> {
  const text = await page.getByText(/your code is/i).textContent();
  return (text ?? '').replace(/\D/g, '');
}
