import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle as drizzlePool } from 'drizzle-orm/node-postgres';
import { migrate as migratePool } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import type { Settings } from '../settings/settings.ts';
import type { Database } from './database.ts';
import { lockFolder } from './lock.ts';

/** The database server can't be used. `message` is one sentence for the operator. */
class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
}

export interface OpenDatabase {
  readonly db: Database;
  /** Runs `work` under an advisory lock: two shops started at once on one server seed it once. */
  readonly withStartLock: <T>(work: () => Promise<T>) => Promise<T>;
  /** A read replica, which can't be written to. */
  readonly readOnly: boolean;
  readonly close: () => Promise<void>;
}

const migrationsFolder = fileURLToPath(new URL('migrations', import.meta.url));

/** Key of the advisory lock: any number, the same in every process. */
const START_LOCK = 4_842_154;

/**
 * @param folder where the embedded database lives; without one it lives in memory
 * @param start a dumped database to begin with instead of a new one
 */
export async function openEmbedded(folder?: string, start?: Blob): Promise<OpenDatabase> {
  const unlock = folder === undefined ? () => {} : lockFolder(folder);
  try {
    const client = await PGlite.create({
      extensions: { pg_trgm },
      ...(folder !== undefined && { dataDir: join(folder, 'postgres') }),
      ...(start !== undefined && { loadDataDir: start }),
    }).catch((cause: unknown) => {
      // What it ends with when it can't read its files is not always an error.
      if (folder === undefined) throw cause;
      const words = `The database in ${resolve(folder)} can't be opened: start again; if that does not help, put a backup in its place or set DATA_DIR to another folder.`;
      throw new DatabaseError(words, { cause });
    });
    const db = drizzlePglite(client);
    await migratePglite(db, { migrationsFolder });
    return {
      db: db as unknown as Database,
      withStartLock: (work) => work(),
      readOnly: false,
      close: async () => {
        await client.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

const serverOf = (url: string): string => {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`; // without user and password
};

export async function openServer(url: string, connections = 10): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 10_000,
    // A lost client must not hold a query or a lock for ever.
    statement_timeout: 60_000,
    idle_in_transaction_session_timeout: 60_000,
  });
  // A connection lost while idle is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => {});
  // So would one lost between two queries of a transaction: the next query is what fails.
  pool.on('connect', (client) => client.on('error', () => {}));
  const withStartLock: OpenDatabase['withStartLock'] = async (work) => {
    const connection = await pool.connect();
    try {
      await connection.query('select pg_advisory_lock($1)', [START_LOCK]);
      return await work();
    } finally {
      await connection.query('select pg_advisory_unlock($1)', [START_LOCK]).catch(() => {});
      connection.release();
    }
  };
  let readOnly: boolean;
  try {
    const { rows } = await pool.query<{ follows: boolean }>('select pg_is_in_recovery() as follows');
    readOnly = rows[0]?.follows ?? false;
  } catch (error) {
    await pool.end();
    const reason = (error as { code?: string }).code ?? (error as Error).message;
    throw new DatabaseError(
      `The database at ${serverOf(url)} can't be reached (${reason}): check DATABASE_URL and that the server runs.`,
    );
  }
  const db = drizzlePool(pool);
  if (!readOnly) await withStartLock(() => migratePool(db, { migrationsFolder }));
  return { db: db as unknown as Database, withStartLock, readOnly, close: () => pool.end() };
}

export const openDatabase = ({ databaseUrl, databasePool, dataDir }: Settings): Promise<OpenDatabase> =>
  databaseUrl === undefined ? openEmbedded(dataDir) : openServer(databaseUrl, databasePool);
