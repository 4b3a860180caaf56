import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eq, like } from 'drizzle-orm';
import { product } from '../../provider/db/schema/catalogue.ts';
import { MAX_FIELD } from '../../provider/domain/import/files/reading.ts';
import { pictureFor } from '../../provider/domain/pictures/picture-for.ts';
import { importCatalogue } from '../../provider/domain/import/import-catalogue.ts';
import { launchBrowser } from '../../harness/browser.ts';
import { needsBrowser } from '../needs-browser.ts';
import { needsNginx } from '../skip-unless.ts';
import { HOSTILE, lookAt, openUnguarded, TURN } from '../hostile-text.ts';
import { EDITOR } from '../provider/fixtures/editing.ts';
import { LiveShop } from './live-shop.ts';

const LONG = 'Long '.repeat(20_000);

const live = new LiveShop();
let browser: Browser;
beforeAll(async () => {
  await live.start();
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await live.stop();
});

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
const COLUMNS = 'sku,product,category,sub_category,brand,sale_price,market_price,description,pack_size,keywords';
const hostileRow = (text: string, i: number): string =>
  [
    `h${i}`,
    `${TURN}${text}`,
    'Odd & "ends"<',
    text,
    text,
    '10',
    '12',
    `${TURN}${text} ${LONG}`.slice(0, MAX_FIELD),
    text,
    text,
  ]
    .map(quoted)
    .join();

async function edit(method: string, path: string, body: object): Promise<{ id: string; version: number }> {
  const answer = await live.shop.ask(method, `/editor${path}`, { body, headers: EDITOR });
  if (answer.status >= 300) throw new Error(JSON.stringify(answer.body));
  return answer.body.data;
}

describe('texts that would run', needsNginx().skip ? needsNginx() : needsBrowser, () => {
  test('are imported as text; a name without an end is named with its line', async () => {
    const file = join(tmpdir(), `haat-hostile-${process.pid}.csv`);
    const rows = [...HOSTILE.map(hostileRow), ['long', LONG, 'Odd', '', '', '10', '12', '', '', ''].map(quoted).join()];
    writeFileSync(file, [COLUMNS, ...rows].join('\n'));
    const { added, skipped } = await importCatalogue(live.shop.db, file, { now: new Date(), pictureFor });
    rmSync(file);
    expect([added, skipped.map(({ line, reason }) => ({ line, reason }))]).toEqual([
      HOSTILE.length,
      [{ line: HOSTILE.length + 2, reason: 'its name is longer than 300 characters' }],
    ]);
    await live.shop.db.update(product).set({ featured: true }).where(eq(product.sku, 'h0'));
  });

  test('are taken from an editor as text', async () => {
    const by = 'Rina Das';
    const content = `${HOSTILE.join('\n\n')}\n\n[a](javascript:ran('md')) [b](/%5cevil.example) <a href="java&#115;cript:ran('html')">c</a> ${TURN}turned`;
    const title = `${TURN}${HOSTILE[0]}`;
    const drafts = [
      await edit('PUT', '/content-items/page:about', { by, basedOn: 0, value: { kind: 'page', title, content } }),
      await edit('PUT', '/content-items/notice', { by, basedOn: 0, value: { kind: 'notice', text: HOSTILE[1] } }),
      await edit('POST', '/content-items', {
        by,
        value: {
          kind: 'banner',
          screens: 'both',
          title: HOSTILE[0],
          text: HOSTILE[3],
          alt: HOSTILE[3],
          link: '/search?q="><script>ran(2)</script>',
        },
      }),
    ];
    await edit('POST', '/publish', { by, items: drafts.map(({ id, version }) => ({ id, version })) });
    await live.publisher.publish('hostile texts');
    expect(await live.publisher.settled()).toMatchObject({ error: null });
  });

  test('run on no page, in a browser that keeps to no policy', async () => {
    const [first] = await live.shop.db.select().from(product).where(eq(product.sku, 'h0'));
    const others = await live.shop.db.select().from(product).where(eq(product.sku, 'h3'));
    const { page, ran } = await openUnguarded(browser, `http://127.0.0.1:${live.nginx.http}`);
    const pages = [
      '/',
      '/categories',
      '/categories/odd-and-ends',
      `/product/${first?.slug}`,
      `/product/${others[0]?.slug}`,
      '/cms/about',
      `/search?q=${encodeURIComponent(HOSTILE[0] ?? '')}`,
      '/search?q=script',
      '/cart',
      '/dashboard',
      '/auth/login?next=/%5cevil.example',
      '/auth/login?next=javascript:ran(3)',
      '/nowhere',
    ];
    for (const path of pages) expect(await lookAt(page, path), path).toMatchObject({ links: [], turned: false });
    expect((await lookAt(page, '/cms/about')).text).toContain(`x</title><script>ran('title')</script>`);
    const notice = page.getByRole('complementary', { name: 'Notice' });
    expect(await notice.textContent()).toBe(HOSTILE[1]);
    await lookAt(page, `/product/${first?.slug}`);
    await page
      .getByRole('button', { name: /^Add x<\/title>.* to cart$/s })
      .first()
      .click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('guest-cart'))).toContain('<script>');
    expect((await lookAt(page, '/cart')).text).toContain('<script>');
    expect(ran).toEqual([]);
    await page.context().close();
  });

  test('keep nothing of a page’s own from running, and leave it whole', async () => {
    const odd = await live.shop.db.select().from(product).where(like(product.sku, 'h%'));
    const page = await browser.newPage({ baseURL: `http://127.0.0.1:${live.nginx.http}` });
    const refused: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy/.test(message.text())) refused.push(`${page.url()} ${message.text()}`);
    });
    for (const { slug } of odd) {
      await lookAt(page, `/product/${slug}`);
      expect(await page.locator('main').count(), slug).toBe(1);
      expect(await page.locator('astro-island[ssr][client="idle"]').count(), slug).toBe(0);
    }
    expect(odd.length).toBe(HOSTILE.length);
    expect(refused).toEqual([]);
    await page.close();
  });
});
