import { rmSync } from 'node:fs';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countAsleep, launchBrowser } from '../../harness/browser.ts';
import { freePort } from '../../harness/free-ports.ts';
import { needsBrowser } from '../needs-browser.ts';
import { HOSTILE, lookAt, openUnguarded } from '../hostile-text.ts';
import { type ForeignProvider, LONG, startForeignProvider } from './foreign-provider.ts';
import { noteWidest } from '../build/note-widest.ts';
import { copyProject } from '../../harness/copy-project.ts';
import type { Started } from '../../harness/wait-for-output.ts';
import { ready, startShop, stopShop } from './started.ts';

let project: string;
let provider: ForeignProvider;
let shop: Started | undefined;
let browser: Browser;
let page: Page;
let port: number;
let origin: string;

beforeAll(async () => {
  port = await freePort();
  origin = `http://localhost:${port}`;
  project = copyProject();
  provider = await startForeignProvider();
  browser = await launchBrowser();
  page = await browser.newPage({ baseURL: origin, viewport: { width: 360, height: 740 } });
  await page.addInitScript(() => sessionStorage.setItem('splash', 'seen'));
});

afterAll(async () => {
  await browser?.close();
  if (shop) await stopShop(shop);
  await provider?.stop();
  rmSync(project, { recursive: true, force: true });
});

const main = () => page.getByRole('main');
const names = () => main().getByRole('heading', { level: 3 });
const blocked = (): string[] => {
  const said: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|CORS/.test(message.text())) said.push(message.text());
  });
  return said;
};
/** Loaded with so many real points, from wherever. */
const pictureWidth = (): Promise<number> =>
  main()
    .locator('img')
    .first()
    .evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth));

