import { desc, eq } from 'drizzle-orm';
import type { Change, ChangeDetail } from '../../../contract/editor.ts';
import type { Database } from '../../db/database.ts';
import { editorChange } from '../../db/schema/editor.ts';
import { notFound } from '../errors.ts';
import { rowId } from '../../db/row-id.ts';

/** Records what was done to the site as a whole. */
export const recordSiteChange = (
  db: Database,
  change: { readonly action: 'built' | 'switched'; readonly by: string; readonly at: Date; readonly name: string },
): Promise<unknown> => db.insert(editorChange).values({ ...change, item: 'site' });

/** Newest first, without the texts. */
export async function selectChanges(db: Database, page: number, limit: number): Promise<Change[]> {
  const { id, item, action, by, at, name } = editorChange;
  const rows = await db
    .select({ id, item, action, by, at, name })
    .from(editorChange)
    .orderBy(desc(id))
    .limit(limit)
    .offset((page - 1) * limit);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

export async function findChange(db: Database, id: string): Promise<ChangeDetail> {
  const [row] = await db
    .select()
    .from(editorChange)
    .where(eq(editorChange.id, rowId(id)));
  if (!row) throw notFound('There is no such change.', 'unknown_change');
  return { ...row, at: row.at.toISOString() };
}
