import type { Database } from '../../db/database.ts';
import { published } from '../../db/schema/editor.ts';

/** The splash colours, and the notice when it is active now. */
export async function findPublishedSettings(db: Database, now: Date) {
  const rows = await db.select().from(published);
  const values = rows.map(({ value }) => value);
  const splash = values.find((value) => value.kind === 'splash');
  const notice = values.find((value) => value.kind === 'notice');
  const at = now.toISOString();
  const isOn = notice?.text && (!notice.from || notice.from <= at) && (!notice.until || notice.until > at);
  return { splash: splash ?? null, notice: (isOn && notice) || null };
}
