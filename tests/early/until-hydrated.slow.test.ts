import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import sirv from 'sirv';
import { launchBrowser } from '../../harness/browser.ts';
import { isHydrated, NOT_HYDRATED } from '../../src/early/until-hydrated.ts';
import { fixtureSite } from '../build/render/fixture-site.ts';
import { needsBrowser } from '../needs-browser.ts';

/** Islands are hydrated when the page lets them; the second has no script. */
const PAGE = `---
import { Field } from '../Field.tsx';
---
<html><head><meta charset="utf-8" /><title>Fields</title><link rel="icon" href="data:," />
<script is:inline>
  window.events = [];
  for (const type of ['astro:hydrate', 'astro:hydration-error'])
    addEventListener(type, ({ target }) => events.push(type + ' ' + target.getAttribute('prefix')), { capture: true });
  const hydrating = new Promise((resolve) => (window.hydrate = resolve));
  // Astro's own, in the page, would take its place.
  window.Astro = Object.freeze({ load: async (load) => (await hydrating, (await load())()) });
</script></head><body><Field client:load /><Field client:load /></body></html>`;
const FIELD = `export const Field = () => <input />;`;

test(
  'Astro and React say on elements, and by events, what is hydrated and what can’t be; what failed can be started again',
  needsBrowser,
  async () => {
    const site = fixtureSite({ 'src/pages/index.astro': PAGE, 'src/Field.tsx': FIELD });
    await site.build({ security: {} });
    const server = createServer(sirv(site.dir)).listen(0);
    const browser = await launchBrowser();
    try {
      const page = await browser.newPage();
      await page.goto(`http://localhost:${(server.address() as AddressInfo).port}`);
      const states = async () => [
        await page.locator(NOT_HYDRATED).count(),
        ...(await Promise.all((await page.locator('input').all()).map((input) => input.evaluate(isHydrated)))),
      ];
      const events = () => page.evaluate(() => (window as unknown as { events: string[] }).events);
      const island = page.locator('astro-island').last();
      const url = await island.getAttribute('component-url');
      expect(await states()).toEqual([2, false, false]);
      await island.evaluate((element) => element.setAttribute('component-url', '/none.js'));
      await page.evaluate(() => (window as unknown as { hydrate: () => void }).hydrate());
      await expect.poll(events).toHaveLength(2);
      expect((await events()).sort()).toEqual(['astro:hydrate Field', 'astro:hydration-error Field-2']);
      await expect.poll(states).toEqual([1, true, false]);

      await island.evaluate((element, there) => element.setAttribute('component-url', there ?? ''), url);
      await island.evaluate((element) => (element as HTMLElement & { start: () => Promise<void> }).start());
      await expect.poll(states).toEqual([0, true, true]);
    } finally {
      await browser.close();
      server.close();
    }
  },
);
