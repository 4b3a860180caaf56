import type { PageValue } from '../../contract/content-item.ts';
import type { Database } from '../db/database.ts';
import { banner, cmsPage, qrcode } from '../db/schema/content.ts';
import { fillRules } from '../domain/rules-file.ts';
import type { ShopData } from './shop-data.ts';

/** A page of text: Markdown, without the heading that is its title. */
export interface PageData {
  readonly id: string;
  readonly title: string;
  readonly content: string;
  readonly translations?: PageValue['translations'];
}

const toBanners = (
  { title, text, translations, link, ground, pictures, devices }: ShopData['banners'][number],
  position: number,
): (typeof banner.$inferInsert)[] =>
  (devices.length > 1 ? (['both'] as const) : devices.map((device) => (device === 'desktop' ? 'web' : device))).map(
    (screen) => ({ screen, title, text, translations: translations ?? null, link, tint: ground, pictures, position }),
  );

/** Rules, banners, QR codes and pages of text of a shop that has none yet. */
export async function seedShop(db: Database, shop: ShopData, pages: readonly PageData[], now: Date): Promise<void> {
  await fillRules(db, shop);
  const banners = shop.banners.flatMap(toBanners);
  if (banners.length > 0) await db.insert(banner).values(banners);
  const codes = shop.paymentCodes.map(({ id, name }) => ({ name, image: `/api/qrcodes/${id}.svg` }));
  if (codes.length > 0) await db.insert(qrcode).values(codes);
  if (pages.length > 0) await db.insert(cmsPage).values(pages.map((page) => ({ ...page, updatedAt: now })));
}
