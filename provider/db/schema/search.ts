import { customType, date, index, integer, pgTable, primaryKey, serial, text, timestamp } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** Every word that a listed product is found by, as it is written: the dictionary of beginnings and of the spelling correction. */
export const searchWord = pgTable(
  'search_word',
  {
    word: text().primaryKey(),
    /** How many products have it. */
    uses: integer().notNull(),
    /** What it is found under in `search_term`; domain/search/stem.ts */
    term: text().notNull().default(''),
    /** domain/search/sound.ts */
    sound: text().notNull().default(''),
  },
  (table) => [
    index('search_word_trigram').using('gin', table.word.op('gin_trgm_ops')).with({ gin_pending_list_limit: 64 }),
    index('search_word_prefix').on(table.word.op('text_pattern_ops')),
    index('search_word_sound').on(table.sound),
  ],
);

/** The inverted index: for each term the products it finds and how well. Written anew when the catalogue has changed. */
export const searchTerm = pgTable('search_term', {
  /** A stem, two stems that stand side by side joined into one, or `#` and a stem for what only a category's name says. */
  term: text().primaryKey(),
  /** How many products it finds. */
  uses: integer().notNull(),
  /** domain/search/postings.ts */
  postings: bytea().notNull(),
});

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
