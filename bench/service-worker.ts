// npx haat bench service-worker [--runs 5]: what the service worker costs a first visit and the one after it, on slow 4G.
import { cpSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, chromium, type Page } from 'playwright';
import sirv from 'sirv';
import { readArguments } from '../cli/arguments.ts';
import { BENCH } from '../cli/script-help.ts';
import { CACHING } from '../build/response-headers.ts';
import { precompress } from '../build/precompress.ts';
import { CHROMIUM_ARGS, findBrowser } from '../harness/browser.ts';
import { median } from './goals.ts';
import { observeVisit, type Visited } from './site/observe-visit.ts';
import { PAGE_KINDS } from './site/pages.ts';
import { PHONE, SLOWER_CPU } from './site/phone.ts';
import { SlowNetwork } from './site/slow-network.ts';

const { values: options } = readArguments('bench', BENCH, process.argv.slice(2));
const { runs = '5', shop: shopUrl = 'http://localhost:4330' } = options;
/** The first page, on which nothing is kept yet, and one that the worker opens. */
const FIRST = PAGE_KINDS['listing'];
const SECOND = '/categories/atta-rice-dal';
const BUILT = /\.html$|^(?:_astro|categories|service-worker\.js|notice\.json|flashscreen\.json|built\.json)$/;

interface Opened {
  readonly lcp: number;
  readonly tap: number;
}

async function openAndTap(page: Page, url: string): Promise<Opened> {
  await page.goto(url, { waitUntil: 'commit' });
  const control = await page.waitForFunction(() => (globalThis as Visited).visit.control);
  const { x, y } = (await control.jsonValue()) ?? { x: 0, y: 0 };
  // What is painted last counts until the first tap: the page is let be until it is complete.
  await page.waitForLoadState('load');
  const lcp = await page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? NaN)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        }),
      ),
  );
  await page.touchscreen.tap(x, y);
  await page.waitForFunction(() => (globalThis as Visited).visit.effect);
  const tap = await page.evaluate(() => {
    const { visit } = globalThis as Visited;
    return (visit.effect ?? NaN) - (visit.tapped ?? NaN);
  });
  return { lcp, tap };
}

async function shop(browser: Browser, origin: string, network: SlowNetwork, serviceWorkers: 'allow' | 'block') {
  const context = await browser.newContext({ ...PHONE, serviceWorkers });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU });
    await page.addInitScript(() => sessionStorage.setItem('splash', 'seen'));
    await page.addInitScript(observeVisit, {
      control: FIRST?.tap?.control ?? null,
      effect: FIRST?.tap?.effect ?? null,
    });
    const before = network.bytes;
    const first = await openAndTap(page, origin + (FIRST?.path ?? '/'));
    for (let lastBytes = -1; lastBytes !== network.bytes;) {
      lastBytes = network.bytes;
      await wait(3000);
    }
    const bytes = network.bytes - before;
    return { first, second: await openAndTap(page, origin + SECOND), bytes };
  } finally {
    await context.close();
  }
}

const folder = mkdtempSync(join(tmpdir(), 'worker-'));
const release = realpathSync(options.release ?? '.cache/e2e/published/current');
for (const name of readdirSync(release))
  if (BUILT.test(name)) cpSync(join(release, name), join(folder, name), { recursive: true });
  else if (name === 'pictures') symlinkSync(join(release, name), join(folder, name));
await precompress(folder);
const files = sirv(folder, {
  brotli: true,
  extensions: ['html'],
  etag: true,
  setHeaders: (response, path) =>
    response.setHeader('Cache-Control', path.startsWith('/_astro/') ? CACHING.hashed : CACHING.page),
});
const server = createServer((request, response) =>
  files(request, response, () => {
    const { url = '/', method, headers } = request;
    const passed = ask(shopUrl + url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    request.pipe(passed);
  }),
);
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const network = new SlowNetwork((server.address() as AddressInfo).port);
const origin = `http://localhost:${await network.listen()}`;
const executablePath = findBrowser();
const browser = await chromium.launch({ args: CHROMIUM_ARGS, ...(executablePath && { executablePath }) });
const figures: Record<string, number[]> = {};
for (let run = 0; run < Number(runs); run += 1)
  for (const worker of ['block', 'allow'] as const) {
    const { first, second, bytes } = await shop(browser, origin, network, worker);
    const measured = {
      'first LCP': first.lcp,
      'first tap': first.tap,
      'second LCP': second.lcp,
      'second tap': second.tap,
      bytes,
    };
    for (const [name, value] of Object.entries(measured))
      (figures[`${name}, ${worker === 'allow' ? 'with' : 'without'}`] ??= []).push(value);
  }
for (const [name, values] of Object.entries(figures).sort())
  console.log(`${name}: median ${Math.round(median(values) ?? NaN)}, ${values.map(Math.round).join(' ')}`);
await browser.close();
network.close();
server.close();
server.closeAllConnections();
rmSync(folder, { recursive: true });
