import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Database } from './database.ts';
import { isReplicaFault } from './database-fault.ts';
import { openPool } from './pool.ts';

/** How long the primary answers for a replica that could not. */
const AWAY_MS = 5_000;
/** A replica that takes longer than this counts as unavailable. */
const TIMEOUTS = { connectionTimeoutMillis: 1_000, query_timeout: 2_000 };

export interface Reader {
  readonly db: Database;
  readonly close: () => Promise<void>;
}

/** A database for single queries that only read: the replica answers them, and the primary while the replica can't. */
export function openReader(url: string, connections: number, primary: pg.Pool): Reader {
  const replica = openPool(url, connections, TIMEOUTS);
  // Use the monotonic clock.
  let awayUntil = 0;
  const query = async (asked: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> => {
    if (performance.now() >= awayUntil) {
      try {
        return await replica.query(asked, values);
      } catch (error) {
        if (!isReplicaFault(error)) throw error;
        const { code, message } = error as { code?: string; message?: string };
        if (performance.now() >= awayUntil) console.error(JSON.stringify({ replica: 'away', reason: code ?? message }));
        awayUntil = performance.now() + AWAY_MS;
      }
    }
    return primary.query(asked, values);
  };
  return { db: drizzle({ query } as pg.Pool) as unknown as Database, close: () => replica.end() };
}
