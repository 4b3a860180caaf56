import { customType, index, integer, jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';
import type { ACTIONS } from '../../../contract/editor.ts';
import type { ContentValue } from '../../../contract/content-item.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });
const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** Who has a key of their own. A revoked one stays, so that nobody else writes under the name. */
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

/** Who changed what and when. Nothing is ever taken out. */
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

/** Uploaded pictures, made anew from what was sent; named by what is in them, so that none changes. */
export const editorPicture = pgTable('editor_picture', {
  id: text().primaryKey(),
  bytes: bytea().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  at: at('at').notNull(),
});

/** What is published and has no table of its own: `splash`, `notice`. */
export const published = pgTable('published', {
  id: text().primaryKey(),
  value: jsonb().$type<ContentValue>().notNull(),
});
