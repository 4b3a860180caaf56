import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database } from './database.ts';
import { isConnectionLost } from './database-fault.ts';
import { comment } from './trace.ts';

export function openPool(url: string, connections: number, more: pg.PoolConfig = {}): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 10_000,
    // A lost client must not hold a query or a lock for ever. PgBouncer leaves these to the server's own configuration.
    statement_timeout: 60_000,
    idle_in_transaction_session_timeout: 60_000,
    // TCP keep-alive notices a server whose machine is gone.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...more,
  });
  // A connection lost while idle is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => {});
  // So would one lost between two queries of a transaction: the next query is what fails.
  pool.on('connect', (client) => {
    client.on('error', () => {});
    signQueries(client);
  });
  return pool;
}

/** Has each query bear the name of the request it belongs to. */
function signQueries(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (config: unknown, ...rest: unknown[]) => unknown;
  const sign = (config: unknown) => {
    if (typeof config === 'string') return comment(config);
    const { text } = config as { text?: unknown };
    // What is no plain object, such as a cursor, has its text elsewhere.
    return typeof text === 'string' ? { ...(config as object), text: comment(text) } : config;
  };
  Object.assign(client, { query: (config: unknown, ...rest: unknown[]) => query(sign(config), ...rest) });
}

/**
 * drizzle on a pool, but for its transactions: there drizzle keeps the connection for ever when `begin` fails, and when
 * `rollback` fails it says that instead of what went wrong.
 */
export function poolDatabase(pool: pg.Pool): Database {
  const db = drizzle(pool);
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    let fault: { error: unknown } | undefined;
    const noting: typeof work = async (tx) => {
      try {
        return await work(tx);
      } catch (error) {
        fault = { error };
        throw error;
      }
    };
    try {
      return await drizzle(client).transaction(noting, config);
    } catch (error) {
      fault ??= { error };
      throw fault.error;
    } finally {
      client.release(fault !== undefined && isConnectionLost(fault.error));
    }
  };
  return db as unknown as Database;
}
