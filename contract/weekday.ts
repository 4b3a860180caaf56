import * as v from 'valibot';

/** In the order of the week. */
export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

export const Weekday = v.picklist(WEEKDAYS, 'Please choose a day of the week, such as monday.');

const NO_WEEKDAY = 'Please choose at least one day of the week.';
/** Days of the week, each once and in their order; at least one. */
export const Weekdays = v.pipe(
  v.array(Weekday, NO_WEEKDAY),
  v.minLength(1, NO_WEEKDAY),
  v.transform((chosen) => WEEKDAYS.filter((weekday) => chosen.includes(weekday))),
);

/** Of a calendar day. @example weekdayOf('2026-11-30') // 'monday' */
export const weekdayOf = (date: string): Weekday =>
  WEEKDAYS[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7] ?? 'monday';
