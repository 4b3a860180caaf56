import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM_ARGS, findBrowser } from '../browser.ts';
import { copyProject } from '../server/project.ts';
import { ready, type Started, startShop, stopShop } from '../server/started.ts';

/** 27,555 real products, kept beside the project and not in it. */
const FILE = join(process.cwd(), '../shared/data/bigbasket-products.csv.gz');
const PORT = 4394;
const ORIGIN = `http://localhost:${PORT}`;
const MINUTE = 60_000;

let project: string;
let shop: Started | undefined;

beforeAll(() => {
  project = copyProject();
});
afterAll(async () => {
  if (shop) await stopShop(shop);
  rmSync(project, { recursive: true, force: true });
});

const importFile = () =>
  spawnSync(process.execPath, ['provider/import.ts', FILE], {
    cwd: project,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], HOME: project },
  });

const html = async (path: string): Promise<string> => (await fetch(ORIGIN + path)).text();

describe('27,555 real products', { timeout: 10 * MINUTE }, () => {
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
    shop = startShop(project, PORT);
    await ready(shop, 9 * MINUTE);
    const pages = Number(/Site ready .*: ([\d,]+) pages/.exec(shop.said())?.[1]?.replaceAll(',', ''));
    expect(pages).toBeGreaterThan(27_554);
    expect(await html('/categories')).toContain('Foodgrains, Oil &amp; Masala');
  });

  test('are found: basmati rice first', async () => {
    const browser = await chromium.launch({ args: CHROMIUM_ARGS, executablePath: findBrowser() ?? '' });
    const page = await browser.newPage();
    await page.goto(`${ORIGIN}/search?q=basmati`);
    const names = page.getByRole('main').getByRole('heading', { level: 3 });
    await expect.poll(() => names.count()).toBeGreaterThan(10);
    for (const name of (await names.allTextContents()).slice(0, 3)) expect(name).toMatch(/basmati rice/i);
    await names.first().getByRole('link').click();
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toMatch(/basmati rice/i);
    await browser.close();
  });
});
