import { createHash, randomBytes } from 'node:crypto';
import { asc, count, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { editor } from '../../db/schema/editor.ts';

export type EditorRow = typeof editor.$inferSelect;

const hash = (key: string): string => createHash('sha256').update(key).digest('hex');

const isNamed = (name: string) => eq(sql`lower(${editor.name})`, name.toLowerCase());

/** Finds an editor by name, ignoring case. */
export async function findEditor(db: Database, name: string): Promise<EditorRow | undefined> {
  const [row] = await db.select().from(editor).where(isNamed(name));
  return row;
}

/** Finds the owner of a key, revoked or not. */
export async function findByKey(db: Database, key: string): Promise<EditorRow | undefined> {
  const [row] = await db
    .select()
    .from(editor)
    .where(eq(editor.keyHash, hash(key)));
  return row;
}

/** Returns a new key, of which only the hash is stored; undefined when that editor has one already. */
export async function createKey(db: Database, name: string, now: Date): Promise<string | undefined> {
  const known = await findEditor(db, name);
  if (known && !known.revokedAt) return undefined;
  const key = randomBytes(24).toString('base64url');
  const row = { name: known?.name ?? name, keyHash: hash(key), createdAt: now, revokedAt: null };
  await db.insert(editor).values(row).onConflictDoUpdate({ target: editor.name, set: row });
  return key;
}

/** Returns false when nobody of that name has a valid key. */
export async function revokeKey(db: Database, name: string, now: Date): Promise<boolean> {
  const known = await findEditor(db, name);
  if (!known || known.revokedAt) return false;
  await db.update(editor).set({ revokedAt: now }).where(eq(editor.name, known.name));
  return true;
}

export const selectEditors = (db: Database): Promise<EditorRow[]> =>
  db.select().from(editor).orderBy(asc(editor.createdAt));

export async function hasEditors(db: Database): Promise<boolean> {
  const [row] = await db.select({ editors: count() }).from(editor);
  return (row?.editors ?? 0) > 0;
}
