import { sql } from 'drizzle-orm';
import type { Cutoff } from '../../../contract/cutoff.ts';
import { weekdayOf } from '../../../contract/weekday.ts';
import type { Database } from '../../db/database.ts';
import { closedDay, closedWeekday, type slotWindow } from '../../db/schema/delivery.ts';
import { shopDate, shopMoment } from '../shop-time.ts';

export type Window = typeof slotWindow.$inferSelect;

/** Number of open days after today that can be chosen. */
const DAYS_AHEAD = 5;
/** Calendar days within which they are looked for, today among them. */
const MAX_DAYS = 14;
const MINUTE_MS = 60_000;

/** Dates and weekdays on which nothing is delivered. */
type ClosedDays = ReadonlySet<string>;

/** In one query: every order asks. */
export async function readClosedDays(db: Database): Promise<ClosedDays> {
  const rows = await db
    .select({ day: sql<string>`${closedDay.date}::text` })
    .from(closedDay)
    .unionAll(db.select({ day: sql<string>`${closedWeekday.weekday}` }).from(closedWeekday));
  return new Set(rows.map(({ day }) => day));
}

export const isClosed = (closedDays: ClosedDays, date: string): boolean =>
  closedDays.has(date) || closedDays.has(weekdayOf(date));

export const runsOn = ({ weekdays }: Pick<Window, 'weekdays'>, date: string): boolean =>
  weekdays.includes(weekdayOf(date));

/** Today and the next open days, on which something is delivered at all. */
export function bookableDates(
  closedDays: ClosedDays,
  windows: readonly Pick<Window, 'weekdays'>[],
  now: Date,
): string[] {
  const isOpen = (date: string) => !isClosed(closedDays, date) && windows.some((window) => runsOn(window, date));
  const [today = '', ...later] = Array.from({ length: MAX_DAYS }, (_, days) => shopDate(now, days));
  return [...[today].filter(isOpen), ...later.filter(isOpen).slice(0, DAYS_AHEAD)];
}

export const toCutoff = ({ cutoffMinutes, cutoffDayBefore }: Window): Cutoff =>
  cutoffDayBefore === null ? { minutes: cutoffMinutes } : { dayBefore: cutoffDayBefore };

/** The columns of a cut-off; the minutes stay as they are beneath a time on the day before. */
export const cutoffColumns = (cutoff: Cutoff) =>
  'minutes' in cutoff
    ? { cutoffMinutes: cutoff.minutes, cutoffDayBefore: null }
    : { cutoffDayBefore: cutoff.dayBefore };

/** The moment from which on a window of that day can't be ordered any more. */
export const cutoffOf = ({ from, cutoffMinutes, cutoffDayBefore }: Window, date: string): Date =>
  cutoffDayBefore === null
    ? new Date(shopMoment(date, from).getTime() - cutoffMinutes * MINUTE_MS)
    : shopMoment(shopDate(shopMoment(date, from), -1), cutoffDayBefore);
