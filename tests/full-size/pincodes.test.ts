import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openEmbedded } from '../../provider/db/open.ts';
import { pincode } from '../../provider/db/schema/address.ts';
import { ASLEEP, launchBrowser } from '../browser.ts';
import { freePort } from '../free-ports.ts';
import { copyProject } from '../server/project.ts';
import { ready, type Started, startShop, stopShop } from '../server/started.ts';

/** Every pincode of India, kept beside the project and not in it. */
const FILE = join(process.cwd(), '../shared/data/india-pincodes.csv.gz');
const MINUTE = 60_000;

const pincodes = gunzipSync(readFileSync(FILE))
  .toString()
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => ({ pincode: line.slice(0, 6), deliverable: line.endsWith(',1') }));

let project: string;
let shop: Started | undefined;
let browser: Browser;
let port: number;

beforeAll(async () => {
  port = await freePort();
  project = copyProject();
  const products = join(project, 'products.csv');
  writeFileSync(products, 'product,category,sub_category,brand,sale_price,market_price\nRice,Food,Rice,Dheki,90,100\n');
  spawnSync(process.execPath, ['provider/cli/import.ts', products], { cwd: project, env: { HOME: project } });
  const { db, close } = await openEmbedded(join(project, 'data'));
  for (let from = 0; from < pincodes.length; from += 1000)
    await db
      .insert(pincode)
      .values(pincodes.slice(from, from + 1000))
      .onConflictDoNothing();
  await close();
  browser = await launchBrowser();
}, 2 * MINUTE);

afterAll(async () => {
  await browser?.close();
  if (shop) await stopShop(shop);
  rmSync(project, { recursive: true, force: true });
});

/** A page on a phone's processor, a quarter as fast as this one. */
async function slowPage(): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  await page.addInitScript(() => sessionStorage.setItem('splash', 'seen'));
  await page.goto(`http://localhost:${port}/cms/about`);
  await expect.poll(() => page.locator(ASLEEP).count()).toBe(0);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return page;
}

/** Milliseconds from the end of a tap, for which a finger rests a moment, until the dialog is painted. */
async function timeToOpen(page: Page): Promise<number> {
  const opened = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const listen = () => {
          const start = performance.now();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
        };
        addEventListener('click', listen, { capture: true, once: true });
      }),
  );
  await page.locator('button.pincode').click({ delay: 80 });
  await page.getByRole('option').first().waitFor();
  return opened;
}

/** What each keystroke takes, in milliseconds. */
const timesOfKeys = (page: Page): Promise<number[]> =>
  page.evaluate(async () => {
    const box = document.querySelector<HTMLInputElement>('dialog input');
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    const times: number[] = [];
    for (const text of ['7', '70', '700', '7000', '70001', '700019']) {
      const pressed = performance.now();
      setValue?.call(box, text);
      box?.dispatchEvent(new Event('input', { bubbles: true }));
      times.push(performance.now() - pressed);
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
    return times;
  });

describe('19,586 pincodes', { timeout: 6 * MINUTE }, () => {
  test('are taken by a shop', async () => {
    shop = startShop(project, port);
    await ready(shop, 5 * MINUTE);
  });

  test('the dialog opens within 100 ms, and a keystroke filters within 16 ms, at a quarter of the speed', async () => {
    expect(pincodes).toHaveLength(19_586);
    const opened: number[] = [];
    const keys: number[][] = [];
    for (let run = 0; run < 10; run++) {
      const page = await slowPage();
      opened.push(await timeToOpen(page));
      keys.push(await timesOfKeys(page));
      expect(await page.getByRole('option').first().textContent()).toContain('700019');
      await page.close();
    }
    // What else the machine does only adds to a time: the best of the runs is the shop's own.
    const bestKeys = [0, 1, 2, 3, 4, 5].map((key) => Math.min(...keys.map((run) => run[key] ?? Infinity)));
    const ms = (times: readonly number[]) => times.map(Math.round).join(', ');
    console.log(`opened: ${ms(opened)} ms; keystrokes at best: ${ms(bestKeys)} ms`);
    expect(Math.min(...opened)).toBeLessThanOrEqual(100);
    // The median: one key of many may meet whatever else the machine does.
    expect([...bestKeys].sort((a, b) => a - b)[bestKeys.length >> 1]).toBeLessThanOrEqual(16);
  });

  test('all are there, and only those in view are in the page', async () => {
    const page = await slowPage();
    await page.getByRole('button', { name: 'Select Pincode' }).click();
    const options = page.getByRole('option');
    await options.first().waitFor();
    expect(Number(await options.first().getAttribute('aria-setsize'))).toBeGreaterThanOrEqual(19_586);
    expect(await options.count()).toBeLessThan(20);
    await page.close();
  });
});
