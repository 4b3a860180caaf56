import type { Weekday } from '../../../../contract/weekday.ts';
import { shortWeekday, weekdayName } from '../../../format/desk-delivery.ts';

/** As short as a button has room for, and whole for whoever hears it. */
export const WeekdayName = ({ weekday }: { weekday: Weekday }) => (
  <span>
    {shortWeekday(weekday)}
    <span className="sr-only">{weekdayName(weekday).slice(shortWeekday(weekday).length)}</span>
  </span>
);
