import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openPool, poolDatabase } from '../../../provider/db/pool.ts';
import { openStandIn } from '../fixtures/stand-in.ts';

/** A pool of one connection, on which statements that begin so are refused. */
async function poolRefusing(beginning: string): Promise<pg.Pool> {
  const server = await openStandIn((statement) => (statement.startsWith(beginning) ? 'refuse' : 'answer'));
  onTestFinished(() => server.close());
  return openPool(server.url, 1);
}

const soldOut = () => Promise.reject(new Error('Sold out.'));

describe('a transaction', () => {
  test('whose begin fails gives its connection back', async () => {
    const pool = await poolRefusing('begin');
    const work = vi.fn(() => Promise.resolve());
    await expect(poolDatabase(pool).transaction(work)).rejects.toMatchObject({ cause: { message: 'Not here.' } });
    expect(work).not.toHaveBeenCalled();
    expect([pool.totalCount, pool.idleCount]).toEqual([1, 1]);
  });

  test('whose rollback fails says what went wrong before', async () => {
    const pool = await poolRefusing('rollback');
    await expect(poolDatabase(pool).transaction(soldOut)).rejects.toThrow('Sold out.');
    expect([pool.totalCount, pool.idleCount]).toEqual([1, 1]);
  });

  test('of drizzle’s own does neither, or ours can go', async () => {
    const pool = await poolRefusing('begin');
    await expect(drizzle(pool).transaction(soldOut)).rejects.toMatchObject({ cause: { message: 'Not here.' } });
    expect([pool.totalCount, pool.idleCount]).toEqual([1, 0]);
    const other = drizzle(await poolRefusing('rollback'));
    await expect(other.transaction(soldOut)).rejects.not.toThrow('Sold out.');
  });
});
