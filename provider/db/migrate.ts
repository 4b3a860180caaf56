import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

const FOLDER = fileURLToPath(new URL('migrations', import.meta.url));

/** While a statement waits for its lock, every query of that table waits behind it: sales stand still for so long at most. */
const LOCK_TIMEOUT_MS = 500;
const ASK_AGAIN_MS = 1000;
const MAX_TRIES = 90;
const LOCK_NOT_AVAILABLE = '55P03';

/** PostgreSQL makes and drops an index beside the writes of others only outside a transaction. */
const CONCURRENTLY = /^\s*(create( unique)?|drop) index concurrently\b/i;

const isLocked = (error: unknown): boolean =>
  error instanceof DrizzleQueryError && (error.cause as { code?: string } | undefined)?.code === LOCK_NOT_AVAILABLE;

/** What drizzle-kit writes in `meta/_journal.json`, as much of it as is read here. */
interface Journal {
  /** `when` is in milliseconds. */
  readonly entries: readonly { readonly tag: string; readonly when: number }[];
}

interface Migration {
  readonly statements: readonly string[];
  /** SHA-256 of the file, as drizzle's own migrator records it. */
  readonly hash: string;
  readonly when: number;
}

async function readMigration(file: string, when: number): Promise<Migration> {
  const text = await readFile(file, 'utf8');
  const hash = createHash('sha256').update(text).digest('hex');
  return { statements: text.split('--> statement-breakpoint'), hash, when };
}

/** The migrations of drizzle-kit that the database has not had yet, by the table of drizzle's own migrator. */
async function pendingMigrations(db: Database, folder: string): Promise<Migration[]> {
  await db.execute(sql`create schema if not exists drizzle`);
  await db.execute(
    sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  );
  const { rows } = await db.execute<{ last: string | null }>(
    sql`select max(created_at) as last from drizzle.__drizzle_migrations`,
  );
  const last = Number(rows[0]?.last ?? 0);
  const { entries } = JSON.parse(await readFile(join(folder, 'meta/_journal.json'), 'utf8')) as Journal;
  const pending = entries.filter(({ when }) => when > last);
  return Promise.all(pending.map(({ tag, when }) => readMigration(join(folder, `${tag}.sql`), when)));
}

const recordMigration = (db: Database, { hash, when }: Migration) =>
  db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${when})`);

/** A migration of indexes alone can be run again: it begins with `drop index concurrently if exists`. */
async function runConcurrently(db: Database, migration: Migration): Promise<void> {
  for (const statement of migration.statements) await db.execute(sql.raw(statement));
  await recordMigration(db, migration);
}

const runInTransaction = (db: Database, migration: Migration): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.execute(sql.raw(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`));
    await tx.execute(sql`set local statement_timeout = 0`);
    for (const statement of migration.statements) await tx.execute(sql.raw(statement));
    await recordMigration(tx, migration);
  });

/**
 * Brings the schema up to date beside a shop that sells: each migration is a transaction of its own that gives up a lock it
 * does not get at once, and is tried again.
 */
export async function migrate(db: Database, folder = FOLDER): Promise<void> {
  for (const migration of await pendingMigrations(db, folder)) {
    const isConcurrent = migration.statements.every((statement) => CONCURRENTLY.test(statement));
    const run = isConcurrent ? runConcurrently : runInTransaction;
    for (let attempt = 1; ; attempt += 1) {
      try {
        await run(db, migration);
        break;
      } catch (error) {
        if (attempt === MAX_TRIES || !isLocked(error)) throw error;
        await wait(ASK_AGAIN_MS);
      }
    }
  }
}
