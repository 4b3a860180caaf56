import { and, eq, gte } from 'drizzle-orm';
import type { SlotWindowFields } from '../../../contract/desk-delivery.ts';
import type { Id } from '../../../contract/id.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import { rowId } from '../../db/row-id.ts';
import { slotTaken, slotWindow } from '../../db/schema/delivery.ts';
import { lockWindows, type WindowRow } from '../../repositories/desk-delivery.ts';
import { cutoffColumns, toCutoff } from '../delivery/bookable-days.ts';
import { freeWindowKey } from '../delivery/window-key.ts';
import { notFound, unprocessable } from '../errors.ts';
import { shopDate } from '../shop-time.ts';
import { timesInWords, weekdayInWords, windowInWords } from './delivery-words.ts';
import type { DeskContext } from './history.ts';
import { differences } from './history-words.ts';
import { readDelivery, type WireDelivery } from './read-delivery.ts';
import { overtaken, recordDelivery } from './record-delivery.ts';

function findWindow(windows: readonly WindowRow[], id: Id): WindowRow {
  const window = windows.find((one) => one.id === rowId(id));
  if (!window) throw notFound('There is no such slot any more.', 'unknown_slot_window');
  return window;
}

const fieldsOf = (row: WindowRow): SlotWindowFields => ({
  from: row.from,
  to: row.to,
  capacity: row.capacity,
  weekdays: row.weekdays,
  cutoff: toCutoff(row),
});

const toColumns = ({ from, to, capacity, weekdays, cutoff }: SlotWindowFields) => ({
  from,
  to,
  capacity,
  weekdays,
  ...cutoffColumns(cutoff),
});

const hasTimesOf = (one: SlotWindowFields, other: SlotWindowFields): boolean =>
  one.from === other.from && one.to === other.to;

/** The same times on the same day would be one slot twice. On other days they are another one, with its own number of orders. */
function checkTwice(others: readonly WindowRow[], fields: SlotWindowFields): void {
  const [weekday] = others
    .filter((row) => hasTimesOf(fieldsOf(row), fields))
    .flatMap((row) => row.weekdays.filter((one) => fields.weekdays.includes(one)));
  if (weekday === undefined) return;
  const message = `There is a slot ${timesInWords(fields)} on ${weekdayInWords(weekday)} already.`;
  throw unprocessable('same_window', message, { from: message });
}

const freeKey = (others: readonly WindowRow[], fields: SlotWindowFields): string =>
  freeWindowKey(
    others.map(({ key }) => key),
    fields,
  );

export const addWindow = (db: Database, context: DeskContext, fields: SlotWindowFields): Promise<WireDelivery> =>
  inTransaction(db, async (tx) => {
    const windows = await lockWindows(tx);
    checkTwice(windows, fields);
    await tx.insert(slotWindow).values({ key: freeKey(windows, fields), ...toColumns(fields) });
    const name = timesInWords(fields);
    const { Time: _, ...after } = windowInWords(fields);
    await recordDelivery(tx, context, name, 'slot added', { after });
    return readDelivery(tx, context.now);
  });

/** What was closed of a window stays closed when it gets other times. */
async function copyClosed(tx: Database, from: string, to: string, since: string): Promise<void> {
  const where = and(eq(slotTaken.windowKey, from), eq(slotTaken.closed, true), gte(slotTaken.date, since));
  const closed = await tx.select({ date: slotTaken.date }).from(slotTaken).where(where);
  if (closed.length === 0) return;
  await tx
    .insert(slotTaken)
    .values(closed.map(({ date }) => ({ date, windowKey: to, taken: 0, closed: true })))
    .onConflictDoUpdate({ target: [slotTaken.date, slotTaken.windowKey], set: { closed: true } });
}

/**
 * Changes a window. With other times its slots are other ones: who has chosen one of the old is told that it went, and orders
 * for those stay as they are.
 * @throws {ProviderError} 409 with all as it is now when somebody else has changed it meanwhile
 */
export const changeWindow = (
  db: Database,
  context: DeskContext,
  id: Id,
  { basedOn, ...fields }: SlotWindowFields & { readonly basedOn: number },
): Promise<WireDelivery> =>
  inTransaction(db, async (tx) => {
    const windows = await lockWindows(tx);
    const window = findWindow(windows, id);
    const before = fieldsOf(window);
    const changed = differences(windowInWords(before), windowInWords(fields));
    // Sent twice, or saved as it was.
    if (!changed) return readDelivery(tx, context.now);
    const name = timesInWords(window);
    if (window.version !== basedOn) throw overtaken(`the slot ${name}`, await readDelivery(tx, context.now));
    const others = windows.filter((one) => one !== window);
    checkTwice(others, fields);
    const key = hasTimesOf(before, fields) ? window.key : freeKey(others, fields);
    await tx
      .update(slotWindow)
      .set({ key, ...toColumns(fields), version: window.version + 1 })
      .where(eq(slotWindow.id, window.id));
    if (key !== window.key) await copyClosed(tx, window.key, key, shopDate(context.now));
    await recordDelivery(tx, context, name, 'slot changed', changed);
    return readDelivery(tx, context.now);
  });

export const removeWindow = (db: Database, context: DeskContext, id: Id, basedOn: number): Promise<WireDelivery> =>
  inTransaction(db, async (tx) => {
    const window = findWindow(await lockWindows(tx), id);
    const name = timesInWords(window);
    if (window.version !== basedOn) throw overtaken(`the slot ${name}`, await readDelivery(tx, context.now));
    await tx.delete(slotWindow).where(eq(slotWindow.id, window.id));
    const { Time: _, ...before } = windowInWords(fieldsOf(window));
    await recordDelivery(tx, context, name, 'slot removed', { before });
    return readDelivery(tx, context.now);
  });
