import { index, jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';

/** Audit log of what is done at the desk; append only. */
export const deskChange = pgTable(
  'desk_change',
  {
    id: serial().primaryKey(),
    /** `order:7`, `product:12`, `import:3`, `coupon:5`, `delivery` */
    subject: text().notNull(),
    name: text().notNull(),
    action: text().notNull(),
    by: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    before: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
    after: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
  },
  (table) => [index('desk_change_subject').on(table.subject, table.id)],
);
