import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/** Key of the advisory lock: any number, the same in every process. */
const START_LOCK = 4_842_154;
const ASK_AGAIN_MS = 200;

/**
 * Runs `work` under an advisory lock, which is the transaction's: PgBouncer in transaction mode gives a connection to others
 * between two transactions, and a lock of the session would stay behind in it. Whoever waits asks again instead of holding a
 * connection that `work` may need.
 */
export async function withStartLock<T>(db: Database, work: () => Promise<T>): Promise<T> {
  for (;;) {
    const done = await db.transaction(async (tx) => {
      // It does nothing for as long as the work takes.
      await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
      const { rows } = await tx.execute<{ held: boolean }>(
        sql`select pg_try_advisory_xact_lock(${START_LOCK}) as held`,
      );
      return rows[0]?.held ? { result: await work() } : undefined;
    });
    if (done) return done.result;
    await wait(ASK_AGAIN_MS);
  }
}
