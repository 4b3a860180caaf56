import { type Came, isRecord, known, pick } from '../json.ts';
import type { Reading } from '../reading.ts';
import { dayOf, timeOf, timesIn } from '../time.ts';
import { flat } from '../unwrap.ts';
import { flag, id, number, text } from '../values.ts';

const FROM = ['start', 'startTime', 'fromTime', 'startsAt', 'startAt', 'begin', 'slotStart', 'startHour', 'timeFrom'];
const TO = ['end', 'endTime', 'toTime', 'endsAt', 'endAt', 'finish', 'slotEnd', 'endHour', 'timeTo', 'until'];
const WINDOW = [
  'time',
  'window',
  'slot',
  'timeSlot',
  'slotTime',
  'label',
  'name',
  'title',
  'timing',
  'range',
  'slotName',
  'displayName',
];
const DAY = ['day', 'slotDate', 'deliveryDate', 'deliveryDay', 'on', 'forDate'];

/** A delivery window: its day from a date in any usual form or from its start, its times from fields or words. */
export function slot(came: unknown, at: Reading): unknown {
  const whole = flat(came);
  if (!isRecord(whole)) return whole;
  const times = pick(whole, ...WINDOW);
  const own = isRecord(times) ? { ...times, ...whole } : whole;
  const start = at.field(own, 'from', ...FROM);
  const end = at.field(own, 'to', ...TO);
  const [first, last] = timesIn(text(at.field(own, 'window', ...WINDOW)) ?? '');
  const left = pick(
    own,
    'left',
    'available',
    'availableSlots',
    'remaining',
    'capacityLeft',
    'slotsLeft',
    'availability',
    'seatsLeft',
    'placesLeft',
  );
  return {
    ...own,
    ...known({
      id: id(at.field(own, 'id', 'slotId', '_id', 'code', 'deliverySlotId', 'uuid')),
      date: dayOf(at.field(own, 'date', ...DAY)) ?? dayOf(start),
      from: timeOf(start) ?? first,
      to: timeOf(end) ?? last,
      left:
        left === false ||
        flag(pick(own, 'isFull', 'full', 'isBooked')) === true ||
        flag(pick(own, 'isAvailable', 'isOpen', 'bookable', 'enabled')) === false
          ? 0
          : typeof left === 'boolean'
            ? undefined
            : number(left),
    }),
  };
}

/** Slots listed by day, each with its windows: `{ date, slots: [{ id, from, to }] }`. */
export function slotsByDay(came: unknown): readonly unknown[] {
  if (!isRecord(came)) return [came];
  const windows = pick(came, 'slots', 'windows', 'times', 'timeSlots');
  if (!Array.isArray(windows)) return [came];
  const { date } = dateOf(came);
  return windows.map((entry): unknown => (isRecord(entry) ? { ...(date !== undefined && { date }), ...entry } : entry));
}

const dateOf = (came: Came): { date: unknown } => ({ date: pick(came, 'date', ...DAY) });
