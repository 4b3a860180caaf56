// npx haat bench build [-- 400 5000 27555 100000]
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { takeProducts, withPricesChanged, writeCsv } from './build/catalogue.ts';
import { buildReport, type BuildResults, type SizeMeasured } from './build/report.ts';
import { type Publish, PublishedShop } from './build/shop.ts';
import { compare, readGoals } from './goals.ts';
import { describeMachine, load } from './machine.ts';

const SIZES = process.argv.slice(2).map(Number);
const DEFAULT_SIZES = [400, 5000, 27_555, 100_000];
/** Products whose price changes between two publishes. */
const CHANGED = 50;
/** Of a larger catalogue only so many products get a page of their own, as docs/decisions/24-very-large-catalogues.md has it. */
const ALL_PREBUILT = 100_000;
const PREBUILT = 50_000;
/** An editor presses the button once, and the publisher makes ready in between. */
const PAUSE_MS = 5000;
const RESULTS = new URL('results/', import.meta.url);

async function measure(products: number, dir: string): Promise<SizeMeasured> {
  const { rows, real } = await takeProducts(products);
  const csv = join(dir, 'products.csv');
  await writeCsv(csv, rows);
  const before = load();
  const shop = new PublishedShop();
  const say = (what: string, { seconds, steps }: Publish) => {
    const each = [...steps].map(([step, took]) => `${step} ${took.toFixed(1)}`).join(', ');
    console.log(`${products} products, ${what}: ${seconds.toFixed(1)} s (${each})`);
  };
  try {
    const prebuilt = products > ALL_PREBUILT ? PREBUILT : undefined;
    await shop.open(csv, prebuilt);
    // The banners of the demo lead to categories that this catalogue does not have.
    for (const { id, published } of await shop.contentItems())
      if (published?.kind === 'banner') await shop.save(id, { ...published, link: '/categories' });
    const banners = (await shop.contentItems()).filter(({ draft }) => draft);
    const first = await shop.publish('the first release', banners);
    say('the first release', first);
    await wait(PAUSE_MS);
    const page = await shop.save('page:about', { kind: 'page', title: 'About', content: 'We have moved to Behala.' });
    const text = await shop.publish('a text edit', [page]);
    say('a text edit', text);
    await wait(PAUSE_MS);
    await writeCsv(csv, withPricesChanged(rows, CHANGED));
    await shop.import(csv);
    const changed = await shop.publish(`${CHANGED} changed products`);
    say(`${CHANGED} changed products`, changed);
    await wait(PAUSE_MS);
    const notice = await shop.save('notice', { kind: 'notice', text: 'Closed on Monday.' });
    const noticed = await shop.publish('the notice', [notice]);
    say('the notice', noticed);
    return {
      products,
      real,
      pages: first.pages,
      load: [before, load()],
      steps: Object.fromEntries(first.steps),
      figures: {
        pagesPerSecond: first.pages / (first.steps.get('pages') ?? NaN),
        firstRelease: first.seconds,
        textEdit: text.seconds,
        changedProducts: changed.seconds,
        notice: noticed.seconds,
        cpu: first.cpu,
        peakMemory: first.peakMemory,
      },
    };
  } finally {
    await shop.close();
  }
}

/** Sizes measured before stay, unless they are measured again. */
function measuredBefore(): readonly SizeMeasured[] {
  try {
    return (JSON.parse(readFileSync(new URL('build.json', RESULTS), 'utf8')) as BuildResults).sizes;
  } catch {
    return [];
  }
}

const dir = mkdtempSync(join(tmpdir(), 'haat-catalogue-'));
try {
  for (const products of SIZES.length > 0 ? SIZES : DEFAULT_SIZES) {
    const now = await measure(products, dir);
    const sizes = [...measuredBefore().filter((one) => one.products !== products), now];
    const results: BuildResults = {
      at: new Date().toISOString(),
      machine: describeMachine(),
      sizes: sizes.toSorted((a, b) => a.products - b.products),
    };
    const measured = Object.fromEntries(results.sizes.map(({ products, figures }) => [String(products), figures]));
    await mkdir(RESULTS, { recursive: true });
    await writeFile(new URL('build.json', RESULTS), `${JSON.stringify(results, null, 2)}\n`);
    await writeFile(new URL('build.md', RESULTS), buildReport(results, compare(measured, readGoals().build)));
    console.log('Written to bench/results/build.md and build.json.');
  }
} finally {
  rmSync(dir, { recursive: true, force: true });
}
