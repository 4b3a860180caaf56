import { UTC_OFFSET, UTC_OFFSET_MS } from '../../contract/time-zone.ts';

const DAY_MS = 24 * 3_600_000;

/** The date in Kolkata, `days` from now. @example shopDate(new Date('2026-11-20T20:00:00Z')) // '2026-11-21' */
export const shopDate = (now: Date, days = 0): string =>
  new Date(now.getTime() + UTC_OFFSET_MS + days * DAY_MS).toISOString().slice(0, 10);

/** The first moment after a day in Kolkata. @example shopDayEnd('2026-11-20') // shopMoment('2026-11-21', '00:00') */
export const shopDayEnd = (date: string): Date => shopMoment(shopDate(shopMoment(date, '00:00'), 1), '00:00');

/** The moment a clock in Kolkata shows `time` on `date`. @example shopMoment('2026-11-21', '11:00') */
export const shopMoment = (date: string, time: string): Date => new Date(`${date}T${time}:00${UTC_OFFSET}`);
