import { createHash, randomBytes } from 'node:crypto';
import { asc, count, eq, sql } from 'drizzle-orm';
import { nameSkeleton } from '../../../contract/author-name.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import { editor } from '../../db/schema/editor.ts';

export type EditorRow = typeof editor.$inferSelect;

const hash = (key: string): string => createHash('sha256').update(key).digest('hex');

const isNamed =
  (name: string) =>
  (row: Pick<EditorRow, 'name'>): boolean =>
    row.name.toLowerCase() === name.toLowerCase();

/** Finds an editor by name, ignoring case, or the one whose name looks like it. */
export async function findEditor(db: Database, name: string): Promise<EditorRow | undefined> {
  const all = await selectEditors(db);
  return all.find(isNamed(name)) ?? all.find((row) => nameSkeleton(row.name) === nameSkeleton(name));
}

/** Finds the owner of a key, revoked or not. */
export async function findByKey(db: Database, key: string): Promise<EditorRow | undefined> {
  const [row] = await db
    .select()
    .from(editor)
    .where(eq(editor.keyHash, hash(key)));
  return row;
}

/**
 * Returns a new key, of which only the hash is stored; undefined when that editor has one already, or another has or had one
 * whose name looks like it.
 */
export const createKey = (db: Database, name: string, now: Date): Promise<string | undefined> =>
  inTransaction(db, async (tx) => {
    // Of two that look alike and are added at once, one comes second.
    await tx.execute(sql`lock table ${editor} in share row exclusive mode`);
    const existing = await findEditor(tx, name);
    if (existing && !(existing.revokedAt && isNamed(name)(existing))) return undefined;
    const key = randomBytes(24).toString('base64url');
    const row = { name: existing?.name ?? name, keyHash: hash(key), createdAt: now, revokedAt: null };
    await tx.insert(editor).values(row).onConflictDoUpdate({ target: editor.name, set: row });
    return key;
  });

/** Returns false when nobody of exactly that name has a valid key: one that looks like it stays. */
export async function revokeKey(db: Database, name: string, now: Date): Promise<boolean> {
  const existing = (await selectEditors(db)).find(isNamed(name));
  if (!existing || existing.revokedAt) return false;
  await db.update(editor).set({ revokedAt: now }).where(eq(editor.name, existing.name));
  return true;
}

export const selectEditors = (db: Database): Promise<EditorRow[]> =>
  db.select().from(editor).orderBy(asc(editor.createdAt));

export async function hasEditors(db: Database): Promise<boolean> {
  const [row] = await db.select({ editors: count() }).from(editor);
  return (row?.editors ?? 0) > 0;
}
