import type { Browser } from 'playwright';
import { PHONE } from './phone.ts';

export interface BackForwardResult {
  readonly path: string;
  readonly restored: boolean;
  /** Why not, as Chrome says it. */
  readonly reasons: string;
}

type Restorable = typeof globalThis & { restored?: boolean };

/** Leaves a page for another and comes back. The browser must have been started with its back/forward cache. */
export async function leaveAndReturn(browser: Browser, origin: string, path: string): Promise<BackForwardResult> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await page.addInitScript(() =>
      addEventListener('pageshow', ({ persisted }) => ((globalThis as Restorable).restored = persisted)),
    );
    const cdp = await context.newCDPSession(page);
    await cdp.send('Page.enable');
    const reasons: string[] = [];
    cdp.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
      reasons.push(...notRestoredExplanations.map(({ reason }) => reason)),
    );
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    await page.evaluate((href) => location.assign(href), `${origin}/cms/privacy`);
    await page.waitForURL('**/cms/privacy');
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => history.back());
    await page.waitForURL(origin + path, { waitUntil: 'commit' });
    await page.waitForFunction(() => (globalThis as Restorable).restored !== undefined);
    const restored = await page.evaluate(() => (globalThis as Restorable).restored === true);
    return { path, restored, reasons: reasons.join(', ') };
  } finally {
    await context.close();
  }
}
