import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openServer } from '../../../provider/db/open.ts';
import { newServerDatabase } from '../open.ts';

const SERVER = process.env['TEST_DATABASE_URL'] ?? '';

test.runIf(SERVER)(
  'a connection that is lost between two queries of a transaction ends that transaction only',
  async () => {
    const { url, drop } = await newServerDatabase(SERVER);
    const { db, close } = await openServer(url);
    const underWay = db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      await db.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`);
      // The end of the connection is seen while no query waits for an answer.
      await db.execute(sql`select pg_sleep(0.2)`);
      await tx.execute(sql`select 1`);
    });
    await expect(underWay).rejects.toThrow();
    expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
    await close();
    await drop();
  },
);
