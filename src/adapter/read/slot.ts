import { isRecord, type JsonObject, omitUndefined, pick } from '../json.ts';
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
export function slot(received: unknown, at: Reading): unknown {
  const whole = flat(received);
  if (!isRecord(whole)) return whole;
  const times = pick(whole, ...WINDOW);
  const fields = isRecord(times) ? { ...times, ...whole } : whole;
  const start = at.field(fields, 'from', ...FROM);
  const end = at.field(fields, 'to', ...TO);
  const [first, last] = timesIn(text(at.field(fields, 'window', ...WINDOW)) ?? '');
  const left = pick(
    fields,
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
    ...fields,
    ...omitUndefined({
      id: id(at.field(fields, 'id', 'slotId', '_id', 'code', 'deliverySlotId', 'uuid')),
      date: dayOf(at.field(fields, 'date', ...DAY)) ?? dayOf(start),
      from: timeOf(start) ?? first,
      to: timeOf(end) ?? last,
      left:
        left === false ||
        flag(pick(fields, 'isFull', 'full', 'isBooked')) === true ||
        flag(pick(fields, 'isAvailable', 'isOpen', 'bookable', 'enabled')) === false
          ? 0
          : typeof left === 'boolean'
            ? undefined
            : number(left),
    }),
  };
}

/** Slots listed by day, each with its windows: `{ date, slots: [{ id, from, to }] }`. */
export function slotsByDay(received: unknown): readonly unknown[] {
  if (!isRecord(received)) return [received];
  const windows = pick(received, 'slots', 'windows', 'times', 'timeSlots');
  if (!Array.isArray(windows)) return [received];
  const { date } = dateOf(received);
  return windows.map((entry): unknown => (isRecord(entry) ? { ...(date !== undefined && { date }), ...entry } : entry));
}

const dateOf = (fields: JsonObject): { date: unknown } => ({ date: pick(fields, 'date', ...DAY) });