describe('a provider of another make', needsBrowser, () => {
  test('becomes a site', async () => {
    // Browsers go to the provider themselves, at its own origin.
    shop = startShop(project, port, { PROVIDER_URL: provider.url, PUBLIC_API_BASE: `${provider.url}/api` });
    await ready(shop);
    // Pictures come from the shop and from where the provider keeps them, and from nowhere else.
    const policy = (await fetch(origin)).headers.get('content-security-policy') ?? '';
    expect(/img-src ([^;]*)/.exec(policy)?.[1]?.split(' ').sort()).toEqual(["'self'", 'data:', provider.url].sort());
  });

  test('its string ids, unknown fields and missing fields make home, categories and a category', async () => {
    const said = blocked();
    await page.goto('/');
    await expect.poll(() => main().getByRole('link', { name: 'Makaibari First Flush' }).count()).toBe(3);
    await page.goto('/categories');
    await main().getByRole('link', { name: 'Tea & Chai' }).click();
    await page.waitForURL('**/categories/cat%3Atea');
    await expect.poll(() => names().count()).toBe(20);
    await expect.poll(() => countAsleep(page)).toBe(0);
    await main().getByRole('button', { name: 'Load more' }).click();
    await expect.poll(() => names().count()).toBe(25);
    expect(said).toEqual([]);
  });

  test('a shelf whose list is empty, or a call that nobody knows, has no page and no way to one', async () => {
    await page.goto('/');
    const all = await main()
      .getByRole('link', { name: /^See all: / })
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(all).toEqual(['/categories', '/best-sellers']);
    for (const path of ['/new', '/featured']) expect((await page.request.get(path)).status()).toBe(404);
    await page.goto('/best-sellers');
    await expect.poll(() => names().count()).toBe(20);
    await expect.poll(() => countAsleep(page)).toBe(0);
    await main().getByRole('button', { name: 'Load more' }).click();
    const shelf = (await (await fetch(`${provider.url}/api/product/web/bestseller/`)).json()) as { data: unknown[] };
    await expect.poll(() => names().count()).toBe(shelf.data.length);
  });

  test('a product page is whole: price, picture, cart, and no word on what nobody knows', async () => {
    await page.goto(`/product/${encodeURIComponent('sku/001')}`);
    await expect.poll(() => main().getByRole('heading', { level: 1 }).textContent()).toBe('Makaibari First Flush');
    expect(await main().textContent()).toContain('₹480.50');
    expect(await main().innerText()).not.toMatch(/null|undefined|NaN/);
    expect(await pictureWidth()).toBeGreaterThan(100);
    await main().getByRole('button', { name: 'Add Makaibari First Flush to cart' }).click();
    await expect
      .poll(() => main().getByRole('button', { name: 'Decrease quantity of Makaibari First Flush' }).count())
      .toBe(1);
  });

  test('a picture at an absolute address is made ours at the build', async () => {
    await page.goto('/product/sku-2');
    expect(await pictureWidth()).toBeGreaterThan(100);
    expect(
      await main()
        .locator('img')
        .first()
        .evaluate((image: HTMLImageElement) => image.currentSrc),
    ).toContain(origin);
  });

  test('its texts are text, whatever they hold, on every page and with no policy to hold them', async () => {
    const { page: open, ran } = await openUnguarded(browser, origin);
    const product = `/product/${encodeURIComponent(`odd-1"><script>ran('id')`)}`;
    const category = `/categories/${encodeURIComponent(`odd"><script>ran('id')`)}`;
    const others = ['/product/odd', product, category, '/categories', '/categories/cat%3Atea', '/cms/about', '/cart'];
    for (const path of ['/', ...others, '/search?q=x', '/editor', '/404'])
      expect(await lookAt(open, path), path).toMatchObject({ links: [], turned: false });
    expect((await lookAt(open, '/product/odd')).text).toContain(HOSTILE[0]);
    expect((await lookAt(open, product)).text).toContain(HOSTILE[1]);
    expect(ran).toEqual([]);
    await open.context().close();
  });

  test('a name without a place to break widens no page, not on the smallest phone', async () => {
    const widest = await noteWidest(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/product/long');
    await main()
      .getByRole('button', { name: `Add ${LONG} to cart` })
      .click();
    for (const path of [
      '/product/long',
      '/categories/long',
      '/categories',
      '/',
      `/search?q=${LONG}`,
      '/search',
      '/cart',
    ]) {
      await page.goto(path);
      await expect.poll(() => main().getByText(LONG).filter({ visible: true }).first().isVisible()).toBe(true);
      await expect.poll(() => countAsleep(page)).toBe(0);
      expect(await widest(), path).toBe(320);
    }
    await page.setViewportSize({ width: 360, height: 740 });
  });

  test('search works without what only our provider says', async () => {
    await page.goto('/search?q=makaibari');
    await expect.poll(() => names().allTextContents()).toEqual(['Makaibari First Flush']);
  });

  test('a product newer than the build opens, with its picture from the provider', async () => {
    const said = blocked();
    provider.add({ id: 'late', name: 'Autumn Flush', price: 320, image: '/media/late.svg' });
    await page.goto('/product/late');
    await expect.poll(() => main().getByRole('heading', { level: 1 }).textContent()).toBe('Autumn Flush');
    await expect.poll(() => main().locator('img').first().getAttribute('src')).toBe(`${provider.url}/media/late.svg`);
    expect(await pictureWidth()).toBe(200);
    expect(said).toEqual([]);
  });
});

describe('the provider stopped after the build', needsBrowser, () => {
  beforeAll(() => provider.stop());

  const AGE =
    /We could not check today’s prices and stock\. What you see is of \w{3} \d+ \w{3}, [\d:]+ [ap]m and may have changed\./;

  test.each([
    ['/', 'Your Online Marketplace for Quality Groceries', 'Makaibari First Flush'],
    ['/categories/cat%3Atea', 'Tea & Chai', 'Garden Tea No. 5'],
    ['/product/sku-3', 'Garden Tea No. 3', '₹101'],
  ])('%s still reads well and says how old its prices are', async (path, heading, words) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.goto(path);
    expect(await main().getByRole('heading', { level: 1 }).textContent()).toBe(heading);
    expect(await main().textContent()).toContain(words);
    const scrolledOn = () => page.mouse.wheel(0, 400).then(() => main().textContent());
    await expect.poll(scrolledOn).toMatch(AGE);
    expect(await main().textContent()).toContain(words);
    expect(errors).toEqual([]);
  });

  test('/categories needs nobody', async () => {
    await page.goto('/categories');
    await main().getByRole('link', { name: 'Tea & Chai' }).click();
    await expect.poll(() => names().count()).toBe(20);
  });
});
