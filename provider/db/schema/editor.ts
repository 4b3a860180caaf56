import { index, integer, jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';
import type { ACTIONS } from '../../../contract/editor.ts';
import type { ContentValue } from '../../../contract/content-item.ts';
import { bytea } from '../bytea.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** Editors with a key of their own. A revoked row stays, so that nobody else can take the name. */
export const editor = pgTable('editor', {
  name: text().primaryKey(),
  /** SHA-256 of the key, which is random and long: it can't be guessed from this. */
  keyHash: text('key_hash').notNull().unique(),
  createdAt: at('created_at').notNull(),
  revokedAt: at('revoked_at'),
});

/** The draft of a page, a banner, the splash or the notice, and how often that was changed. */
export const contentItem = pgTable('editor_piece', {
  /** `page:about`, `banner:7`, `splash`, `notice`. */
  id: text().primaryKey(),
  version: integer().notNull(),
  draft: jsonb().$type<ContentValue>(),
  draftBy: text('draft_by'),
  draftAt: at('draft_at'),
});

/** Audit log of content changes; append only. */
export const editorChange = pgTable(
  'editor_change',
  {
    id: serial().primaryKey(),
    item: text('piece').notNull(),
    action: text().$type<(typeof ACTIONS)[number]>().notNull(),
    by: text().notNull(),
    at: at('at').notNull(),
    name: text().notNull(),
    before: jsonb().$type<ContentValue>(),
    after: jsonb().$type<ContentValue>(),
  },
  (table) => [index('editor_change_piece').on(table.item)],
);

/** Uploaded pictures, re-encoded; the id is a content hash, so that a URL never changes its picture. */
export const editorPicture = pgTable('editor_picture', {
  id: text().primaryKey(),
  bytes: bytea().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  at: at('at').notNull(),
});

/** Published content items without a table of their own: `splash`, `notice`. */
export const published = pgTable('published', {
  id: text().primaryKey(),
  value: jsonb().$type<ContentValue>().notNull(),
});
