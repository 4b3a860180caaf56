import { asc, eq, gte, lt, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import type { Id } from '../../../contract/id.ts';
import { msg } from '../../../contract/msg.ts';
import type { Slot } from '../../../contract/slot.ts';
import type { Database } from '../../db/database.ts';
import { slotTaken, slotWindow } from '../../db/schema/delivery.ts';
import { conflict, unprocessable } from '../errors.ts';
import { shopDate, shopMoment } from '../shop-time.ts';

/** Today and the next 5 days. */
const DAYS = 6;
/** A window that starts within the hour is already being packed. */
const NOTICE_MS = 3_600_000;

type Window = typeof slotWindow.$inferSelect;

export interface ReservedSlot {
  readonly date: string;
  readonly window: Window;
}

export const slotId = (date: string, key: string): string => `${date}_${key}`;

const bookableDates = (now: Date): string[] => Array.from({ length: DAYS }, (_, days) => shopDate(now, days));

const isOpen = (date: string, { from }: Window, now: Date): boolean =>
  shopMoment(date, from).getTime() - now.getTime() > NOTICE_MS;

/** Every window that can still be chosen, with the places left in it; a full one is shown with none. */
export async function availableSlots(db: Database, now: Date): Promise<v.InferInput<typeof Slot>[]> {
  const windows = await db.select().from(slotWindow).orderBy(asc(slotWindow.from));
  const taken = await db
    .select()
    .from(slotTaken)
    .where(gte(slotTaken.date, shopDate(now)));
  const takenBySlot = new Map(taken.map((row) => [slotId(row.date, row.windowKey), row.taken]));
  return bookableDates(now).flatMap((date) =>
    windows
      .filter((window) => isOpen(date, window, now))
      .map((window) => {
        const id = slotId(date, window.key);
        return {
          id,
          date,
          from: window.from,
          to: window.to,
          left: Math.max(0, window.capacity - (takenBySlot.get(id) ?? 0)),
        };
      }),
  );
}

/** Reserves capacity within the order's transaction, so that it counts only if the order is made. */
export async function reserveSlot(tx: Database, id: Id, now: Date): Promise<ReservedSlot> {
  const [, date = '', key = ''] = /^(\d{4}-\d{2}-\d{2})_(.+)$/.exec(String(id)) ?? [];
  const [window] = await tx.select().from(slotWindow).where(eq(slotWindow.key, key));
  const isPast = date < shopDate(now);
  if (!window || !(isPast || bookableDates(now).includes(date))) {
    const message = msg('Please choose a delivery slot from the list.');
    throw unprocessable('unknown_slot', message, { slotId: message });
  }
  if (isPast || !isOpen(date, window, now))
    throw conflict('slot_past', msg('This delivery slot is over. Please choose a later one.'));
  const [reservation] = await tx
    .insert(slotTaken)
    .values({ date, windowKey: key, taken: 1 })
    .onConflictDoUpdate({
      target: [slotTaken.date, slotTaken.windowKey],
      set: { taken: sql`${slotTaken.taken} + 1` },
      setWhere: lt(slotTaken.taken, window.capacity),
    })
    .returning();
  if (!reservation || reservation.taken > window.capacity)
    throw conflict('slot_full', msg('This delivery slot is full. Please choose another one.'));
  return { date, window };
}
