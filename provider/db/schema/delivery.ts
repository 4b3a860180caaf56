import { boolean, date, integer, pgTable, primaryKey, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';

/** Rules of a delivery zone. Without a row: everything is delivered and there is no minimum order. */
export const deliveryZone = pgTable('delivery_zone', {
  /** `pincode.zone`; '' is the default zone. */
  zone: text().primaryKey(),
  /** The least item total of an order. */
  minimumPaise: integer('minimum_paise').notNull().default(0),
  /** Whether refrigerated delivery is available. */
  chilled: boolean().notNull().default(true),
});

/** Delivery within the zone costs `chargePaise` from an item total of `fromPaise`. */
export const chargeStep = pgTable(
  'charge_step',
  {
    id: serial().primaryKey(),
    zone: text().notNull().default(''),
    fromPaise: integer('from_paise').notNull(),
    chargePaise: integer('charge_paise').notNull(),
  },
  (table) => [uniqueIndex('charge_step_from').on(table.zone, table.fromPaise)],
);

/** A delivery window of every day, in the shop's own time zone. */
export const slotWindow = pgTable('slot_window', {
  /** '11-13'; the second half of a slot's id. */
  key: text().primaryKey(),
  from: text('from_time').notNull(),
  to: text('to_time').notNull(),
  capacity: integer().notNull(),
});

/** Booked capacity of a window on one day; none without a row. */
export const slotTaken = pgTable(
  'slot_taken',
  {
    date: date({ mode: 'string' }).notNull(),
    windowKey: text('window_key')
      .notNull()
      .references(() => slotWindow.key),
    taken: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.date, table.windowKey] })],
);
