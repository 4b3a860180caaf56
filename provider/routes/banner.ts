import { asc, eq } from 'drizzle-orm';
import * as contract from '../../contract/banner.ts';
import type { Database } from '../db/database.ts';
import { banner } from '../db/schema/content.ts';
import { type App, type Provider, route } from '../route.ts';

const selectBanners = (db: Database, screen: 'web' | 'mobile') =>
  db
    .select({
      id: banner.id,
      title: banner.title,
      text: banner.text,
      link: banner.link,
      image: banner.image,
      alt: banner.alt,
      tint: banner.tint,
      pictures: banner.pictures,
    })
    .from(banner)
    .where(eq(banner.screen, screen))
    .orderBy(asc(banner.position), asc(banner.id));

export function bannerRoutes(app: App, provider: Provider): void {
  route(app, provider, contract.getWebBanners, async ({ db }) => ({ data: await selectBanners(db, 'web') }));
  route(app, provider, contract.getMobileBanners, async ({ db }) => ({ data: await selectBanners(db, 'mobile') }));
}
