import { asc, eq } from 'drizzle-orm';
import type { ContentItem, ContentValue } from '../../../contract/content-item.ts';
import type { Database } from '../../db/database.ts';
import { banner, cmsPage } from '../../db/schema/content.ts';
import { contentItem, published } from '../../db/schema/editor.ts';
import { notFound } from '../errors.ts';

export type ContentItemId =
  { kind: 'page'; key: string } | { kind: 'banner'; key: number } | { kind: 'splash' | 'notice' };

const unknown = () => notFound('There is nothing like this to edit.', 'unknown_content_item');

/** @example parseContentItemId('banner:7') // { kind: 'banner', key: 7 } */
export function parseContentItemId(id: string): ContentItemId {
  if (id === 'splash' || id === 'notice') return { kind: id };
  const [, page, row] = /^(?:page:([\w-]{1,100})|banner:(\d{1,9}))$/.exec(id) ?? [];
  if (page !== undefined) return { kind: 'page', key: page };
  if (row !== undefined) return { kind: 'banner', key: Number(row) };
  throw unknown();
}

type BannerRow = typeof banner.$inferSelect;
const SCREENS = { web: 'desktop', mobile: 'mobile', both: 'both' } as const;

const toBanner = (
  { screen, title, text, link, image, alt, tint, pictures, translations, fromAt, untilAt }: BannerRow,
  index: number,
) => ({
  kind: 'banner' as const,
  screens: SCREENS[screen],
  title,
  text,
  link,
  image,
  alt,
  tint,
  pictures,
  from: fromAt?.toISOString() ?? null,
  until: untilAt?.toISOString() ?? null,
  place: index + 1,
  removed: false,
  translations,
});

/** In display order. */
export const selectBanners = (db: Database): Promise<BannerRow[]> =>
  db.select().from(banner).orderBy(asc(banner.position), asc(banner.id));

const toPage = ({ title, content, translations }: typeof cmsPage.$inferSelect) => ({
  kind: 'page' as const,
  title: title ?? '',
  content,
  translations,
});

/** What is published, by the id of the item. */
export async function selectPublished(db: Database): Promise<Map<string, ContentValue>> {
  const pages = await db.select().from(cmsPage).orderBy(asc(cmsPage.id));
  const banners = await selectBanners(db);
  const others = await db.select().from(published);
  return new Map<string, ContentValue>([
    ...pages.map((row) => [`page:${row.id}`, toPage(row)] as const),
    ...banners.map((row, i) => [`banner:${row.id}`, toBanner(row, i)] as const),
    ...others.map(({ id, value }) => [id, value] as const),
  ]);
}

/** Everything that can be edited; banners in display order. */
export async function selectContentItems(db: Database): Promise<ContentItem[]> {
  const values = await selectPublished(db);
  const rows = await db.select().from(contentItem).orderBy(asc(contentItem.draftAt), asc(contentItem.id));
  const edited = new Map(rows.map((row) => [row.id, row]));
  const drafts = rows.filter(({ draft }) => draft !== null).map(({ id }) => id);
  const ids = new Set([...values.keys(), ...drafts, 'splash', 'notice']);
  return [...ids].map((id) => toContentItem(id, values.get(id), edited.get(id)));
}

function toContentItem(
  id: string,
  value: ContentValue | undefined,
  row?: typeof contentItem.$inferSelect,
): ContentItem {
  const draft = row?.draft && { value: row.draft, by: row.draftBy ?? '', at: row.draftAt?.toISOString() ?? '' };
  return { id, published: value ?? null, draft: draft ?? null, version: row?.version ?? 0 };
}

/** The published value of one content item. */
async function findPublished(db: Database, id: ContentItemId): Promise<ContentValue | undefined> {
  if (id.kind === 'page') {
    const [row] = await db.select().from(cmsPage).where(eq(cmsPage.id, id.key));
    return row && toPage(row);
  }
  if (id.kind === 'banner') {
    const rows = await selectBanners(db);
    const index = rows.findIndex((row) => row.id === id.key);
    return rows[index] && toBanner(rows[index], index);
  }
  const [row] = await db.select().from(published).where(eq(published.id, id.kind));
  return row?.value;
}

/** Returns one content item. Throws a 404 when it was neither published nor edited. */
export async function findContentItem(db: Database, id: string): Promise<ContentItem> {
  const read = parseContentItemId(id);
  const value = await findPublished(db, read);
  const [row] = await db.select().from(contentItem).where(eq(contentItem.id, id));
  if (!value && !row && (read.kind === 'page' || read.kind === 'banner')) throw unknown();
  return toContentItem(id, value, row);
}

/** The splash colours, and the notice until it ends: a browser knows itself when it begins. */
export async function findPublishedSettings(db: Database, now: Date) {
  const rows = await db.select().from(published);
  const values = rows.map(({ value }) => value);
  const splash = values.find((value) => value.kind === 'splash');
  const notice = values.find((value) => value.kind === 'notice');
  const isOver = !notice?.text || (notice.until !== null && notice.until <= now.toISOString());
  return { splash: splash ?? null, notice: isOver ? null : notice };
}
