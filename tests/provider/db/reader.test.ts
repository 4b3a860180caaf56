import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import pg from 'pg';
import { type OpenDatabase, openServer } from '../../../provider/db/open.ts';
import { needsServer, SERVER } from '../../skip-unless.ts';
import { newServerDatabase, type ServerDatabase } from '../fixtures/open.ts';

describe('DATABASE_READ_URL', needsServer, () => {
  let primary: ServerDatabase;
  let replica: ServerDatabase;
  let opened: OpenDatabase;
  const who = (db: OpenDatabase['db']) => db.execute(sql`select name from who`).then(({ rows }) => rows[0]?.['name']);
  const run = async (url: string, ...statements: string[]) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  };
  /** An operator is told, once. */
  const listen = () => vi.spyOn(console, 'error').mockImplementation(() => {});
  const expectTold = (said: ReturnType<typeof listen>, reason: RegExp) => {
    expect(said.mock.calls).toEqual([[expect.stringMatching(reason)]]);
    said.mockReset();
  };
  const name = (which: string) => [`create table who (name text)`, `insert into who values ('${which}')`];

  beforeAll(async () => {
    [primary, replica] = [await newServerDatabase(SERVER), await newServerDatabase(SERVER)];
    await run(primary.url, ...name('primary'));
    await run(replica.url, ...name('replica'));
  });
  afterEach(() => opened.close());
  afterAll(async () => {
    await primary.drop();
    await replica.drop().catch(() => {}); // a test has dropped it
  });

  test('what only reads goes there, everything else does not', async () => {
    opened = await openServer(primary.url, 2, replica.url);
    expect([await who(opened.db), await who(opened.reader)]).toEqual(['primary', 'replica']);
  });

  test('without one the server answers all', async () => {
    opened = await openServer(primary.url, 2);
    expect(await who(opened.reader)).toBe('primary');
  });

  test('a replica that nobody can reach is stood in for', async () => {
    opened = await openServer(primary.url, 2, 'postgres://nobody@127.0.0.1:9/haat');
    const said = listen();
    expect(await who(opened.reader)).toBe('primary');
    expect(await who(opened.reader)).toBe('primary');
    expectTold(said, /"away".*ECONNREFUSED/);
  });

  test('a replica that has not heard of a column is stood in for, and a wrong query stays wrong', async () => {
    opened = await openServer(primary.url, 2, replica.url);
    await run(primary.url, 'alter table who add column since text');
    const said = listen();
    expect((await opened.reader.execute(sql`select since from who`)).rows).toEqual([{ since: null }]);
    expectTold(said, /"away".*42703/);
    await expect(opened.reader.execute(sql`select 1 / 0`)).rejects.toThrow();
  });

  test('a replica that goes away while it is asked is stood in for', async () => {
    opened = await openServer(primary.url, 2, replica.url);
    // A query of drizzle's begins when it is waited for.
    const asked = Promise.all([opened.reader.execute(sql`select name, pg_sleep(1.5) from who where name = 'replica'`)]);
    const underWay = () =>
      opened.db.execute(
        sql`select from pg_stat_activity where query like '%pg_sleep(1.5)%' and state = 'active' and pid <> pg_backend_pid()`,
      );
    await expect.poll(async () => (await underWay()).rows.length).toBe(1);
    const said = listen();
    await replica.drop();
    const [answer] = await asked;
    expect(answer.rows).toEqual([]); // the primary's answer: it has no such row
    expect(await who(opened.reader)).toBe('primary');
    expectTold(said, /"away".*57P01/);
  });
});
