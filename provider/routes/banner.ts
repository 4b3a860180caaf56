import { asc, eq } from 'drizzle-orm';
import * as contract from '../../contract/banner.ts';
import type { Database } from '../db/database.ts';
import { banner } from '../db/schema/content.ts';
import { pictureAddress } from '../picture-address.ts';
import { type App, type Provider, route } from '../route.ts';

async function selectBanners(db: Database, screen: 'web' | 'mobile') {
  const rows = await db
    .select()
    .from(banner)
    .where(eq(banner.screen, screen))
    .orderBy(asc(banner.position), asc(banner.id));
  return rows.map(({ id, title, text, link, image, alt, tint, pictures }) => {
    const addresses = pictures?.flatMap((name) => pictureAddress(name) ?? []) ?? null;
    return { id, title, text, link, image, alt, tint, pictures: addresses };
  });
}

export function bannerRoutes(app: App, provider: Provider): void {
  route(app, provider, contract.getWebBanners, async ({ db }) => ({ data: await selectBanners(db, 'web') }));
  route(app, provider, contract.getMobileBanners, async ({ db }) => ({ data: await selectBanners(db, 'mobile') }));
}
