import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { type Database, inTransaction } from '../../db/database.ts';
import { setting } from '../../db/schema/content.ts';
import { lockImports } from '../import/import-record.ts';
import { rebuildSearchIndex } from './rebuild-index.ts';

const STALE = 'search-index-stale';

/** To be called in a transaction that changes names or which goods lists show: the index is written anew within seconds. */
export async function markIndexStale(tx: Database): Promise<void> {
  const value = randomUUID();
  await tx.insert(setting).values({ key: STALE, value }).onConflictDoUpdate({ target: setting.key, set: { value } });
}

const findMark = async (db: Database): Promise<string | undefined> =>
  (await db.select().from(setting).where(eq(setting.key, STALE)))[0]?.value;

/** Writes the index anew where somebody has asked for it. Never beside an import, which writes it too. */
export async function rebuildStaleIndex(db: Database): Promise<boolean> {
  if ((await findMark(db)) === undefined) return false;
  const done = await inTransaction(db, async (tx) => {
    await lockImports(tx);
    // Another process may have done it, or an import.
    const mark = await findMark(tx);
    if (mark !== undefined) await rebuildSearchIndex(tx);
    return mark;
  });
  if (done === undefined) return false;
  // What was changed meanwhile has left another mark.
  await db.delete(setting).where(and(eq(setting.key, STALE), eq(setting.value, done)));
  return true;
}
