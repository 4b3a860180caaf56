import { and, asc, eq, gte, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import type { Id } from '../../../contract/id.ts';
import { msg } from '../../../contract/msg.ts';
import type { Slot } from '../../../contract/slot.ts';
import type { Database } from '../../db/database.ts';
import { slotTaken, slotWindow } from '../../db/schema/delivery.ts';
import { conflict, unprocessable } from '../errors.ts';
import { shopDate } from '../shop-time.ts';
import { bookableDates, cutoffOf, isClosed, readClosedDays, runsOn, type Window } from './bookable-days.ts';

export interface ReservedSlot {
  readonly date: string;
  readonly window: Window;
}

/** A slot that can still be ordered, unless it is closed. */
interface CurrentSlot {
  readonly id: string;
  readonly date: string;
  readonly window: Window;
  readonly taken: number;
  readonly closed: boolean;
}

export const slotId = (date: string, key: string): string => `${date}_${key}`;

/** @example splitSlotId('2026-11-21_11-13') // { date: '2026-11-21', key: '11-13' } */
export function splitSlotId(id: Id): { readonly date: string; readonly key: string } {
  const [, date = '', key = ''] = /^(\d{4}-\d{2}-\d{2})_(.+)$/.exec(String(id)) ?? [];
  return { date, key };
}

/** Every slot of the bookable days that can still be ordered, also those that somebody has closed. */
export async function currentSlots(db: Database, now: Date): Promise<CurrentSlot[]> {
  const closedDays = await readClosedDays(db);
  const windows = await db.select().from(slotWindow).orderBy(asc(slotWindow.from), asc(slotWindow.to));
  const rows = await db
    .select()
    .from(slotTaken)
    .where(gte(slotTaken.date, shopDate(now)));
  const takenBySlot = new Map(rows.map((row) => [slotId(row.date, row.windowKey), row]));
  return bookableDates(closedDays, windows, now).flatMap((date) =>
    windows
      .filter((window) => runsOn(window, date) && now < cutoffOf(window, date))
      .map((window) => {
        const id = slotId(date, window.key);
        const { taken = 0, closed = false } = takenBySlot.get(id) ?? {};
        return { id, date, window, taken, closed };
      }),
  );
}

/** Every slot that can still be chosen, with the places left in it; a full one is shown with none. */
export async function availableSlots(db: Database, now: Date): Promise<v.InferInput<typeof Slot>[]> {
  const slots = await currentSlots(db, now);
  return slots
    .filter(({ closed }) => !closed)
    .map(({ id, date, window: { from, to, capacity }, taken }) => ({
      id,
      date,
      from,
      to,
      left: Math.max(0, capacity - taken),
    }));
}

const slotPast = () => conflict('slot_past', msg('This delivery slot is over. Please choose a later one.'));
const slotClosed = () => conflict('slot_closed', msg('This delivery slot is closed. Please choose another one.'));

/** The window of a slot that the page offers, or why it does not. */
async function findOffered(tx: Database, id: Id, now: Date): Promise<ReservedSlot> {
  const { date, key } = splitSlotId(id);
  const windows = await tx.select().from(slotWindow);
  const window = windows.find((one) => one.key === key);
  const closedDays = await readClosedDays(tx);
  const isPast = date < shopDate(now);
  if (window && isPast) throw slotPast();
  if (window && isClosed(closedDays, date)) throw slotClosed();
  if (!window || !bookableDates(closedDays, windows, now).includes(date)) {
    const message = msg('Please choose a delivery slot from the list.');
    throw unprocessable('unknown_slot', message, { slotId: message });
  }
  if (!runsOn(window, date)) throw slotClosed();
  if (now >= cutoffOf(window, date)) throw slotPast();
  return { date, window };
}

/** Reserves capacity within the order's transaction, so that it counts only if the order is made. */
export async function reserveSlot(tx: Database, id: Id, now: Date): Promise<ReservedSlot> {
  const { date, window } = await findOffered(tx, id, now);
  const [reservation] = await tx
    .insert(slotTaken)
    .values({ date, windowKey: window.key, taken: 1 })
    .onConflictDoUpdate({
      target: [slotTaken.date, slotTaken.windowKey],
      set: { taken: sql`${slotTaken.taken} + 1` },
      setWhere: sql`${slotTaken.taken} < ${window.capacity} and not ${slotTaken.closed}`,
    })
    .returning();
  if (reservation && reservation.taken <= window.capacity) return { date, window };
  const [row] = await tx
    .select()
    .from(slotTaken)
    .where(and(eq(slotTaken.date, date), eq(slotTaken.windowKey, window.key)));
  if (row?.closed) throw slotClosed();
  throw conflict('slot_full', msg('This delivery slot is full. Please choose another one.'));
}
