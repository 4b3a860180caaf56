import { eq } from 'drizzle-orm';
import * as contract from '../../contract/cms.ts';
import { cmsPage } from '../db/schema/content.ts';
import { notFound } from '../domain/errors.ts';
import type { App, Provider } from '../http/env.ts';
import { route } from '../http/route.ts';

export function cmsRoutes(app: App, provider: Provider): void {
  route(app, provider, contract.getCmsPage, async ({ db, id }) => {
    const rows = await db.select().from(cmsPage).where(eq(cmsPage.id, id));
    if (rows.length === 0) throw notFound('There is no such page.', 'unknown_page');
    return { data: rows.map(({ updatedAt, ...page }) => ({ ...page, updatedAt: updatedAt.toISOString() })) };
  });
}
