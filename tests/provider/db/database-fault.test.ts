import { sql } from 'drizzle-orm';
import { describe, expect, onTestFinished, test } from 'vitest';
import { isConnectionLost, isTemporary } from '../../../provider/db/database-fault.ts';
import { openPool, poolDatabase } from '../../../provider/db/pool.ts';
import { openStandIn } from '../fixtures/stand-in.ts';

const faultOf = (asked: Promise<unknown>): Promise<unknown> => asked.then(() => undefined, (error: unknown) => error); // prettier-ignore

/** A pool of one connection, and what is asked through it. */
async function open(react: Parameters<typeof openStandIn>[0], more: Parameters<typeof openPool>[2] = {}) {
  const server = await openStandIn(react);
  onTestFinished(() => server.close());
  const pool = openPool(server.url, 1, more);
  return { pool, ask: () => faultOf(poolDatabase(pool).execute(sql`select 1`)) };
}

describe('what node-postgres has no code for is told by its words:', () => {
  test('a connection lost at a query, and asked again', async () => {
    const { pool, ask } = await open((statement) => (statement ? 'hang up' : 'answer'));
    expect(isConnectionLost(await ask())).toBe(true);
    const client = await pool.connect();
    expect(isConnectionLost(await faultOf(client.query('select 1')))).toBe(true);
    expect(isConnectionLost(await faultOf(client.query('select 1')))).toBe(true);
  });

  test('a query that is not answered in its time', async () => {
    const { ask } = await open((statement) => (statement ? 'wait' : 'answer'), { query_timeout: 50 });
    expect(isConnectionLost(await ask())).toBe(true);
  });

  test('a server that takes the connection and says nothing', async () => {
    const { ask } = await open(() => 'wait', { connectionTimeoutMillis: 50 });
    expect(isConnectionLost(await ask())).toBe(true);
  });

  test('no connection to spare', async () => {
    const { pool, ask } = await open(() => 'answer');
    const client = await pool.connect();
    pool.options.connectionTimeoutMillis = 50;
    const fault = await ask();
    client.release();
    expect([isTemporary(fault), isConnectionLost(fault)]).toEqual([true, false]);
  });

  test('what the server refuses is none of them', async () => {
    const { ask } = await open((statement) => (statement ? 'refuse' : 'answer'));
    const fault = await ask();
    expect(fault).toBeInstanceOf(Error);
    expect([isTemporary(fault), isConnectionLost(fault)]).toEqual([false, false]);
  });
});
