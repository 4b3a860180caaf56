import { setTimeout as wait } from 'node:timers/promises';
import { type Figures, median } from '../goals.ts';
import type { PageReport } from './report-page.ts';
import type { BenchedShop } from './shop.ts';
import { SlowNetwork } from './slow-network.ts';
import { Tab } from './tab.ts';

/** How long a shopper looks at a page before the next tap, and how long a finger stays down. */
const LOOKS_MS = 3000;
const PRESS_MS = 80;
/** Below it, nobody sees a shift. */
const NOTHING = 0.0005;

interface View {
  readonly path: string;
  readonly how: 'painted' | 'prerendered' | 'restored';
  /** From the tap to the first paint; the first view is opened without a tap. */
  readonly ms: number | undefined;
  readonly requests: number;
  readonly bytes: number;
}

export interface Session {
  readonly figures: Figures;
  readonly views: readonly View[];
  /** What went wrong by the way, in words. */
  readonly remarks: readonly string[];
}

const ADD = 'main button[aria-label^="Add "][aria-label$=" to cart"]';

/** One shopper, ten views of pages, on slow 4G and a slow processor; the line is slow for prefetching too. */
export async function shop(benched: BenchedShop): Promise<Session> {
  const network = new SlowNetwork(benched.port);
  const origin = `https://localhost:${await network.listen()}`;
  const tab = new Tab([benched.trust]);
  const views: View[] = [];
  let [requests, bytes] = [benched.requests(), network.bytes];
  try {
    await tab.open();
    const count = () => {
      const more = { requests: benched.requests() - requests, bytes: network.bytes - bytes };
      [requests, bytes] = [benched.requests(), network.bytes];
      return more;
    };
    const view = async (to: RegExp, go: () => Promise<number | undefined>) => {
      const from = tab.reports.length;
      const tapped = await go();
      const shownReport = await tab.waitFor(`Nothing was shown for ${to}`, () =>
        tab.reports.slice(from).find((report) => report.type === 'shown' && to.test(report.path)),
      );
      if (shownReport.type !== 'shown') throw new Error('Nothing was shown.');
      await wait(LOOKS_MS);
      const ms = tapped === undefined ? undefined : shownReport.at - tapped;
      views.push({ path: shownReport.path, how: shownReport.how, ms, ...count() });
    };
    await view(/^\/$/, () => tab.send('Page.navigate', { url: `${origin}/` }).then(() => undefined));
    await view(/^\/categories\/./, () => tap(tab, 'main a[href^="/categories/"]'));
    await tap(tab, 'main button[aria-pressed="false"]');
    await tab.waitFor('The list was not narrowed', () => tab.evaluate<boolean>(`location.search.includes('sub=')`));
    await wait(LOOKS_MS);
    await view(/^\/product\//, () => tap(tab, 'main article a[href^="/product/"]'));
    await tap(tab, ADD);
    await tap(tab, 'main button[aria-label^="Increase quantity of"]');
    await view(/^\/categories\/./, () => goBack(tab));
    await view(/^\/search\?q=dal/, () => search(tab, 'dal'));
    await view(/^\/product\//, () => tap(tab, 'main article a[href^="/product/"]'));
    await tap(tab, ADD);
    await view(/^\/cart$/, () => tap(tab, 'a[href="/cart"]'));
    await view(/^\/$/, () => tap(tab, 'header a[href="/"], nav a[href="/"]'));
    await view(/^\/best-sellers/, () => tap(tab, 'main a[href="/best-sellers"]'));
    await view(/^\/product\//, () => tap(tab, 'main article a[href^="/product/"]'));
    return summary(views, tab.reports, tab.remarks);
  } finally {
    await tab.close();
    network.close();
  }
}

/** Brings a control into view, looks at it, and taps; returns when the finger went up. */
async function tap(tab: Tab, selector: string): Promise<number> {
  const point = await tab.waitFor(`There is no ${selector}`, () =>
    tab.evaluate<{ x: number; y: number } | null>(`(async () => {
      const seen = [...document.querySelectorAll(${JSON.stringify(selector)})].find((one) => one.checkVisibility());
      if (!seen) return null;
      seen.scrollIntoView({ block: 'center', behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 300));
      const { x, y, width, height } = seen.getBoundingClientRect();
      return width > 0 ? { x: x + width / 2, y: y + height / 2 } : null;
    })()`),
  );
  await wait(1000);
  void tab.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] }).catch(() => {});
  await wait(PRESS_MS);
  const tapped = performance.timeOrigin + performance.now();
  void tab.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }).catch(() => {});
  return tapped;
}

async function goBack(tab: Tab): Promise<number> {
  await wait(1000);
  const startedAt = performance.timeOrigin + performance.now();
  void tab.send('Runtime.evaluate', { expression: 'history.back()' }).catch(() => {});
  return startedAt;
}

async function search(tab: Tab, words: string): Promise<number> {
  await tap(tab, 'input[role="combobox"][aria-label="Search"]');
  await wait(500);
  for (const text of words) await tab.send('Input.insertText', { text });
  await wait(1500);
  const key = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' };
  const pressed = performance.timeOrigin + performance.now();
  void tab.send('Input.dispatchKeyEvent', { type: 'keyDown', ...key }).catch(() => {});
  void tab.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key }).catch(() => {});
  return pressed;
}

function summary(views: readonly View[], reports: readonly PageReport[], remarks: readonly string[]): Session {
  const times = views.flatMap(({ ms }) => ms ?? []);
  const interactions = reports.filter((report) => report.type === 'interaction').toSorted((a, b) => b.ms - a.ms);
  const shifts = reports.filter((report) => report.type === 'shift').filter(({ value }) => value > NOTHING);
  const average = (pick: (view: View) => number) => views.reduce((sum, view) => sum + pick(view), 0) / views.length;
  const [slowest] = interactions;
  return {
    figures: {
      nextPage: median(times) ?? NaN,
      slowestPage: Math.max(...times),
      requestsPerView: average(({ requests }) => requests),
      bytesPerView: average(({ bytes }) => bytes),
      interaction: slowest?.ms ?? NaN,
      layoutShift: Math.max(0, ...shifts.map(({ value }) => value)),
    },
    views,
    remarks: [
      ...(slowest ? [`INP: ${slowest.event} on ${slowest.path}`] : []),
      ...shifts.map(({ path, value, what }) => `Shift of ${value.toFixed(4)} on ${path}: ${what}`),
      ...remarks,
    ],
  };
}
