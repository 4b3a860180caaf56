import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countAsleep, launchBrowser } from '../../harness/browser.ts';
import { copyProject } from '../../harness/copy-project.ts';
import { freePort } from '../../harness/free-ports.ts';
import { collectOutput, type Started, waitForOutput } from '../../harness/wait-for-output.ts';
import { needsBrowser } from '../needs-browser.ts';

const PRODUCT = 'shonar-whole-wheat-chakki-atta';
interface Goods {
  readonly id: number;
  readonly slug: string;
  readonly price: number;
}

let project: string;
let shop: Started;
let browser: Browser;
let page: Page;
let origin: string;

describe('npm run dev', needsBrowser, () => {
  beforeAll(async () => {
    project = copyProject();
    const port = await freePort();
    origin = `http://localhost:${port}`;
    const env = { PATH: process.env['PATH'], HOME: project, PORT: String(port) };
    shop = collectOutput(spawn(process.execPath, ['server/dev.ts'], { cwd: project, env }));
    await waitForOutput(shop, /Open the shop {3}/);
    browser = await launchBrowser();
    page = await browser.newPage();
    // The first page waits for all that it is made from; a limit ends what hangs.
    page.setDefaultTimeout(600_000);
  });
  afterAll(async () => {
    await browser.close();
    shop.child.kill('SIGKILL');
    rmSync(project, { recursive: true, force: true });
  });

  test.each([
    ['/', 'Your Online Marketplace for Quality Groceries'],
    ['/categories/atta-rice-dal', 'Atta, Rice & Dal'],
    ['/product/shonar-whole-wheat-chakki-atta', 'Shonar Whole Wheat Chakki Atta'],
    ['/cart', 'Your Cart'],
    ['/bn/cart', 'আপনার কার্ট'],
  ])('shows %s, and its islands wake', async (path, title) => {
    await page.goto(origin + path);
    await expect.poll(() => countAsleep(page)).toBe(0);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
  });

  test('buys: the cart is the provider’s, on the same origin', async () => {
    await page.goto(`${origin}/categories/atta-rice-dal`);
    const add = page.getByRole('button', { name: /^Add .+ to cart$/ }).first();
    const [, name = ''] = /^Add (.+) to cart$/.exec((await add.getAttribute('aria-label')) ?? '') ?? [];
    await add.click();
    await page.goto(`${origin}/cart`);
    await page.getByRole('main').getByText(name).first().waitFor();
  });

  test('shows what is changed at the desk', async () => {
    const headers = {
      'x-editor-key': /with the key (\S+)/.exec(shop.output())?.[1] ?? '',
      'content-type': 'application/json',
    };
    const goods = `${origin}/api/desk/goods`;
    const list = (await (await fetch(`${goods}?searchKey=demo:${PRODUCT}`, { headers })).json()) as { data: Goods[] };
    const found = list.data.find(({ slug }) => slug === PRODUCT);
    const changes = [{ id: found?.id, basedOn: { price: found?.price }, to: { price: 231 } }];
    const body = JSON.stringify({ by: 'Rina', changes });
    expect((await fetch(goods, { method: 'PUT', headers, body })).status).toBe(200);
    expect(await (await fetch(`${origin}/product/${PRODUCT}`)).text()).toContain('₹231');
  });

  test('shows a class that is changed, without being asked', async () => {
    // Until then it is told of nothing.
    const connected = page.waitForEvent('console', (message) => message.text().includes('[vite] connected'));
    await page.goto(`${origin}/categories`);
    await connected;
    const heading = page.getByRole('heading', { level: 1 });
    const file = join(project, 'src/ui/PageHead.tsx');
    const source = readFileSync(file, 'utf8');
    // A class that no page has.
    const changed = source.replace('<h1 ', '<h1 data-changed className="tracking-[3px]" ');
    expect(changed).not.toBe(source);
    writeFileSync(file, changed);
    await page.locator('h1[data-changed]').waitFor();
    await expect.poll(() => heading.evaluate((element) => getComputedStyle(element).letterSpacing)).toBe('3px');
  });

  test('closes its database when it is asked to stop, and has warned of nothing that it does on purpose', async () => {
    const ended = once(shop.child, 'exit');
    shop.child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(shop.output()).toContain('Stopped.');
    expect(existsSync(join(project, 'data/provider.lock'))).toBe(false);
    expect(shop.output()).not.toMatch(/Shiki|optimizeDeps|theme-init|localStorage/);
  });
});
