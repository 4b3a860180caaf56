import { integer, jsonb, pgTable, primaryKey, serial, text, timestamp } from 'drizzle-orm/pg-core';

/** How many products an import met, by what it did with them. */
export interface ImportCounts {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  /** No longer sold. */
  readonly gone: number;
  /** Sold again. */
  readonly back: number;
}

/** The highest ids before an import: categories, brands and so on above them came with it. */
export interface HighestIds {
  /** Sub-categories that it made chilled, or no longer chilled. */
  readonly chilled?: readonly number[];
  readonly grouping: number;
  readonly category: number;
  readonly subCategory: number;
  readonly brand: number;
}

/** The last imports that changed anything, so that they can be undone. */
export const catalogueImport = pgTable('import', {
  id: serial().primaryKey(),
  at: timestamp('at', { withTimezone: true }).notNull(),
  by: text().notNull(),
  /** Its name without folders. */
  file: text().notNull(),
  counts: jsonb().$type<ImportCounts>().notNull(),
  highestIds: jsonb('highest_ids').$type<HighestIds>().notNull(),
});

/** The last import that was begun at the desk, whatever became of it. Written beside its transaction, so that others see it. */
export const importRun = pgTable('import_run', {
  id: serial().primaryKey(),
  file: text().notNull(),
  by: text().notNull(),
  at: timestamp('at', { withTimezone: true }).notNull(),
  /** Time of its last heartbeat. */
  beatAt: timestamp('beat_at', { withTimezone: true }).notNull(),
  state: text({ enum: ['under-way', 'done', 'failed'] }).notNull(),
  /** Why it failed, in a sentence. */
  reason: text(),
});

/** What an import did to a product. */
export const importChange = pgTable(
  'import_change',
  {
    importId: integer('import_id')
      .notNull()
      .references(() => catalogueImport.id, { onDelete: 'cascade' }),
    productId: integer('product_id').notNull(),
    /** The columns it changed as they were; null for what it added. */
    before: jsonb().$type<Readonly<Record<string, unknown>>>(),
    /** The same columns as it left them. */
    after: jsonb().$type<Readonly<Record<string, unknown>>>(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.productId] })],
);
