// npx haat bench load
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { readArguments } from '../cli/arguments.ts';
import { BENCH } from '../cli/script-help.ts';
import { openEmbedded, openServer } from '../provider/db/open.ts';
import { copyProject } from '../harness/copy-project.ts';
import { build } from './site/shop.ts';
import { type Measured, measureUnderLoad } from './under-load/measure.ts';
import { report, type Results } from './under-load/report.ts';

const RESULTS = new URL('results/', import.meta.url);
const { values } = readArguments('bench', BENCH, process.argv.slice(2));
/** Seconds of each. */
const lengths = {
  connections: Number(values.connections ?? 60),
  search: Number(values.search ?? 30),
  away: Number(values.away ?? 10),
  soak: Number(values.soak ?? 600),
};

const project = copyProject();
let built = values.site && resolve(values.site);
/** Builds the site once: both databases hold the same demo. */
async function makeSite(PROVIDER_URL: string): Promise<string> {
  if (built !== undefined) return built;
  // Pictures are not what is measured: AVIF would take minutes more.
  await build(project, {
    PROVIDER_URL,
    PRECOMPRESS: 'on',
    SITE_URL: 'https://shop.example',
    DEMO: 'on',
    PICTURE_FORMATS: 'webp',
  });
  return (built = join(project, 'dist'));
}

async function measureEmbedded(): Promise<Measured> {
  const folder = await mkdtemp(join(tmpdir(), 'haat-load-'));
  const open = () => openEmbedded(folder);
  const subject = { set: 'PGlite', open, environment: { DATA_DIR: folder }, soakRate: 20 };
  return measureUnderLoad(subject, makeSite, lengths).finally(() => rm(folder, { recursive: true }));
}

async function measureServer(server: string): Promise<Measured> {
  const name = `haat_load_${randomBytes(4).toString('hex')}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  const { rows } = await admin.query<{ server_version: string }>('show server_version');
  await admin.query(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const subject = {
    set: `Postgres ${rows[0]?.server_version.split(' ')[0]}`,
    open: () => openServer(url.href),
    environment: { DATABASE_URL: url.href, DEMO: 'on' },
    soakRate: 60,
    url: url.href,
  };
  try {
    return await measureUnderLoad(subject, makeSite, lengths);
  } finally {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  }
}

const server = process.env['BENCH_DATABASE_URL'];
if (!server) console.log('Without BENCH_DATABASE_URL only PGlite is measured.');
try {
  const runs = [...(server ? [await measureServer(server)] : []), await measureEmbedded()];
  const results: Results = { at: new Date().toISOString(), lengths, runs };
  await mkdir(RESULTS, { recursive: true });
  await writeFile(new URL('load.json', RESULTS), `${JSON.stringify(results, null, 2)}\n`);
  await writeFile(new URL('load.md', RESULTS), report(results));
  console.log(report(results));
} finally {
  await rm(project, { recursive: true, force: true });
}
