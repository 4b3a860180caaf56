import type { BrowserContext } from 'playwright/test';

/** As on a page whose first paint is this moment: however slow the machine, the configuration of the splash is in time. */
export const inTime = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => Object.assign(performance, { getEntriesByType: () => [] }));
