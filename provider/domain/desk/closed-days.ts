import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { CalendarDay } from '../../../contract/calendar-day.ts';
import { MAX_DAYS_AHEAD } from '../../../contract/desk-delivery.ts';
import type { Id } from '../../../contract/id.ts';
import type { Weekday } from '../../../contract/weekday.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import { closedDay, closedWeekday, slotTaken } from '../../db/schema/delivery.ts';
import { splitSlotId } from '../delivery/slots.ts';
import { notFound, unprocessable } from '../errors.ts';
import { shopDate } from '../shop-time.ts';
import { dayInWords, timesInWords, weekdayInWords } from './delivery-words.ts';
import type { DeskContext } from './history.ts';
import { readDelivery, type WireDelivery } from './read-delivery.ts';
import { recordDelivery } from './record-delivery.ts';

function checkDate(date: string, now: Date): void {
  const message =
    date < shopDate(now)
      ? 'This day is over. Please choose today or a later one.'
      : date > shopDate(now, MAX_DAYS_AHEAD)
        ? 'Please choose a day within the next two years.'
        : undefined;
  if (message) throw unprocessable('wrong_day', message, { date: message });
}

/** Delivers nothing on a day. Orders for it that were placed before stay. */
export const closeDay = (
  db: Database,
  context: DeskContext,
  { date, reason }: { readonly date: string; readonly reason: string },
): Promise<WireDelivery> =>
  inTransaction(db, async (tx) => {
    checkDate(date, context.now);
    const inserted = await tx.insert(closedDay).values({ date, reason }).onConflictDoNothing().returning();
    if (inserted.length > 0) {
      await recordDelivery(tx, context, dayInWords(date), 'closed', { after: { Reason: reason } });
      return readDelivery(tx, context.now);
    }
    const [before] = await tx.select().from(closedDay).where(eq(closedDay.date, date));
    // Sent twice.
    if (before?.reason === reason) return readDelivery(tx, context.now);
    const message = `This day is closed already: ${before?.reason ?? ''}.`;
    throw unprocessable('closed_already', message, { date: message });
  });

/** @param date of the closed day, as its id on the wire */
export const openDay = (db: Database, context: DeskContext, date: string): Promise<WireDelivery> =>
  inTransaction(db, async (tx) => {
    const [removed] = v.is(CalendarDay, date)
      ? await tx.delete(closedDay).where(eq(closedDay.date, date)).returning()
      : [];
    if (!removed) throw notFound('This day is not closed any more.', 'unknown_closed_day');
    await recordDelivery(tx, context, dayInWords(date), 'open again', { before: { Reason: removed.reason } });
    return readDelivery(tx, context.now);
  });

/** Delivers nothing on a day of every week, or delivers on it again. */
export const closeWeekday = (
  db: Database,
  context: DeskContext,
  { weekday, isClosed }: { readonly weekday: Weekday; readonly isClosed: boolean },
): Promise<WireDelivery> =>
  inTransaction(db, async (tx) => {
    const changed = isClosed
      ? await tx.insert(closedWeekday).values({ weekday }).onConflictDoNothing().returning()
      : await tx.delete(closedWeekday).where(eq(closedWeekday.weekday, weekday)).returning();
    const name = `Every ${weekdayInWords(weekday)}`;
    if (changed.length > 0) await recordDelivery(tx, context, name, isClosed ? 'closed' : 'open again');
    return readDelivery(tx, context.now);
  });

/** Takes no more orders for one slot of one day, or takes them again. Those that were placed stay. */
export const closeSlot = (
  db: Database,
  context: DeskContext,
  { slotId: id, isClosed }: { readonly slotId: Id; readonly isClosed: boolean },
): Promise<WireDelivery> =>
  inTransaction(db, async (tx) => {
    const delivery = await readDelivery(tx, context.now);
    const slot = delivery.slots.find((one) => one.id === id);
    if (!slot) {
      const message = 'This slot can’t be chosen by shoppers any more, so there is nothing to close.';
      throw unprocessable('unknown_slot', message, { slotId: message });
    }
    // Sent twice, or done by somebody else.
    if (slot.isClosed === isClosed) return delivery;
    const { date, key } = splitSlotId(id);
    await tx
      .insert(slotTaken)
      .values({ date, windowKey: key, taken: 0, closed: isClosed })
      .onConflictDoUpdate({ target: [slotTaken.date, slotTaken.windowKey], set: { closed: isClosed } });
    const name = `${dayInWords(date)}, ${timesInWords(slot)}`;
    await recordDelivery(tx, context, name, isClosed ? 'slot closed' : 'slot open again');
    return readDelivery(tx, context.now);
  });
