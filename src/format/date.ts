import { UTC_OFFSET, UTC_OFFSET_MS } from '../../contract/time-zone.ts';
import { tag } from '../i18n/current.ts';
import { shop } from '../shop.ts';
import { t } from '../i18n/t.ts';

/** One formatter for each language, as making one takes long. */
function inShop(options: Intl.DateTimeFormatOptions): (at: Date) => string {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (at) => {
    const language = tag();
    let format = formats.get(language);
    if (!format) {
      format = new Intl.DateTimeFormat(language, { timeZone: shop.timeZone, ...options });
      formats.set(language, format);
    }
    return plain(format.format(at));
  };
}

const day = inShop({ weekday: 'short', day: 'numeric', month: 'short' });
const time = inShop({ hour: 'numeric', minute: '2-digit', hour12: true });
/** @example '2026-11-21' */
const isoDay = (at: number): string => new Date(at + UTC_OFFSET_MS).toISOString().slice(0, 10);

/** A calendar day such as 2026-11-21 as the instant of its noon in the shop's time zone. */
const noon = (date: string): Date => new Date(`${date}T12:00:00${UTC_OFFSET}`);

/** An invalid date from the provider is shown unchanged. */
const written = (at: Date, text: string, write: (at: Date) => string): string =>
  Number.isNaN(at.getTime()) ? text : write(at);

/** @example dayName('2026-11-21') // 'Sat 21 Nov' */
export const dayName = (date: string): string => written(noon(date), date, day);

/** @example moment('2026-11-20T03:42:00Z') // 'Fri 20 Nov, 9:12 am' */
export const moment = (text: string): string => written(new Date(text), text, (at) => `${day(at)}, ${time(at)}`);

/** Today, tomorrow or the day's name, as seen at `now`. */
export function nearDay(date: string, now: Date): string {
  if (date === isoDay(now.getTime())) return t('Today');
  if (date === isoDay(now.getTime() + 86_400_000)) return t('Tomorrow');
  return dayName(date);
}

/** @example nearDayParts('2026-11-21', now) // ['Today', '21 Nov'], or ['Sat', '21 Nov'] */
export function nearDayParts(date: string, now: Date): readonly [string, string] {
  const [weekday = '', ...day] = dayName(date).split(' ');
  const near = nearDay(date, now);
  return [near === dayName(date) ? weekday : near, day.join(' ')];
}

/** @example slotTime({ from: '11:00', to: '13:00' }) // '11 am – 1 pm' */
export const slotTime = ({ from, to }: { from: string; to: string }): string => `${clock(from)} – ${clock(to)}`;

/** @example clock('13:00') // '1 pm' */
export function clock(hhmm: string): string {
  if (!/^\d{1,2}:\d{2}/.test(hhmm)) return hhmm;
  const [hour = 0, minute = 0] = hhmm.split(':').map(Number);
  const twelve = hour % 12 || 12;
  const time = `${twelve}${minute ? `:${String(minute).padStart(2, '0')}` : ''}`;
  return hour < 12 ? t('{time} am', { time }) : t('{time} pm', { time });
}

/** Node and browsers differ in commas and in narrow spaces; we write plain ones. */
const plain = (text: string): string => text.replace(/[\u202f\u00a0]/g, ' ').replace(/,/g, '');
