import type { Browser, Page } from 'playwright';
import { expect } from 'vitest';

/** What would run if it reached a page as anything but text; `ran` tells. */
export const HOSTILE = [
  `x</title><script>ran('title')</script>`,
  `</script><script>ran('script')</script>`,
  `<!--<script>ran('comment')//`,
  `"><img src=x onerror=ran('attribute')>`,
  `' autofocus onfocus=ran('quote') x='`,
  `</textarea></style></noscript><svg onload=ran('svg')>`,
  '&lt;script&gt;ran(1)&lt;/script&gt; {{ran()}} ${ran()}',
  // What the build itself looks for in a page.
  '</head><astro-island <astro-island <style <script x',
];

/** Turns what follows it, and would make a price read backwards. */
export const TURN = '\u202e';

/** Opens a page in a browser that keeps to no policy; `ran` gathers what the texts above have done. */
export async function openUnguarded(browser: Browser, baseURL: string): Promise<{ page: Page; ran: string[] }> {
  const context = await browser.newContext({ baseURL, bypassCSP: true, viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  const ran: string[] = [];
  await page.exposeFunction('ran', (what: string) => ran.push(what));
  await page.addInitScript(() => sessionStorage.setItem('splash', 'seen'));
  // What does run is told: a page with nothing told has run nothing.
  await page.setContent(`<img src=x onerror="ran('told')">`);
  await expect.poll(() => ran).toEqual(['told']);
  ran.length = 0;
  return { page, ran };
}

/** Looks at a page until its islands are there; gives links that run, and whether text is turned. */
export async function lookAt(page: Page, path: string): Promise<{ links: string[]; turned: boolean; text: string }> {
  await page.goto(path);
  await page.mouse.wheel(0, 5000);
  await page.waitForFunction(() => !document.querySelector('astro-island[ssr][client="idle"]'));
  await page.waitForLoadState('networkidle');
  return page.evaluate((turn) => {
    const links = [...document.querySelectorAll('a, area, form')].map(
      (link) => link.getAttribute('href') ?? link.getAttribute('action') ?? '',
    );
    return {
      links: links.filter((link) => /^\W*javascript:|^\/(?:[/\\]|%5c)/i.test(link)),
      turned: document.documentElement.outerHTML.includes(turn),
      text: `${document.title} ${document.body.innerText}`,
    };
  }, TURN);
}
