import type { Page } from 'playwright/test';

/** Waits until what a page has just done is painted: its second frame from now begins after the first has been shown. */
export const painted = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
