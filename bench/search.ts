// npx haat bench search
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type OpenDatabase, openEmbedded, openServer } from '../provider/db/open.ts';
import { pictureFor } from '../provider/domain/pictures/picture-for.ts';
import { seed } from '../provider/demo/seed.ts';
import { importCatalogue } from '../provider/domain/import/import-catalogue.ts';
import { type Catalogue, inspectCatalogue } from '../provider/domain/import/inspect-catalogue.ts';
import { vacuumProducts } from '../provider/domain/search/rebuild-index.ts';
import { readCandidates, writeOtherShop, YARDSTICK } from './search/catalogues.ts';
import { evaluate } from './search/evaluate.ts';
import { readJudged } from './search/judged.ts';
import { type Score, scoreTable } from './search/score.ts';
import { writeSupermarket } from './search/supermarket.ts';

const server = process.env['BENCH_DATABASE_URL'];
const judged = (name: string) => readJudged(new URL(`search/${name}.csv`, import.meta.url));

/** An empty database, on the server where one is named. */
async function openNew(): Promise<OpenDatabase> {
  if (!server) return openEmbedded();
  const name = `haat_bench_${randomBytes(4).toString('hex')}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const opened = await openServer(url.href);
  const close = async () => {
    await opened.close();
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  };
  return { ...opened, close };
}

async function inShop(
  catalogue: string | Catalogue | undefined,
  work: (shop: OpenDatabase) => Promise<Score[]>,
): Promise<Score[]> {
  const shop = await openNew();
  try {
    if (catalogue) await importCatalogue(shop.db, catalogue, { now: new Date(), pictureFor });
    await seed(shop.db, new Date(), () => {});
    await vacuumProducts(shop.db);
    return await work(shop);
  } finally {
    await shop.close();
  }
}

const folder = await mkdtemp(join(tmpdir(), 'haat-bench-search-'));
const scores = await inShop(undefined, async ({ db }) => [
  await evaluate('demo shop, household words', db, judged('demo')),
  await evaluate('demo shop, suggestions', db, judged('demo'), { kind: 'suggestions' }),
  await evaluate('demo shop, a pasted list', db, judged('list'), { kind: 'list' }),
]);
for (const sizesIn of ['columns', 'names'] as const) {
  const { file, fileCandidates } = writeSupermarket(folder, sizesIn);
  const name = `supermarket, brands and sizes in ${sizesIn}`;
  scores.push(
    ...(await inShop(file, async ({ db }) => [
      await evaluate(name, db, judged('supermarket'), { fileCandidates }),
      await evaluate(`${name}, suggestions`, db, judged('supermarket'), { kind: 'suggestions', fileCandidates }),
    ])),
  );
}
if (existsSync(YARDSTICK)) {
  const fileCandidates = await readCandidates();
  const catalogues = [
    ['27,554 products', YARDSTICK],
    ['another shop', await writeOtherShop(folder)],
  ] as const;
  for (const [name, file] of catalogues)
    scores.push(
      // What is judged is named by the number of its row.
      ...(await inShop(await inspectCatalogue(file, { columns: { sku: ['index'] } }), async ({ db }) => [
        await evaluate(name, db, judged('bigbasket'), { fileCandidates }),
        await evaluate(`${name}, suggestions`, db, judged('bigbasket'), { kind: 'suggestions', fileCandidates }),
      ])),
    );
} else console.log(`${YARDSTICK} is not here: the demo shop and the supermarket alone are judged.`);
await rm(folder, { recursive: true });

const table = scoreTable(scores);
console.log(table);
for (const { set, wrong } of scores) if (wrong.length > 0) console.log(`\n${set}:\n  ${wrong.join('\n  ')}`);
const judgedOn = server ? 'Postgres' : 'PGlite';
await writeFile(
  new URL('results/search.md', import.meta.url),
  `# How good the search is\n\nMeasured on ${new Date().toISOString().slice(0, 10)} by \`npx haat bench search\`, ${judgedOn}, one query after another. Judged by the patterns in\n\`bench/search/\`: success@1 is the share of queries whose first result is right, precision@5 the share of right ones\namong the first five, or of all there are where the shop has fewer.\n\n${table}\n`,
);
