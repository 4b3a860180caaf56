import { and, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { photo, photoOriginal, photoUrl } from '../db/schema/photo.ts';

/** What the last answer of a URL said. */
export interface StoredUrl {
  readonly originalHash: string;
  readonly photoId: string;
  readonly etag: string | null;
  readonly lastModified: string | null;
}

/** Maximum parameters of a statement. */
const MANY = 1000;

export async function selectStoredUrls(db: Database, urls: readonly string[]): Promise<Map<string, StoredUrl>> {
  const byUrl = new Map<string, StoredUrl>();
  for (let from = 0; from < urls.length; from += MANY) {
    const rows = await db
      .select({
        url: photoUrl.url,
        originalHash: photoUrl.originalHash,
        photoId: photoOriginal.photoId,
        etag: photoUrl.etag,
        lastModified: photoUrl.lastModified,
      })
      .from(photoUrl)
      .innerJoin(photoOriginal, eq(photoOriginal.hash, photoUrl.originalHash))
      .where(inArray(photoUrl.url, urls.slice(from, from + MANY)));
    for (const { url, ...row } of rows) byUrl.set(url, row);
  }
  return byUrl;
}

/** The photo that was made of a file with that hash. */
export async function findByOriginal(db: Database, hash: string): Promise<string | undefined> {
  const [row] = await db.select({ id: photoOriginal.photoId }).from(photoOriginal).where(eq(photoOriginal.hash, hash));
  return row?.id;
}

/** Which of these photos are stored. */
export async function selectPhotoIds(db: Database, ids: readonly string[]): Promise<Set<string>> {
  const rows =
    ids.length > 0
      ? await db
          .select({ id: photo.id })
          .from(photo)
          .where(inArray(photo.id, [...ids]))
      : [];
  return new Set(rows.map(({ id }) => id));
}

/** Stores a photo, and which file it was made of; one that is there already stays as it is. */
export async function insertPhoto(
  db: Database,
  row: Omit<typeof photo.$inferInsert, 'unusedSince'>,
  originalHash: string,
): Promise<void> {
  await db.insert(photo).values(row).onConflictDoNothing();
  await db.insert(photoOriginal).values({ hash: originalHash, photoId: row.id }).onConflictDoNothing();
}

export async function upsertUrl(db: Database, row: typeof photoUrl.$inferInsert): Promise<void> {
  const { url: _, ...set } = row;
  await db.insert(photoUrl).values(row).onConflictDoUpdate({ target: photoUrl.url, set });
}

/** The bytes of a photo, WebP. */
export async function findPhoto(db: Database, id: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const [found] = await db.select({ bytes: photo.bytes }).from(photo).where(eq(photo.id, id));
  return found && new Uint8Array(found.bytes);
}

/** Has the sweep count anew for photos that are about to be shown. */
export async function markUsed(db: Database, ids: readonly string[]): Promise<void> {
  for (let from = 0; from < ids.length; from += MANY)
    await db
      .update(photo)
      .set({ unusedSince: null })
      .where(and(inArray(photo.id, ids.slice(from, from + MANY)), isNotNull(photo.unusedSince)));
}

/** SQL: the names of all pictures in use, by goods, placed orders, banners and categories. */
const usedPictures = sql`(
  select picture from (
    select picture from product
    union select jsonb_array_elements_text(pictures) from product where jsonb_typeof(pictures) = 'array'
    union select picture from order_item
    union select jsonb_array_elements_text(pictures) from banner where jsonb_typeof(pictures) = 'array'
    union select picture from category
  ) as pictures where picture is not null
)`;

/** Notes since when photos are shown nowhere, and deletes those of before. Returns how many. */
export async function deleteUnused(db: Database, { now, before }: { now: Date; before: Date }): Promise<number> {
  await db
    .update(photo)
    .set({ unusedSince: null })
    .where(and(isNotNull(photo.unusedSince), sql`${photo.id} in ${usedPictures}`));
  await db
    .update(photo)
    .set({ unusedSince: now })
    .where(and(isNull(photo.unusedSince), sql`${photo.id} not in ${usedPictures}`));
  const gone = await db.delete(photo).where(lt(photo.unusedSince, before)).returning({ id: photo.id });
  return gone.length;
}
