import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate } from '../../../provider/db/migrate.ts';
import { type OpenDatabase, openServer } from '../../../provider/db/open.ts';
import { needsServer, SERVER } from '../../skip-unless.ts';
import { newServerDatabase, selectLocks, type ServerDatabase } from '../fixtures/server-database.ts';

describe('migrations beside a shop that sells', needsServer, () => {
  let database: ServerDatabase;
  let opened: OpenDatabase;
  let folder: string;
  let when = Date.now();
  beforeAll(async () => {
    database = await newServerDatabase(SERVER);
    opened = await openServer(database.url);
    folder = await mkdtemp(join(tmpdir(), 'haat-migrations-'));
  });
  afterAll(async () => {
    await opened.close();
    await database.drop();
    await rm(folder, { recursive: true });
  });

  /** The one migration that is new. */
  const write = async (...statements: string[]): Promise<void> => {
    await mkdir(join(folder, 'meta'), { recursive: true });
    const tag = String((when += 1));
    await writeFile(join(folder, `${tag}.sql`), statements.join('\n--> statement-breakpoint\n'));
    await writeFile(
      join(folder, 'meta/_journal.json'),
      JSON.stringify({ entries: [{ tag, when, breakpoints: true }] }),
    );
  };

  test('what waits for a table holds nobody up: it lets go, and is done once the table is free', async () => {
    await write('alter table orders add column note text');
    const reading = Promise.withResolvers<undefined>();
    const done = Promise.withResolvers<undefined>();
    // A dump reads the table for a long time.
    const dump = opened.db.transaction(async (tx) => {
      await tx.execute(sql`select from orders`);
      reading.resolve(undefined);
      await done.promise;
    });
    await reading.promise;
    const migrating = migrate(opened.db, folder);
    const waiting = () => selectLocks(opened.db, sql`mode = 'AccessExclusiveLock' and not granted`);
    await expect.poll(async () => (await waiting()).length, { interval: 20 }).toBe(1);
    // Behind a migration that does not let go, it would be answered only after the dump, whose end comes after it.
    let isDumped = false;
    void dump.then(() => (isDumped = true));
    await opened.db.execute(sql`select from orders`);
    expect(isDumped).toBe(false);
    done.resolve(undefined);
    await dump;
    await migrating;
    expect((await opened.db.execute(sql`select note from orders`)).rows).toEqual([]);
  });

  test('an index is made beside the writes of others, and none twice', async () => {
    await write(
      'drop index concurrently if exists orders_note',
      'create index concurrently orders_note on orders (note)',
    );
    await migrate(opened.db, folder);
    await migrate(opened.db, folder);
    const { rows } = await opened.db.execute(sql`
      select i.indisvalid as valid from pg_index i where i.indexrelid = 'orders_note'::regclass`);
    expect(rows).toEqual([{ valid: true }]);
  });

  test('one that is wrong changes nothing', async () => {
    await write('alter table orders add column half text', 'alter table nothing add column half text');
    await expect(migrate(opened.db, folder)).rejects.toThrow();
    await expect(opened.db.execute(sql`select half from orders`)).rejects.toThrow();
  });
});
