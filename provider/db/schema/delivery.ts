import { boolean, date, integer, pgTable, primaryKey, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { USUAL_CUTOFF_MINUTES } from '../../../contract/cutoff.ts';
import { type Weekday, WEEKDAYS } from '../../../contract/weekday.ts';

/** Rules of a delivery zone. Without a row: everything is delivered and there is no minimum order. */
export const deliveryZone = pgTable('delivery_zone', {
  /** `pincode.zone`; '' is the default zone. */
  zone: text().primaryKey(),
  /** By which the desk names it, whatever it is called. */
  id: serial().notNull().unique(),
  /** The least item total of an order. */
  minimumPaise: integer('minimum_paise').notNull().default(0),
  /** Whether refrigerated delivery is available. */
  chilled: boolean().notNull().default(true),
  /** Number of changes at the desk. */
  version: integer().notNull().default(0),
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

/** A delivery window of some weekdays, in the shop's own time zone. */
export const slotWindow = pgTable('slot_window', {
  /** '11-13'; the second half of a slot's id. Other times make it another one. */
  key: text().primaryKey(),
  /** By which the desk names it, whatever its times are. */
  id: serial().notNull().unique(),
  from: text('from_time').notNull(),
  to: text('to_time').notNull(),
  capacity: integer().notNull(),
  weekdays: text()
    .array()
    .$type<Weekday[]>()
    .notNull()
    .default([...WEEKDAYS]),
  /** Minutes before its start until which it can be ordered. */
  cutoffMinutes: integer('cutoff_minutes').notNull().default(USUAL_CUTOFF_MINUTES),
  /** The time on the day before until which it can be ordered instead, such as 21:00. */
  cutoffDayBefore: text('cutoff_day_before'),
  /** Number of changes at the desk. */
  version: integer().notNull().default(0),
});

/** Booked capacity of a window on one day; none without a row. It stays when the window goes: orders for it stay too. */
export const slotTaken = pgTable(
  'slot_taken',
  {
    date: date({ mode: 'string' }).notNull(),
    windowKey: text('window_key').notNull(),
    taken: integer().notNull(),
    /** Takes no more orders, however many would fit in. */
    closed: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.date, table.windowKey] })],
);

/** A day on which nothing is delivered. */
export const closedDay = pgTable('closed_day', {
  date: date({ mode: 'string' }).primaryKey(),
  reason: text().notNull(),
});

/** A day of every week on which nothing is delivered. */
export const closedWeekday = pgTable('closed_weekday', {
  weekday: text().$type<Weekday>().primaryKey(),
});
