import type { Cutoff } from '../../contract/cutoff.ts';
import type { Area, SlotWindow } from '../../contract/desk-delivery.ts';
import { rupees } from '../../contract/rupees.ts';
import { type Weekday, WEEKDAYS } from '../../contract/weekday.ts';
import { count } from './count.ts';
import { clock } from './date.ts';

/** @example weekdayName('monday') // 'Monday' */
export const weekdayName = (weekday: Weekday): string => weekday.charAt(0).toUpperCase() + weekday.slice(1);
/** @example shortWeekday('monday') // 'Mon' */
export const shortWeekday = (weekday: Weekday): string => weekdayName(weekday).slice(0, 3);

/** @example weekdaysInWords(['monday', 'tuesday', 'wednesday']) // 'Mon–Wed' */
export function weekdaysInWords(weekdays: readonly Weekday[]): string {
  if (weekdays.length === WEEKDAYS.length) return 'Every day';
  const [first, last] = [weekdays[0], weekdays.at(-1)];
  if (!first || !last) return 'Never';
  const isRun = WEEKDAYS.indexOf(last) - WEEKDAYS.indexOf(first) === weekdays.length - 1;
  if (isRun && weekdays.length > 2) return `${shortWeekday(first)}–${shortWeekday(last)}`;
  return weekdays.map(shortWeekday).join(', ');
}

/** @example cutoffInWords({ minutes: 90 }) // 'order by 1 h 30 min before' */
function cutoffInWords(cutoff: Cutoff): string {
  if ('dayBefore' in cutoff) return `order by ${clock(cutoff.dayBefore)} the day before`;
  const [hours, minutes] = [Math.floor(cutoff.minutes / 60), cutoff.minutes % 60];
  if (cutoff.minutes === 0) return 'order until it starts';
  return `order by ${[hours > 0 && `${hours} h`, minutes > 0 && `${minutes} min`].filter(Boolean).join(' ')} before`;
}

/** @example windowInWords(window) // 'Every day · 40 orders · order by 1 h before' */
export const windowInWords = ({ weekdays, capacity, cutoff }: SlotWindow): string =>
  [weekdaysInWords(weekdays), count(capacity, 'order'), cutoffInWords(cutoff)].join(' · ');

const charge = (paise: number): string => (paise === 0 ? 'free' : rupees(paise));

/** @example areaInWords(area) // '154 pincodes · orders from ₹99 · delivery ₹25, from ₹499 free' */
export function areaInWords({ pincodes, minimumOrder, steps, chilled }: Area): string {
  const [first, ...others] = steps;
  const charges = [
    `delivery ${charge(first?.charge ?? 0)}`,
    ...others.map((step) => `from ${rupees(step.from)} ${charge(step.charge)}`),
  ];
  return [
    count(pincodes.count, 'pincode'),
    minimumOrder > 0 && `orders from ${rupees(minimumOrder)}`,
    charges.join(', '),
    !chilled && 'nothing chilled',
  ]
    .filter(Boolean)
    .join(' · ');
}
