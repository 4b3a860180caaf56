import { mkdirSync } from 'node:fs';
import { type Browser, type BrowserContext, type BrowserContextOptions, request } from 'playwright';
import * as v from 'valibot';
import { readArguments } from '../../cli/arguments.ts';
import { SCREENSHOTS } from '../../cli/script-help.ts';
import { Order } from '../../contract/order.ts';
import { ensureBrowser, launchBrowser } from '../../harness/browser.ts';
import { logIn, registerCustomer } from '../e2e/fixtures/customer.ts';
import { fillAccount } from './fill-account.ts';
import { openShop } from './own-shop.ts';
import { type Shot, SHOTS } from './pages.ts';

/** `npx haat screenshots`: every page on every screen and in both themes, into `screenshots/`. */
const { address, only = '', screens = '' } = readArguments('screenshots', SCREENSHOTS, process.argv.slice(2)).values;

const FOLDER = 'screenshots';
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const DESKTOP = { viewport: { width: 1440, height: 900 } };
const SCREENS: Readonly<Record<string, BrowserContextOptions>> = {
  'phone-light': { ...PHONE, colorScheme: 'light' },
  'phone-dark': { ...PHONE, colorScheme: 'dark' },
  'tablet-light': { viewport: { width: 768, height: 1024 }, hasTouch: true, colorScheme: 'light' },
  'laptop-light': { viewport: { width: 1024, height: 768 }, colorScheme: 'light' },
  'desktop-light': { ...DESKTOP, colorScheme: 'light' },
  'desktop-dark': { ...DESKTOP, colorScheme: 'dark' },
};

const named = (list: string, name: string): boolean => list.split(',').some((start) => name.startsWith(start));

/** What the pages find in the browser's storage: the theme of the device, and a splash that was seen. */
async function newContext(browser: Browser, address: string, screen: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: address,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
    bypassCSP: true, // For the style below.
    ...screen,
  });
  await context.addInitScript(() => {
    localStorage.setItem('theme', 'system');
    sessionStorage.setItem('splash', 'seen');
  });
  return context;
}

async function photograph(context: BrowserContext, { path, act, window, name }: Shot, folder: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(path, { waitUntil: 'networkidle' });
  await act?.(page);
  await page.waitForLoadState('networkidle');
  // Pictures further down wait to be scrolled to.
  await page.evaluate(async () => {
    for (const waiting of document.querySelectorAll('[data-lazy]')) waiting.removeAttribute('data-lazy');
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled([...document.images].map((image) => image.decode()));
  });
  await page.screenshot({
    path: `${folder}/${name}.png`,
    fullPage: !window,
    animations: 'disabled',
    // On a picture of a whole page the bars stand at its end, not over its middle.
    style: window ? '' : 'body { position: relative } [data-bottom-bar] { position: absolute !important }',
  });
  await page.close();
}

async function takeAll(browser: Browser, address: string): Promise<void> {
  const api = await request.newContext({ baseURL: address });
  const customer = await registerCustomer(api);
  const order = JSON.stringify(v.parse(Order, (await fillAccount(customer)).order));
  await api.dispose();
  for (const [screen, settings] of Object.entries(SCREENS).filter(([name]) => named(screens, name))) {
    const folder = `${FOLDER}/${screen}`;
    mkdirSync(folder, { recursive: true });
    const wanted = SHOTS.filter(({ name }) => named(only, name));
    const loggedIn = await newContext(browser, address, settings);
    await logIn(loggedIn, customer);
    await loggedIn.addInitScript((entry) => localStorage.setItem('order-response', entry), order);
    for (const shot of wanted) {
      // Each guest is another one: nobody finds the cart of the page before.
      const context = shot.who === 'customer' ? loggedIn : await newContext(browser, address, settings);
      await photograph(context, shot, folder);
      if (context !== loggedIn) await context.close();
    }
    await loggedIn.close();
    console.log(`${folder}: ${wanted.length} pages`);
  }
}

const shop = address ? { address, close: async () => {} } : await openShop();
if (!ensureBrowser(console.log)) throw new Error('Screenshots need Chromium: install it, or name it with CHROMIUM.');
const browser = await launchBrowser();
try {
  await takeAll(browser, shop.address);
} finally {
  await browser.close();
  await shop.close();
}
