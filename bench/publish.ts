// npx haat bench publish
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { runCommand } from '../harness/run-command.ts';
import { end, startProvider } from '../harness/processes.ts';
import { TestPublisher } from '../harness/publisher/publisher.ts';
import { copyProject } from '../harness/copy-project.ts';
import { type Published, publishReport } from './publish-report.ts';
import { watchPublish } from './watch-publish.ts';

const FILE = process.env['BENCH_CATALOGUE'] ?? join(process.cwd(), '../shared/data/bigbasket-products.csv.gz');
const EDITS = Number(process.env['BENCH_EDITS'] ?? 5);
/** Products whose stock and sales change between two publishes, as in a busy hour. */
const SOLD = 50;
/** Seconds of rest before each publish: an editor presses the button once, and the publisher makes ready in between. */
const PAUSE = 10;
const RESULTS = new URL('results/', import.meta.url);

const server = process.env['BENCH_DATABASE_URL'];
if (!server || !existsSync(FILE)) {
  console.error('Set BENCH_DATABASE_URL to a Postgres server, and BENCH_CATALOGUE to a CSV file of products.');
  process.exit(1);
}

const admin = new pg.Client({ connectionString: server });
await admin.connect();
const name = `haat_bench_${randomBytes(4).toString('hex')}`;
await admin.query(`create database ${name}`);
const url = new URL(server);
url.pathname = `/${name}`;
const DATABASE_URL = url.href;
const project = copyProject();
const publisher = new TestPublisher(mkdtempSync(join(process.env['BENCH_DIR'] ?? tmpdir(), 'haat-bench-')));

console.log((await runCommand('import', [FILE], { DATABASE_URL })).output.trim().split('\n').at(-2));
const provider = await startProvider({ DATABASE_URL, DEMO: 'on', REQUEST_SECONDS: '60' });
const db = new pg.Client({ connectionString: DATABASE_URL });
await db.connect();
// The banners of the demo lead to categories that this catalogue does not have.
await db.query(`update banner set link = '/categories'`);

const rows: Published[] = [];
const measure = async (what: string) => {
  await wait(PAUSE * 1000);
  const load = loadavg()[0] ?? 0;
  const watched = await watchPublish(publisher, what);
  rows.push({ what, load, ...watched });
  console.log(`${what}: ${watched.seconds.toFixed(1)} s, ${watched.cpu.toFixed(1)} s of CPU, load ${load.toFixed(1)}`);
};

try {
  await publisher.start({
    PATH: [join(process.cwd(), 'node_modules/.bin'), process.env['PATH']].join(delimiter),
    PROVIDER_URL: provider.base.replace(/\/api$/, ''),
    PUBLISHER_COMMAND: `cd ${project} && PRECOMPRESS=on node server/build.ts`,
    PUBLISHER_MINUTES: '120',
  });
  await measure('the first release, everything');
  for (let n = 1; n <= EDITS; n++) {
    const words = `Words of the edit ${n}, ${randomBytes(4).toString('hex')}.`;
    await db.query(`update cms_page set content = $1, updated_at = now() where id = 'about'`, [words]);
    await measure('an edit of a page of text');
    if (!publisher.served('cms/about.html').includes(words)) throw new Error('The edit is not there.');
  }
  for (let n = 1; n <= EDITS; n++) {
    await db.query(
      `update product set stock = stock + 1, sold = sold + 1 where id in (select id from product order by random() limit $1)`,
      [SOLD],
    );
    await measure(`an hour of sales: ${SOLD} products`);
  }
  await mkdir(RESULTS, { recursive: true });
  await writeFile(new URL('publish.md', RESULTS), publishReport(rows, PAUSE));
  console.log('Written to bench/results/publish.md.');
} finally {
  await publisher.remove();
  rmSync(project, { recursive: true, force: true });
  await db.end();
  await end(provider, 'SIGTERM');
  await admin.query(`drop database ${name} with (force)`);
  await admin.end();
}
