import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { type Database, inTransaction } from '../../db/database.ts';
import { setting } from '../../db/schema/content.ts';
import { isWithin } from '../../db/within.ts';
import { lockImports } from '../import/import-record.ts';
import { rebuildSearchIndex } from './rebuild-index.ts';

const STALE = 'search-index-stale';
/** So long nothing may have been changed: who renames ten products waits once, which 27,555 of them take seconds for. */
const QUIET_MS = 20_000;

/** To be called in a transaction that changes names or which goods lists show: the index is written anew within a minute. */
export async function markIndexStale(tx: Database, now: Date): Promise<void> {
  const value = `${now.getTime()} ${randomUUID()}`;
  await tx.insert(setting).values({ key: STALE, value }).onConflictDoUpdate({ target: setting.key, set: { value } });
}

const findMark = async (db: Database): Promise<string | undefined> =>
  (await db.select().from(setting).where(eq(setting.key, STALE)))[0]?.value;

/** Writes the index anew where it was asked for, and it is quiet. Never beside an import, which writes it too. */
export async function rebuildStaleIndex(db: Database, now: Date): Promise<boolean> {
  const asked = await findMark(db);
  if (asked === undefined || isWithin(new Date(Number.parseInt(asked)), QUIET_MS, now)) return false;
  const done = await inTransaction(db, async (tx) => {
    await lockImports(tx);
    // Another process may have done it, or an import.
    const mark = await findMark(tx);
    if (mark !== undefined) await rebuildSearchIndex(tx);
    return mark;
  });
  if (done === undefined) return false;
  // Changes made meanwhile have set a new mark.
  await db.delete(setting).where(and(eq(setting.key, STALE), eq(setting.value, done)));
  return true;
}
