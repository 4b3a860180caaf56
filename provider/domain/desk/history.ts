import { desc, eq } from 'drizzle-orm';
import type { DeskChange } from '../../../contract/desk-history.ts';
import type { Database } from '../../db/database.ts';
import { deskChange } from '../../db/schema/desk.ts';

/** Who changes something at the desk, and when. */
export interface DeskContext {
  readonly by: string;
  readonly now: Date;
}

type Recorded = Pick<DeskChange, 'subject' | 'name' | 'action'> & Partial<Pick<DeskChange, 'before' | 'after'>>;

/** Records a change, in the transaction that makes it. */
export const recordDeskChange = (
  tx: Database,
  { by, now }: DeskContext,
  { before = {}, after = {}, ...change }: Recorded,
): Promise<unknown> => tx.insert(deskChange).values({ ...change, before, after, by, at: now });

/** Newest first. */
export async function selectDeskChanges(
  db: Database,
  { subject, page, limit }: { subject?: string | undefined; page: number; limit: number },
): Promise<DeskChange[]> {
  const rows = await db
    .select()
    .from(deskChange)
    .where(subject === undefined ? undefined : eq(deskChange.subject, subject))
    .orderBy(desc(deskChange.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
