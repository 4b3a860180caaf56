import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { cmsPage } from '../db/schema/content.ts';

/** The page with that id, as a list of one or none. */
export async function selectCmsPage(db: Database, id: string) {
  const rows = await db.select().from(cmsPage).where(eq(cmsPage.id, id));
  return rows.map(({ updatedAt, ...page }) => ({ ...page, updatedAt: updatedAt.toISOString() }));
}
