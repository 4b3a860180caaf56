import * as v from 'valibot';

const NO_DAY = 'Please choose a day.';

function isDay(date: string): boolean {
  const at = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(date);
}

/** A day of the calendar, such as 2026-12-31. There is no 30 February. */
export const CalendarDay = v.pipe(v.string(NO_DAY), v.isoDate(NO_DAY), v.check(isDay, NO_DAY));
