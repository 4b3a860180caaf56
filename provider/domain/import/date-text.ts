import { toLatinDigits } from '../../../contract/latin-digits.ts';
import { shopMoment } from '../shop-time.ts';

const DAY_MS = 24 * 3_600_000;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MAX_LENGTH = 60;

const AGO = /^(\d{1,4}) days? ago$/i;
/** What stands behind a date, such as a time of day, is not read. */
const YEAR_FIRST = /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})(?!\d)/;
/** As in India: the day before the month. */
const DAY_FIRST = /^(?<day>\d{1,2})[-/.](?<month>\d{1,2})[-/.](?<year>\d{4})(?!\d)/;
const IN_WORDS = /^(?<day>\d{1,2})[ -](?<word>[a-z]{3})[a-z]{0,6}[ ,-]{1,2}(?<year>\d{4})(?!\d)/i;

const plain = (written: string): string =>
  toLatinDigits(written.slice(0, MAX_LENGTH)).replace(/^'/, '').replace(/\s+/g, ' ').trim();

/** The date that is written, as in `2026-03-01`; undefined when it is none. */
function dayOf(written: string): string | undefined {
  const found = (YEAR_FIRST.exec(written) ?? DAY_FIRST.exec(written) ?? IN_WORDS.exec(written))?.groups;
  if (!found) return undefined;
  const { year = '', word, day = '' } = found;
  const month = found['month'] ?? String(MONTHS.indexOf(word?.toLowerCase() ?? '') + 1);
  const date = [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
  const moment = new Date(`${date}T00:00:00Z`);
  // 31 February is no date, though JavaScript takes it for one.
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(date) ? date : undefined;
}

export const isDateText = (written: string): boolean => {
  const text = plain(written);
  return AGO.test(text) || dayOf(text) !== undefined;
};

/**
 * The moment that a cell names, the beginning of its day; undefined where it names none. What is still to come is now.
 * @example pastDate('12 days ago', now)
 * @example pastDate('01/03/2026', now) // the first of March
 */
export function pastDate(written: string, now: Date): Date | undefined {
  const text = plain(written);
  const [, days] = AGO.exec(text) ?? [];
  if (days !== undefined) return new Date(now.getTime() - Number(days) * DAY_MS);
  const day = dayOf(text);
  return day === undefined ? undefined : new Date(Math.min(shopMoment(day, '00:00').getTime(), now.getTime()));
}
