import type { Page } from 'playwright';

/**
 * Notes how wide each page from now on is at its widest, in any frame: also before what the build has written makes room for what
 * was asked for. Returns what tells it, in pixels.
 */
export async function noteWidest(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const look = () => {
      const { dataset, scrollWidth } = document.documentElement;
      dataset['widest'] = String(Math.max(Number(dataset['widest'] ?? 0), scrollWidth));
      requestAnimationFrame(look);
    };
    document.addEventListener('DOMContentLoaded', look);
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset['widest']));
}
