// npx haat bench provider
import { randomBytes } from 'node:crypto';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type OpenDatabase, openEmbedded, openServer } from '../provider/db/open.ts';
import { end, startProvider } from '../harness/processes.ts';
import { type Explained, explainQueries } from './explain.ts';
import { closedLoop, openLoop } from './load.ts';
import { type Market, openMarket } from './market.ts';
import { report, type Run } from './report.ts';
import { type Name, requests } from './requests.ts';

const RATE = 100;
const SECONDS = 10;
const CLIENTS = 16;
const MOST_SECONDS = 3;
const RESULTS = new URL('results/', import.meta.url);

async function prepare(opened: OpenDatabase): Promise<Market> {
  try {
    return await openMarket(opened, console.log);
  } finally {
    await opened.close();
  }
}

/** The next shopper who has not ordered yet. */
const ordering = { next: 0 };

async function measure(set: string, market: Market, environment: Record<string, string>): Promise<Run> {
  const running = await startProvider({ REQUEST_SECONDS: '60', ...environment });
  const rows: Run['rows'][number][] = [];
  try {
    for (const [name, send] of Object.entries(requests(running.base, market)) as [
      Name,
      (index: number) => Promise<number>,
    ][]) {
      const sendNext = name === 'order' ? () => send(ordering.next++) : send;
      await closedLoop(sendNext, 4, 1); // warm
      const steady = await openLoop(sendNext, RATE, SECONDS);
      const most = await closedLoop(sendNext, CLIENTS, name === 'order' ? 2 : MOST_SECONDS);
      rows.push({ name, steady, most });
      console.log(`${set}: ${name} p95 ${steady.p95.toFixed(1)} ms, ${Math.round(most.perSecond)} requests/s at most`);
    }
  } finally {
    await end(running, 'SIGTERM');
  }
  return { set, products: market.products, rows };
}

async function measureEmbedded(): Promise<Run> {
  const folder = await mkdtemp(join(tmpdir(), 'haat-bench-'));
  try {
    ordering.next = 0;
    return await measure('PGlite, 1 process', await prepare(await openEmbedded(folder)), { DATA_DIR: folder });
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function measureServer(server: string): Promise<{ runs: Run[]; queries: Explained[] }> {
  const name = `haat_bench_${randomBytes(4).toString('hex')}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  const version = (await admin.query<{ server_version: string }>('show server_version')).rows[0]?.server_version;
  await admin.query(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  try {
    ordering.next = 0;
    const market = await prepare(await openServer(url.href));
    const queries = await explainQueries(url.href, market);
    const runs: Run[] = [];
    for (const processes of new Set([1, availableParallelism()])) {
      const set = `Postgres ${version?.split(' ')[0]}, ${processes} ${processes === 1 ? 'process' : 'processes'}`;
      runs.push(await measure(set, market, { DATABASE_URL: url.href, DEMO: 'on', PROCESSES: String(processes) }));
    }
    return { runs, queries };
  } finally {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  }
}

const server = process.env['BENCH_DATABASE_URL'];
if (!server) console.log('Without BENCH_DATABASE_URL only PGlite is measured.');
const embedded = await measureEmbedded();
const { runs, queries } = server ? await measureServer(server) : { runs: [], queries: [] };
const results = {
  at: new Date().toISOString(),
  rate: RATE,
  seconds: SECONDS,
  clients: CLIENTS,
  runs: [embedded, ...runs],
  queries,
};
await mkdir(RESULTS, { recursive: true });
await writeFile(new URL('provider.json', RESULTS), `${JSON.stringify(results, null, 2)}\n`);
await writeFile(new URL('provider.md', RESULTS), report(results));
console.log('Written to bench/results/provider.md and provider.json.');
