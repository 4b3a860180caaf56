import { isGiven, isRecord, type JsonObject, omitUndefined } from '../json.ts';
import { find } from '../names.ts';
import type { Reading } from '../reading.ts';
import { dayAfter, dayOf, now, timeOf, timesIn } from '../time.ts';
import { flat } from '../unwrap.ts';
import { flag, number, text } from '../values.ts';

/** A delivery window: its day from a date in any usual form or from its start, its times from fields or words. */
export function slot(received: unknown, at: Reading): unknown {
  const whole = flat(received);
  if (!isRecord(whole)) return whole;
  const times = find(whole, 'slot.window');
  const fields = isRecord(times) ? { ...times, ...whole } : whole;
  const start = at.field(fields, 'slot.from');
  const end = at.field(fields, 'slot.to');
  const [first, last] = timesIn(text(at.field(fields, 'slot.window')) ?? '');
  return {
    ...fields,
    ...omitUndefined({
      ...at.read(fields, 'slot'),
      date: dayOf(at.field(fields, 'slot.date')) ?? dayOf(start),
      from: timeOf(start) ?? first,
      to: timeOf(end) ?? last,
      left: leftIn(fields),
    }),
  };
}

/** Places left; undefined where their number is not given. */
function leftIn(fields: JsonObject): number | undefined {
  const left = find(fields, 'slot.left');
  const isFull = left === false || flag(find(fields, 'slot.isFull')) === true;
  if (isFull || flag(find(fields, 'slot.isAvailable')) === false) return 0;
  return typeof left === 'boolean' ? undefined : number(left);
}

/** How many days ahead windows are offered that the provider has on every day. */
const DAYS_AHEAD = 3;

/** Windows without any day are those of every day: the coming days', each with its day in its id, which an order hands back apart. */
export function dated(slots: readonly unknown[], at: Reading): readonly unknown[] {
  if (slots.length === 0 || slots.some((slot) => isGiven(find(slot, 'slot.date')))) return slots;
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
  const windows = find(received, 'slot.slots');
  if (!Array.isArray(windows)) return [received];
  const date = find(received, 'slot.date');
  return windows.map((entry): unknown => (isRecord(entry) ? { ...(date !== undefined && { date }), ...entry } : entry));
}
