import { setTimeout as wait } from 'node:timers/promises';
import { desc, eq, sql } from 'drizzle-orm';
import { type Database, inTransaction } from '../../db/database.ts';
import { importRun } from '../../db/schema/import.ts';
import { isWithin } from '../../db/within.ts';
import type { DeskContext } from '../desk/history.ts';
import { ImportError } from './import-error.ts';

const BEAT_MS = 10_000;
/** Heartbeat timeout in milliseconds: a process without one for so long counts as gone. */
const STALE_MS = 60_000;

type RunRow = typeof importRun.$inferSelect;

export const isImportUnderWay = ({ state, beatAt }: Pick<RunRow, 'state' | 'beatAt'>, now: Date): boolean =>
  state === 'under-way' && isWithin(beatAt, STALE_MS, now);

export const importUnderWay = (): ImportError =>
  new ImportError('Another file is being imported or tried just now. Please wait until that has ended.', {
    code: 'import_under_way',
  });

/** The last one that was begun at the desk. */
export async function selectLastRun(db: Database): Promise<RunRow | undefined> {
  const [last] = await db.select().from(importRun).orderBy(desc(importRun.id)).limit(1);
  return last;
}

const beginRun = (db: Database, file: string, { by, now }: DeskContext): Promise<number> =>
  inTransaction(db, async (tx) => {
    await tx.execute(sql`lock table ${importRun} in exclusive mode`);
    const last = await selectLastRun(tx);
    if (last && isImportUnderWay(last, now)) throw importUnderWay();
    await tx.delete(importRun);
    const values = { file, by, at: now, beatAt: now, state: 'under-way' } as const;
    const [row] = await tx.insert(importRun).values(values).returning({ id: importRun.id });
    return row?.id ?? 0;
  });

/** Writes a heartbeat periodically. On the embedded database it waits until the import's transaction has ended. */
async function beat(db: Database, id: number, now: () => Date, signal: AbortSignal): Promise<void> {
  for (;;) {
    const isOver = await wait(BEAT_MS, false, { signal }).catch(() => true);
    if (isOver) return;
    await db.update(importRun).set({ beatAt: now() }).where(eq(importRun.id, id));
  }
}

/**
 * Does an import's work, one at a time among all processes, and writes down what became of it.
 * @throws {ImportError} `import_under_way`
 */
export async function withImportRun<T>(
  db: Database,
  file: string,
  { by, now }: { readonly by: string; readonly now: () => Date },
  work: () => Promise<T>,
): Promise<T> {
  const id = await beginRun(db, file, { by, now: now() });
  const end = (state: 'done' | 'failed', reason: string | null) =>
    db.update(importRun).set({ state, reason }).where(eq(importRun.id, id));
  const over = new AbortController();
  // The import itself fails when the database does, and says so.
  const beating = beat(db, id, now, over.signal).catch(() => undefined);
  try {
    const result = await work();
    await end('done', null);
    return result;
  } catch (error) {
    await end('failed', error instanceof ImportError ? error.sentence : 'Something went wrong on our side.');
    throw error;
  } finally {
    over.abort();
    await beating;
  }
}
