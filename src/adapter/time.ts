import { UTC_OFFSET_MS } from '../../contract/time-zone.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const two = (value: number | string): string => String(value).padStart(2, '0');

const finite = (value: number): number | undefined => (Number.isFinite(value) ? value : undefined);

/** A moment of seconds or milliseconds since 1970; undefined when it is neither. */
function epoch(value: unknown): number | undefined {
  const count = typeof value === 'number' ? value : /^\d{10}(?:\d{3})?$/.test(String(value)) ? Number(value) : NaN;
  if (!Number.isFinite(count) || count < 1e9) return undefined;
  return count < 1e11 ? count * 1000 : count;
}

/** `[2026, 11, 30, 9, 30]` as text in ISO 8601: how Java's servers write a day, or a day and its time. Any other value as it came. */
function written(value: unknown): unknown {
  if (!Array.isArray(value) || value.length < 3 || !value.every(Number.isInteger) || value[0] < 1000) return value;
  const [year, month, day, hour, minute = 0] = value as number[];
  const date = `${year}-${two(month ?? 0)}-${two(day ?? 0)}`;
  return hour === undefined ? date : `${date}T${two(hour)}:${two(minute)}`;
}

/** In the shop's own time zone. */
const local = (ms: number): string => new Date(ms + UTC_OFFSET_MS).toISOString();

/** This moment's day and time in the shop's time zone. */
export const now = (): { date: string; time: string } => {
  const moment = local(Date.now());
  return { date: moment.slice(0, 10), time: moment.slice(11, 16) };
};

/** The day that is so many days after another. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

const date = (year: number | string, month: number | string, day: number | string): string | undefined => {
  const text = `${year}-${two(month)}-${two(day)}`;
  const read = new Date(`${text}T00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(text) ? text : undefined;
};

/** How days are written: ISO, the day first as in India, with the month's name behind the day or in front of it. */
const DAYS = [
  /^(?<year>\d{4})[-/.]?(?<month>\d\d)[-/.]?(?<day>\d\d)(?=$|[T ,])/,
  /^(?<day>\d{1,2})[-/.](?<month>\d{1,2})[-/.](?<year>\d{4})/,
  /(?<day>\d{1,2})(?:st|nd|rd|th)?[ -](?<month>[a-z]{3})[a-z]*,?[ -](?<year>\d{4})/i,
  /(?<![a-z])(?<month>[a-z]{3})[a-z]*\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4})/i,
];

/** The day that a text names, undefined where it names none, and what stands beside it, such as a time. */
function splitDay(text: string): { day: string | undefined; rest: string } {
  for (const form of DAYS) {
    const { 0: written, index, groups } = form.exec(text) ?? {};
    if (written === undefined || index === undefined || !groups) continue;
    const { year = '', month = '', day = '' } = groups;
    const number = /\d/.test(month) ? month : MONTHS.indexOf(month.toLowerCase()) + 1;
    return { day: date(year, number, day), rest: text.slice(0, index) + text.slice(index + written.length) };
  }
  return { day: undefined, rest: text };
}

/** `9:00-10:00` behind a day and a space are two times, not a time and its zone: there, seconds tell. */
const ZONED = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d)?| \d\d:\d\d:\d\d)(?:\.\d+)? ?(?:Z|[+-]\d\d:?\d\d)$/;

/** A moment in milliseconds: a number, or ISO 8601 with its zone; undefined when it is neither. */
function instant(value: unknown): number | undefined {
  const text = typeof value === 'string' ? value.trim() : '';
  return epoch(value) ?? (ZONED.test(text) ? finite(Date.parse(text)) : undefined);
}

/**
 * A day as YYYY-MM-DD in the shop's time zone: from ISO, `21-11-2026` and `21/11/2026` (the day first, as written in India),
 * `21 Nov 2026`, `Nov 21, 2026`, or a moment; undefined when it is none.
 */
export function dayOf(received: unknown): string | undefined {
  const value = written(received);
  const moment = instant(value);
  if (moment !== undefined) return local(moment).slice(0, 10);
  return typeof value === 'string' ? splitDay(value.trim()).day : undefined;
}

const TIME = /(?<![\d:])(\d{1,2})(?:[:.](\d\d))?(?::\d\d)?(?:\s*(?:([ap])\.?(?:m\b\.?)?|\.(?:m\b\.?)?|m\b\.?))?/i;
const TIMES = new RegExp(String.raw`${TIME.source}\s*(?:-|–|—|to|till|until)\s*${TIME.source}`, 'i');

function clock(hour: string, minute: string | undefined, half: string | undefined): string | undefined {
  let hours = Number(hour);
  if (half) hours = (hours % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  return hours <= 24 && Number(minute ?? 0) < 60 ? `${two(hours)}:${two(minute ?? 0)}` : undefined;
}

/** A time of day as HH:MM: from `9 AM`, `09:00:00`, an hour as a number, or a moment in the shop's time zone. A day beside it is none. */
export function timeOf(received: unknown): string | undefined {
  const value = written(received);
  const moment = instant(value);
  if (moment !== undefined) return local(moment).slice(11, 16);
  if (typeof value === 'number')
    return value >= 0 && value <= 24 ? `${two(Math.floor(value))}:${two(Math.round((value % 1) * 60))}` : undefined;
  if (typeof value !== 'string') return undefined;
  const [, hour, minute, half] = TIME.exec(splitDay(value.trim()).rest) ?? [];
  return hour === undefined ? undefined : clock(hour, minute, half);
}

/** Both times of words such as `9 AM - 12 PM` or `Morning (9–11 am)`; an `am` or `pm` may stand behind the second alone. */
export function timesIn(words: string): readonly [from?: string | undefined, to?: string | undefined] {
  const range = TIMES.exec(splitDay(words.trim()).rest);
  if (!range) return [];
  const [, first = '', firstMinute, firstHalf, last = '', lastMinute, lastHalf] = range;
  const to = clock(last, lastMinute, lastHalf);
  const from = clock(
    first,
    firstMinute,
    firstHalf ?? (lastHalf && Number(first) % 12 < Number(last) % 12 ? lastHalf : lastHalf && 'a'),
  );
  return [from, to];
}

/** A moment in ISO 8601; undefined when it is none. A time without a zone is the shop's. */
export function momentOf(received: unknown): string | undefined {
  const value = written(received);
  const moment = instant(value);
  if (moment !== undefined) return new Date(moment).toISOString();
  if (typeof value !== 'string') return undefined;
  const day = dayOf(value);
  if (day !== undefined) return `${day}T${timeOf(value) ?? '00:00'}:00+05:30`;
  const parsed = finite(Date.parse(value));
  return parsed === undefined ? undefined : new Date(parsed).toISOString();
}
