import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countAsleep, launchBrowser } from '../../harness/browser.ts';
import { pagesIn } from '../publisher/pages-in.ts';
import { freePort } from '../../harness/free-ports.ts';
import { copyProject } from '../../harness/copy-project.ts';
import { publishNotice } from './publish-notice.ts';
import type { Started } from '../../harness/wait-for-output.ts';
import { ready, startShop, stopShop } from '../server/started.ts';

/** 27,555 real products, kept beside the project and not in it. */
const FILE = join(process.cwd(), '../shared/data/bigbasket-products.csv.gz');
const CATEGORIES = 11;
const PRODUCTS_PER_CALL = 250;
const EDITOR_KEY = 'the key of the tests at full size';

let project: string;
let shop: Started | undefined;
let port: number;
let origin: string;
let buildMs: number;

beforeAll(async () => {
  port = await freePort();
  origin = `http://localhost:${port}`;
  project = copyProject();
});
afterAll(async () => {
  if (shop) await stopShop(shop);
  rmSync(project, { recursive: true, force: true });
});

const importFile = () =>
  spawnSync(process.execPath, ['cli/haat.js', 'import', FILE], {
    cwd: project,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], HOME: project },
  });

const html = async (path: string): Promise<string> => (await fetch(origin + path)).text();

describe('27,555 real products', () => {
  test('are imported with progress and a report of the rows that could not be taken', () => {
    const { stdout, status } = importFile();
    expect(stdout).toContain('20,000 rows read');
    expect(stdout).toContain('27,554 new, 0 changed, 0 unchanged, 1 skipped.');
    expect(stdout).toMatch(/Line \d+ was skipped: it has no name\./);
    expect(status).toBe(0);
  });

  test('change nothing when they are imported again', () => {
    expect(importFile().stdout).toContain('0 new, 0 changed, 27,554 unchanged, 1 skipped.');
  });

  test('become a site', async () => {
    shop = startShop(project, port, { EDITOR_KEY, PROVIDER_LOG: 'on' });
    const begun = performance.now();
    await ready(shop);
    buildMs = performance.now() - begun;
    const pages = Number(/Site ready .*: ([\d,]+) pages/.exec(shop.output())?.[1]?.replaceAll(',', ''));
    expect(pages).toBeGreaterThan(27_554);
    expect(await html('/categories')).toContain('Foodgrains, Oil &amp; Masala');
  });

  test('asking the provider for nothing twice, whichever thread renders', () => {
    const calls: Record<string, number> = {};
    for (const [, call = ''] of shop?.output().matchAll(/"call":"(\w+)"/g) ?? []) calls[call] = (calls[call] ?? 0) + 1;
    expect(calls).toMatchObject({
      getCategories: 1,
      getSubCategories: 1,
      getProductBrands: CATEGORIES,
      getVersionedProducts: Math.ceil(27_554 / PRODUCTS_PER_CALL),
    });
  });

  test('every product has a page of its own, and a whole one', () => {
    const folder = join(project, 'data/published/current/product');
    const slugs = readdirSync(folder).map((name) => name.replace(/\.html$/, ''));
    const broken = slugs.filter((slug) => {
      const page = readFileSync(join(folder, `${slug}.html`), 'utf8');
      return !page.endsWith('</html>') || !page.includes(`<link rel="canonical" href="${origin}/product/${slug}"`);
    });
    expect(slugs).toHaveLength(27_554);
    expect(broken).toEqual([]);
  });

  test('a change of the notice is live in a twentieth of the time of a build, and writes no page again', async () => {
    const current = join(project, 'data/published/current');
    const before = pagesIn(current);
    const took = [];
    for (const text of ['Closed on Monday', 'Open on Monday', 'Closed on Tuesday'])
      took.push(await publishNotice(origin, EDITOR_KEY, text));
    console.log(`A notice was live after ${took.map((ms) => (ms / 1000).toFixed(1)).join(', ')} s.`);
    expect(Math.max(...took)).toBeLessThan(Math.max(10_000, buildMs / 20));
    expect(before.size).toBeGreaterThan(27_554);
    expect(pagesIn(current)).toEqual(before);
  });

  describe('are browsed', () => {
    let browser: Browser;
    let page: Page;
    const main = () => page.getByRole('main');
    const names = () => main().getByRole('heading', { level: 3 });
    const count = () => names().count();
    beforeAll(async () => {
      browser = await launchBrowser();
      page = await browser.newPage({ baseURL: origin, viewport: { width: 1440, height: 900 } });
      await page.addInitScript(() => sessionStorage.setItem('splash', 'seen'));
    });
    afterAll(() => browser.close());

    test('from the home page to a category, narrowed and ordered', async () => {
      await page.goto('/');
      await main().getByRole('link', { name: 'Foodgrains, Oil & Masala' }).first().click();
      await page.waitForURL('**/categories/foodgrains-oil-and-masala');
      await expect.poll(count).toBe(20);
      const filters = page.getByRole('complementary', { name: 'Filters' });
      const brands = page.waitForResponse((answer) => /product-brand\/list.*subCategoryId/.test(answer.url()));
      await filters.getByRole('radio', { name: /Rice/ }).check();
      const { data } = (await (await brands).json()) as { data: { name: string }[] };
      const sellsRice = data[0]?.name ?? 'nobody';
      await filters.getByRole('checkbox', { name: sellsRice }).first().check();
      await page.waitForURL(/sub=.*brand=/);
      const sorted = page.waitForResponse((answer) => /product\/web\/\?.*sortBy=unit-price/.test(answer.url()));
      await page.getByRole('combobox', { name: 'Sort by' }).selectOption('unit-price');
      await page.waitForURL(/sort=unit-price/);
      const list = (await (await sorted).json()) as { data: { name: string; brand: { name: string } | null }[] };
      expect(new Set(list.data.map(({ brand }) => brand?.name))).toEqual(new Set([sellsRice]));
      await expect.poll(count).toBe(list.data.length);
      // A card's title begins with the brand where the name does not.
      const others = async () => {
        const titles = await names().allTextContents();
        return titles.filter((title, i) => !title.endsWith(list.data[i]?.name ?? 'nothing'));
      };
      await expect.poll(others).toEqual([]);
    });

    test('more is loaded, and Back comes to the same place', async () => {
      await page.goto('/categories/foodgrains-oil-and-masala');
      await expect.poll(() => countAsleep(page)).toBe(0);
      await main().getByRole('button', { name: 'Load more' }).click();
      await expect.poll(count).toBe(40);
      const last = names().last();
      await last.scrollIntoViewIfNeeded();
      const from = await page.evaluate(() => scrollY);
      expect(from).toBeGreaterThan(1000);
      await last.getByRole('link').click();
      await page.waitForURL('**/product/**');
      await page.goBack();
      await expect.poll(count).toBe(40);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(from);
    });

    test('a page far back has an address of its own that needs no script', async () => {
      const far = await html('/categories/foodgrains-oil-and-masala/100');
      expect(far.match(/<article/g)).toHaveLength(20);
      expect(far).toContain('/categories/foodgrains-oil-and-masala/101');
      expect(Buffer.byteLength(far)).toBeLessThan(200_000);
    });

    test('by a search: basmati rice first', async () => {
      await page.goto('/search?q=basmati');
      await expect.poll(count).toBeGreaterThan(10);
      for (const name of (await names().allTextContents()).slice(0, 3)) expect(name).toMatch(/basmati rice/i);
      await names().first().getByRole('link').click();
      await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toMatch(/basmati rice/i);
    });
  });
});
