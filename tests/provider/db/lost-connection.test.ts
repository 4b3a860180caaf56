import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openServer } from '../../../provider/db/open.ts';
import { needsServer, SERVER } from '../../skip-unless.ts';
import { newServerDatabase } from '../fixtures/open.ts';

test(
  'a connection that is lost between two queries of a transaction ends that transaction only',
  needsServer,
  async () => {
    const { url, drop } = await newServerDatabase(SERVER);
    const { db, close } = await openServer(url);
    const underWay = db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      await db.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`);
      // The end of the connection is seen while no query waits for an answer.
      const left = () => db.execute(sql`select from pg_stat_activity where pid = ${rows[0]?.pid}`);
      await expect.poll(async () => (await left()).rows).toEqual([]);
      await tx.execute(sql`select 1`);
    });
    await expect(underWay).rejects.toThrow();
    expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
    await close();
    await drop();
  },
);
