import { UTC_OFFSET_MS } from '../../contract/time-zone.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const two = (value: number | string): string => String(value).padStart(2, '0');

/** A moment of seconds or milliseconds since 1970; undefined when it is neither. */
function epoch(value: unknown): number | undefined {
  const count = typeof value === 'number' ? value : /^\d{10}(?:\d{3})?$/.test(String(value)) ? Number(value) : NaN;
  if (!Number.isFinite(count) || count < 1e9) return undefined;
  return count < 1e11 ? count * 1000 : count;
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

/**
 * A day as YYYY-MM-DD in the shop's time zone: from ISO, `21-11-2026` and `21/11/2026` (the day first, as written in India),
 * `21 Nov 2026`, `Nov 21, 2026`, or a moment; undefined when it is none.
 */
export function dayOf(value: unknown): string | undefined {
  const moment = epoch(value);
  if (moment !== undefined) return local(moment).slice(0, 10);
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  const iso = /^(\d{4})[-/.]?(\d\d)[-/.]?(\d\d)(?:$|[T ])/.exec(text);
  if (iso) {
    const isMoment = text.includes('T') && /(?:Z|[+-]\d\d:?\d\d)$/.test(text) && !Number.isNaN(Date.parse(text));
    return isMoment ? local(Date.parse(text)).slice(0, 10) : date(iso[1] ?? '', iso[2] ?? '', iso[3] ?? '');
  }
  const indian = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})/.exec(text);
  if (indian) return date(indian[3] ?? '', indian[2] ?? '', indian[1] ?? '');
  const words = /(\d{1,2})(?:st|nd|rd|th)?[ -]([a-z]{3})[a-z]*,?[ -](\d{4})/i.exec(text);
  if (words) return date(words[3] ?? '', MONTHS.indexOf((words[2] ?? '').toLowerCase()) + 1, words[1] ?? '');
  const american = /(?<![a-z])([a-z]{3})[a-z]*\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})/i.exec(text);
  return american
    ? date(american[3] ?? '', MONTHS.indexOf((american[1] ?? '').toLowerCase()) + 1, american[2] ?? '')
    : undefined;
}

/** A day in front of a time, in the forms that `dayOf` reads. */
const DAY = new RegExp(
  [
    String.raw`^\d{4}([-/.]?)\d\d\1\d\d`,
    String.raw`^\d{1,2}([-/.])\d{1,2}\2\d{4}`,
    String.raw`^\d{1,2}(?:st|nd|rd|th)?[ -][a-z]{3,9},?[ -]\d{4}`,
    String.raw`^[a-z]{3,9}\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4}`,
  ]
    .map((form) => `(?:${form}),?[T ]*`)
    .join('|'),
  'i',
);
const TIME = /(?<![\d:])(\d{1,2})(?:[:.](\d\d))?(?::\d\d)?(?:\s*(?:([ap])\.?(?:m\b\.?)?|\.(?:m\b\.?)?|m\b\.?))?/i;
const TIMES = new RegExp(String.raw`${TIME.source}\s*(?:-|–|—|to|till|until)\s*${TIME.source}`, 'i');

function clock(hour: string, minute: string | undefined, half: string | undefined): string | undefined {
  let hours = Number(hour);
  if (half) hours = (hours % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  return hours <= 24 && Number(minute ?? 0) < 60 ? `${two(hours)}:${two(minute ?? 0)}` : undefined;
}

/** A time of day as HH:MM: from `9 AM`, `09:00:00`, an hour as a number, or a moment in the shop's time zone. A day before it is none. */
export function timeOf(value: unknown): string | undefined {
  const moment = epoch(value);
  if (moment !== undefined) return local(moment).slice(11, 16);
  if (typeof value === 'number')
    return value >= 0 && value <= 24 ? `${two(Math.floor(value))}:${two(Math.round((value % 1) * 60))}` : undefined;
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  if (/^\d{4}-\d\d-\d\d[T ].*(?:Z|[+-]\d\d:?\d\d)$/.test(text))
    return Number.isNaN(Date.parse(text)) ? undefined : local(Date.parse(text)).slice(11, 16);
  const [, hour, minute, half] = TIME.exec(text.replace(DAY, '')) ?? [];
  return hour === undefined ? undefined : clock(hour, minute, half);
}

/** Both times of words such as `9 AM - 12 PM` or `Morning (9–11 am)`; an `am` or `pm` may stand behind the second alone. */
export function timesIn(words: string): readonly [from?: string | undefined, to?: string | undefined] {
  const range = TIMES.exec(words);
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
export function momentOf(value: unknown): string | undefined {
  const moment = epoch(value);
  if (moment !== undefined) return new Date(moment).toISOString();
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  if (/^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:?\d\d)$/.test(text))
    return Number.isNaN(Date.parse(text)) ? undefined : text;
  const day = dayOf(text);
  if (day === undefined) {
    const parsed = Date.parse(text);
    return Number.isNaN(parsed) ? undefined : new Date(parsed).toISOString();
  }
  const time = timeOf(text) ?? '00:00';
  return `${day}T${time}:00+05:30`;
}
