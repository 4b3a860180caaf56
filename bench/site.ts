// npx haat bench site [-- --runs 5] [--provider http://localhost:4321] [--only cost,lighthouse,visit,tap,cache,session]
import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { type Browser, chromium } from 'playwright';
import { readArguments } from '../cli/arguments.ts';
import { BENCH } from '../cli/script-help.ts';
import { CHROMIUM_ARGS, findBrowser } from '../harness/browser.ts';
import { brokenBudgets, compare, type Figures, median, medians, METRICS, readGoals, showFigure } from './goals.ts';
import { describeMachine, load } from './machine.ts';
import { type BackForwardResult, leaveAndReturn } from './site/back-forward-cache.ts';
import { becomeCustomer, compareCost, shopAsGuest } from './site/cost.ts';
import { look, tapEarly } from './site/first-visit.ts';
import { findLighthouse, LIGHTHOUSE, runLighthouse } from './site/lighthouse.ts';
import { ALSO_RESTORED, MEASURED_KINDS, PAGE_KINDS } from './site/pages.ts';
import { siteReport, type SiteResults } from './site/report.ts';
import { type Session, shop as goShopping } from './site/session.ts';
import { type BenchedShop, openBenchedShop } from './site/shop.ts';

const ALL = 'cost,lighthouse,visit,tap,cache,session';
const { values: options } = readArguments('bench', BENCH, process.argv.slice(2));
const RUNS = Number(options.runs ?? 5);
/** A session takes a minute, and is many visits. */
const SESSIONS = Math.max(1, Math.floor(RUNS / 3));
const RESULTS = new URL('results/', import.meta.url);
const wanted = (options.only ?? ALL).split(',');

const runs: Record<string, Figures[]> = {};
const machines: number[] = [];
const backForward: BackForwardResult[] = [];
const sessions: Session[] = [];
const missing: string[] = [];
const started = Date.now();
const say = (text: string) =>
  console.log(`${String(Math.round((Date.now() - started) / 1000)).padStart(4)} s  ${text}`);
const note = (subject: string, figures: Figures) => void (runs[subject] ??= []).push(figures);
const describe = (figures: Figures): string =>
  (Object.keys(figures) as (keyof Figures)[])
    .map((name) => `${METRICS[name].label.toLowerCase()} ${showFigure(name, figures[name])}`)
    .join(', ');

/** A failed measurement is reported, and its figures are left out. */
async function measure(what: string, subject: string, run: () => Promise<Figures>): Promise<void> {
  try {
    const figures = await run();
    note(subject, figures);
    say(`${what} ${subject}: ${describe(figures)}`);
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    missing.push(`${what} ${subject}: ${reason}`);
    say(`${what} ${subject} failed: ${reason}`);
  }
}

async function lighthouse({ origin, trust }: BenchedShop): Promise<void> {
  const command = findLighthouse();
  if (!command) {
    missing.push(`Lighthouse: npx could not fetch ${LIGHTHOUSE}. It needs the npm registry, or a copy in npm’s cache.`);
    return say(missing.at(-1) ?? '');
  }
  for (let run = 0; run < RUNS; run += 1)
    for (const [kind, { path }] of Object.entries(PAGE_KINDS))
      await measure('Lighthouse', kind, async () => {
        const { figures, machine } = await runLighthouse(command, origin + path, trust);
        machines.push(machine);
        return figures;
      });
}

async function visits(browser: Browser, origin: string): Promise<void> {
  for (let run = 0; run < RUNS; run += 1)
    for (const [kind, { path, tap }] of Object.entries(PAGE_KINDS)) {
      if (wanted.includes('visit') && (tap || run === 0))
        await measure('Visit', kind, () => look(browser, origin + path));
      if (wanted.includes('tap') && tap) await measure('Tap', kind, () => tapEarly(browser, origin + path, tap));
    }
}

/** Interleaved, so that other load on the machine affects all of them alike. */
async function costs(browser: Browser, origin: string): Promise<void> {
  const guest = await shopAsGuest(browser, `${origin}${PAGE_KINDS.listing?.path}`);
  const customer = await becomeCustomer(browser, origin, guest);
  for (let run = 0; run < RUNS; run += 1)
    for (const [kind, { path }] of MEASURED_KINDS)
      await measure('Cost', kind, () => compareCost(browser, origin, { kind, path, guest, customer }));
}

async function backForwardCache(browser: Browser, origin: string): Promise<void> {
  for (const path of [...Object.values(PAGE_KINDS).map(({ path }) => path), ...ALSO_RESTORED]) {
    const one = await leaveAndReturn(browser, origin, path);
    backForward.push(one);
    say(`Back to ${path}: ${one.restored ? 'as it was' : `loaded anew, ${one.reasons}`}`);
  }
  note('session', { notRestorable: backForward.filter(({ restored }) => !restored).length });
}

async function measureAll(shop: BenchedShop): Promise<void> {
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    args: [...CHROMIUM_ARGS, shop.trust],
    // Playwright turns the back/forward cache off.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    ...(executablePath && { executablePath }),
  });
  try {
    if (wanted.includes('cost')) await costs(browser, shop.origin);
    if (wanted.includes('visit') || wanted.includes('tap')) await visits(browser, shop.origin);
    if (wanted.includes('cache')) await backForwardCache(browser, shop.origin);
  } finally {
    await browser.close();
  }
  for (let run = 0; wanted.includes('session') && run < SESSIONS; run += 1)
    await measure('Shopping', 'session', async () => {
      const session = await goShopping(shop);
      sessions.push(session);
      return session.figures;
    });
  if (wanted.includes('lighthouse')) await lighthouse(shop);
}

const before = load();
const shop = await openBenchedShop(options.provider);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void shop.close().finally(() => process.exit(1)));
try {
  await measureAll(shop);
} finally {
  await shop.close();
}
const results: SiteResults = {
  at: new Date().toISOString(),
  machine: describeMachine(),
  cores: availableParallelism(),
  runs: RUNS,
  load: [before, load()],
  benchmarkIndex: median(machines),
  measured: Object.fromEntries(Object.entries(runs).map(([subject, figures]) => [subject, medians(figures)])),
  // eslint-disable-next-line id-denylist -- its key in results/site.json
  kept: backForward,
  sessions,
  missing: [
    ...missing,
    ...ALL.split(',')
      .filter((part) => !wanted.includes(part))
      .map((part) => `${part}: left out`),
  ],
};
const compared = compare(results.measured, readGoals().site);
await mkdir(RESULTS, { recursive: true });
await writeFile(
  new URL('site.json', RESULTS),
  `${JSON.stringify({ ...results, compared, everyRun: runs }, null, 2)}\n`,
);
await writeFile(new URL('site.md', RESULTS), siteReport(results, compared));
say('Written to bench/results/site.md and site.json.');
const broken = brokenBudgets(compared);
for (const { subject, name, value, goal } of broken)
  console.error(
    `Over budget: ${subject}, ${METRICS[name].label}: ${showFigure(name, value)} of ${showFigure(name, goal)}`,
  );
if (broken.length > 0) process.exitCode = 1;
