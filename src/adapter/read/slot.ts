import { isGiven, isRecord, type JsonObject, omitUndefined, pick } from '../json.ts';
import type { Reading } from '../reading.ts';
import { dayAfter, dayOf, now, timeOf, timesIn } from '../time.ts';
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

/** How many days ahead windows are offered that the provider has on every day. */
const DAYS_AHEAD = 3;

/** Windows without any day are those of every day: the coming days', each with its day in its id, which an order hands back apart. */
export function dated(slots: readonly unknown[], at: Reading): readonly unknown[] {
  if (slots.length === 0 || slots.some((slot) => isGiven(pick(slot, 'date', ...DAY)))) return slots;
  at.note('date', 'not said: the windows count for each of the coming days');
  const { date: today, time } = now();
  return Array.from({ length: DAYS_AHEAD }, (_, days) => dayAfter(today, days)).flatMap((date) =>
    slots
      .filter(isRecord)
      .filter(({ from }) => date !== today || String(from) > time)
      .map((slot) => ({ ...slot, id: `${String(slot['id'])}${ON_DAY}${date}`, date })),
  );
}

const ON_DAY = '@';

/** A window's id and day, from the id that `dated` gave it. */
export function windowOf(slotId: unknown): { slotId: string; deliveryDate: string } | undefined {
  const [, id, date] = /^(.*)@(\d{4}-\d{2}-\d{2})$/.exec(typeof slotId === 'string' ? slotId : '') ?? [];
  return id === undefined || date === undefined ? undefined : { slotId: id, deliveryDate: date };
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
