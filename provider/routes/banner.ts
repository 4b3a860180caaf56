import { and, asc, gt, inArray, isNull, lte, or } from 'drizzle-orm';
import * as contract from '../../contract/banner.ts';
import type { Database } from '../db/database.ts';
import { banner } from '../db/schema/content.ts';
import { pictureUrl } from '../repositories/picture-url.ts';
import type { App, Provider } from '../http/env.ts';
import { route } from '../http/route.ts';

/** Those whose time it is. */
async function selectBanners(db: Database, screen: 'web' | 'mobile', now: Date) {
  const rows = await db
    .select()
    .from(banner)
    .where(
      and(
        inArray(banner.screen, [screen, 'both']),
        or(isNull(banner.fromAt), lte(banner.fromAt, now)),
        or(isNull(banner.untilAt), gt(banner.untilAt, now)),
      ),
    )
    .orderBy(asc(banner.position), asc(banner.id));
  return rows.map(({ id, title, text, link, image, alt, tint, pictures, untilAt }) => {
    const addresses = pictures?.flatMap((name) => pictureUrl(name) ?? []) ?? null;
    const until = untilAt?.toISOString() ?? null;
    return { id, title, text, link, image, alt, tint, pictures: addresses, until };
  });
}

export function bannerRoutes(app: App, provider: Provider): void {
  route(app, provider, contract.getWebBanners, async ({ db, now }) => ({
    data: await selectBanners(db, 'web', now()),
  }));
  route(app, provider, contract.getMobileBanners, async ({ db, now }) => ({
    data: await selectBanners(db, 'mobile', now()),
  }));
}
