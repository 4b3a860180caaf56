import { DrizzleQueryError } from 'drizzle-orm/errors';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

interface Rows<T> {
  readonly rows: T[];
}

/** What both drivers answer to `execute`. */
interface QueryResult extends PgQueryResultHKT {
  readonly type: Rows<this['row']>;
}

/** PGlite or a Postgres server, or a transaction on either. Inside a transaction use only that: PGlite has one connection. */
export type Database = PgDatabase<QueryResult, Record<string, never>>;

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';

const isWorthRetrying = (error: unknown): boolean => {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  const code = (cause as { code?: unknown } | undefined)?.code;
  return code === SERIALIZATION_FAILURE || code === DEADLOCK;
};

/** Runs `work` in a transaction; again, up to 3 times, when the database asks for it (distributed ones do so routinely). */
export async function inTransaction<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (attempt === 3 || !isWorthRetrying(error)) throw error;
    }
  }
}
