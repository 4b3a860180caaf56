import { and, asc, gt, inArray, isNull, lte, or } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { banner } from '../db/schema/content.ts';
import { pictureUrl } from './picture-url.ts';

/** Banners active now. */
export async function selectBanners(db: Database, screen: 'web' | 'mobile', now: Date) {
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
  return rows.map(({ id, title, text, link, image, alt, tint, pictures, translations, untilAt }) => {
    const urls = pictures?.flatMap((name) => pictureUrl(name) ?? []) ?? null;
    const until = untilAt?.toISOString() ?? null;
    return { id, title, text, link, image, alt, tint, pictures: urls, until, translations };
  });
}
