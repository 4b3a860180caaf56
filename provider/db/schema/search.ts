import { date, index, integer, pgTable, primaryKey, serial, text, timestamp } from 'drizzle-orm/pg-core';

/** Words taught to mean the same, as domain/search/normalize.ts writes them; each row is one meaning. */
export const synonym = pgTable(
  'synonym_group',
  {
    id: serial().primaryKey(),
    words: text().array().notNull(),
    /** The editor's name; null for words that came with the shop. */
    taughtBy: text('taught_by'),
    taughtAt: timestamp('taught_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('synonym_group_words').using('gin', table.words).with({ gin_pending_list_limit: 64 })],
);

/** How often a text was searched on a day; nothing says by whom. */
export const countedSearch = pgTable(
  'counted_search',
  {
    text: text().notNull(),
    day: date().notNull(),
    times: integer().notNull(),
    /** How many of these found nothing. */
    foundNothing: integer('found_nothing').notNull(),
  },
  (table) => [primaryKey({ columns: [table.text, table.day] })],
);
