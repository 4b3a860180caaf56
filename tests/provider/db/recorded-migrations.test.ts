import { readdirSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/pglite';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../../provider/db/database.ts';
import { migrate } from '../../../provider/db/migrate.ts';
import { openEmbedded } from '../../../provider/db/open.ts';
import { openBefore } from '../fixtures/database-before.ts';
// Written by drizzle's own reader of migrations, by which databases were migrated before there was ours.
import recorded from '../fixtures/recorded-migrations.json' with { type: 'json' };

/** The last migration of that time. */
const LAST = '0034_filled-before';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'haat-recorded-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function selectRecorded(db: Database): Promise<{ when: number; hash: string }[]> {
  const { rows } = await db.execute<{ when: string; hash: string }>(
    sql`select created_at as when, hash from drizzle.__drizzle_migrations order by id`,
  );
  return rows.map(({ when, hash }) => ({ when: Number(when), hash }));
}

describe('a database that was migrated by drizzle’s own reader of migrations', () => {
  test('is upgraded by what is new to it', async () => {
    const old = await openBefore(folder, LAST);
    expect(await selectRecorded(drizzle(old) as unknown as Database)).toEqual(recorded.slice(0, -1));
    await old.close();
    const { db, close } = await openEmbedded(folder);
    expect((await selectRecorded(db)).slice(0, recorded.length)).toEqual(recorded);
    await close();
  });

  test('has had what that reader finds, as that records it', async () => {
    const { db, close } = await openEmbedded(folder);
    const read = readMigrationFiles({ migrationsFolder: 'provider/db/migrations' });
    expect(await selectRecorded(db)).toEqual(read.map(({ folderMillis, hash }) => ({ when: folderMillis, hash })));
    await close();
  });

  test('has nothing to do once it is up to date: no migration is read', async () => {
    const { db, close } = await openEmbedded(folder);
    const before = await selectRecorded(db);
    const journal = 'meta/_journal.json';
    const migrations = join(folder, 'without-sql');
    await cp(new URL(`../../../provider/db/migrations/${journal}`, import.meta.url), join(migrations, journal));
    await migrate(db, migrations);
    expect(await selectRecorded(db)).toEqual(before);
    await close();
  });
});

test('of the snapshots that drizzle-kit writes, the newest is kept: it reads no other', () => {
  const files = readdirSync(new URL('../../../provider/db/migrations', import.meta.url));
  const [newest = ''] = files
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .slice(-1);
  const meta = readdirSync(new URL('../../../provider/db/migrations/meta', import.meta.url));
  expect(meta.sort()).toEqual([newest.replace(/_.*/, '_snapshot.json'), '_journal.json'].sort());
});
