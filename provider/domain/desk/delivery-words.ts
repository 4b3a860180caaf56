import type { AreaFields, SlotWindowFields } from '../../../contract/desk-delivery.ts';
import { rupees } from '../../../contract/rupees.ts';
import { TIME_ZONE } from '../../../contract/time-zone.ts';
import { type Weekday, WEEKDAYS } from '../../../contract/weekday.ts';
import { shopMoment } from '../shop-time.ts';
import { type Words, yesOrNo } from './history-words.ts';

const day = new Intl.DateTimeFormat('en-IN', {
  timeZone: TIME_ZONE,
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

/** @example dayInWords('2026-12-25') // 'Fri, 25 Dec 2026' */
export const dayInWords = (date: string): string => day.format(shopMoment(date, '12:00'));

/** @example weekdayInWords('monday') // 'Monday' */
export const weekdayInWords = (weekday: Weekday): string => weekday.charAt(0).toUpperCase() + weekday.slice(1);

/** @example clock('13:30') // '1:30 pm' */
function clock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}${minute ? `:${String(minute).padStart(2, '0')}` : ''} ${hour < 12 ? 'am' : 'pm'}`;
}

/** @example timesInWords({ from: '09:00', to: '11:30' }) // '9 am – 11:30 am' */
export const timesInWords = ({ from, to }: { readonly from: string; readonly to: string }): string =>
  `${clock(from)} – ${clock(to)}`;

/** Labels of what can be decided of an area. */
export const areaInWords = ({ name, minimumOrder, chilled, steps }: AreaFields): Words => ({
  Name: name,
  'Minimum order': minimumOrder === 0 ? 'none' : rupees(minimumOrder),
  'Chilled goods': yesOrNo(chilled),
  Charges: steps.map(({ from, charge }) => `from ${rupees(from)}: ${rupees(charge)}`).join(', '),
});

/** The same of a delivery window. */
export const windowInWords = ({ capacity, weekdays, cutoff, ...times }: SlotWindowFields): Words => ({
  Time: timesInWords(times),
  Orders: String(capacity),
  Days: weekdays.length === WEEKDAYS.length ? 'every day' : weekdays.map(weekdayInWords).join(', '),
  'Order until': 'minutes' in cutoff ? `${cutoff.minutes} minutes before` : `${clock(cutoff.dayBefore)} the day before`,
});
