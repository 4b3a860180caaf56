import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import type { Settings } from '../settings/settings.ts';
import type { Database } from './database.ts';
import { type Listen, listenEmbedded, listenOnServer } from './listen.ts';
import { lockFolder } from './lock.ts';
import { migrate } from './migrate.ts';
import { openPool, poolDatabase } from './pool.ts';
import { openReader } from './reader.ts';
import { withStartLock } from './start-lock.ts';
import { waitForConnection } from './trace.ts';

/** The database server can't be used. `message` is one sentence for the operator. */
class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
}

/** The pool's connections at this moment. */
export interface Connections {
  readonly total: number;
  readonly idle: number;
  /** Queries that wait for one. */
  readonly waiting: number;
  readonly max: number;
}

export interface OpenDatabase {
  readonly db: Database;
  /** For single queries that only read and decide nothing: a replica, which may be behind, where there is one. */
  readonly reader: Database;
  /** Runs `work` under an advisory lock: two shops started at once on one server seed it once. */
  readonly withStartLock: <T>(work: () => Promise<T>) => Promise<T>;
  /** A read replica, which can't be written to. */
  readonly readOnly: boolean;
  /** Undefined where the database can't be listened to. */
  readonly listen?: Listen;
  /** Undefined for the embedded database. */
  readonly connections?: () => Connections;
  readonly close: () => Promise<void>;
}

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
    const query = client.query.bind(client);
    client.query = async (...statement) => {
      await waitForConnection();
      return query(...statement);
    };
    const db = drizzlePglite(client) as unknown as Database;
    await migrate(db);
    return {
      db,
      reader: db,
      withStartLock: (work) => work(),
      readOnly: false,
      listen: listenEmbedded(client),
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

/** @param readUrl a replica for what only reads; without one the server itself answers that too */
export async function openServer(url: string, connections = 10, readUrl?: string): Promise<OpenDatabase> {
  const pool = openPool(url, connections);
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
  if (readOnly && readUrl !== undefined) {
    await pool.end();
    // During a fail-over: a process that kept running here could never write.
    throw new DatabaseError(
      `The database at ${serverOf(url)} only follows another one: with DATABASE_READ_URL, DATABASE_URL must lead to the primary.`,
    );
  }
  const db = poolDatabase(pool);
  if (!readOnly) await withStartLock(db, () => migrate(db));
  const replica = readUrl === undefined ? undefined : openReader(readUrl, connections, pool);
  return {
    db,
    reader: replica?.db ?? db,
    withStartLock: (work) => withStartLock(db, work),
    readOnly,
    ...(!readOnly && { listen: listenOnServer(url) }),
    connections: () => ({
      total: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
      max: connections,
    }),
    close: async () => {
      await replica?.close();
      await pool.end();
    },
  };
}

export const openDatabase = ({
  databaseUrl,
  databasePool,
  databaseReadUrl,
  dataDir,
}: Settings): Promise<OpenDatabase> =>
  databaseUrl === undefined ? openEmbedded(dataDir) : openServer(databaseUrl, databasePool, databaseReadUrl);
