import type { Database } from '../../db/database.ts';
import { published } from '../../db/schema/editor.ts';

/** The splash colours, and the notice until it ends: a browser knows itself when it begins. */
export async function findPublishedSettings(db: Database, now: Date) {
  const rows = await db.select().from(published);
  const values = rows.map(({ value }) => value);
  const splash = values.find((value) => value.kind === 'splash');
  const notice = values.find((value) => value.kind === 'notice');
  const isOver = !notice?.text || (notice.until !== null && notice.until <= now.toISOString());
  return { splash: splash ?? null, notice: isOver ? null : notice };
}
