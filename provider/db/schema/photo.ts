import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { bytea } from '../bytea.ts';

/** Photos of goods, re-encoded; the id is a hash of the bytes, so that a URL never changes its photo. */
export const photo = pgTable('photo', {
  id: text().primaryKey(),
  bytes: bytea().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  at: timestamp('at', { withTimezone: true }).notNull(),
  /** Since when a sweep has found nothing that shows it. */
  unusedSince: timestamp('unused_since', { withTimezone: true }),
});

/** What was made of a file that came in: the same bytes, from wherever, are not encoded twice. */
export const photoOriginal = pgTable(
  'photo_original',
  {
    /** Hash of the original bytes and of the version of the encoding. */
    hash: text().primaryKey(),
    photoId: text('photo_id')
      .notNull()
      .references(() => photo.id, { onDelete: 'cascade' }),
  },
  (table) => [index('photo_original_photo').on(table.photoId)],
);

/** What a URL last answered with, so that an unchanged photo is not sent again. */
export const photoUrl = pgTable(
  'photo_url',
  {
    url: text().primaryKey(),
    originalHash: text('original_hash')
      .notNull()
      .references(() => photoOriginal.hash, { onDelete: 'cascade' }),
    etag: text(),
    lastModified: text('last_modified'),
  },
  (table) => [index('photo_url_original').on(table.originalHash)],
);
