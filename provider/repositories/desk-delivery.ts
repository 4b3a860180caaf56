import { asc, eq, gte, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { isAmong } from '../db/is-among.ts';
import { address, pincode } from '../db/schema/address.ts';
import { chargeStep, closedDay, closedWeekday, deliveryZone, slotTaken, slotWindow } from '../db/schema/delivery.ts';

export type ZoneRow = typeof deliveryZone.$inferSelect;
export type StepRow = Pick<typeof chargeStep.$inferSelect, 'zone' | 'fromPaise' | 'chargePaise'>;
export type PincodeRow = typeof pincode.$inferSelect;
export type WindowRow = typeof slotWindow.$inferSelect;

/** All of them, locked where a change begins: each looks at the others, and there are few. */
export const selectZones = (db: Database): Promise<ZoneRow[]> =>
  db.select().from(deliveryZone).orderBy(asc(deliveryZone.zone));
export const lockZones = (tx: Database): Promise<ZoneRow[]> =>
  tx.select().from(deliveryZone).orderBy(asc(deliveryZone.zone)).for('update');

export const selectSteps = (db: Database): Promise<StepRow[]> =>
  db.select().from(chargeStep).orderBy(asc(chargeStep.zone), asc(chargeStep.fromPaise));

export const selectAllPincodes = (db: Database): Promise<PincodeRow[]> =>
  db.select().from(pincode).orderBy(asc(pincode.pincode));

/** Those of them that there are, locked: an address that names one waits. */
export const lockPincodes = (tx: Database, pincodes: readonly string[]): Promise<PincodeRow[]> =>
  tx
    .select()
    .from(pincode)
    .where(sql`${pincode.pincode} = any(${`{${pincodes.join(',')}}`}::text[])`)
    .orderBy(asc(pincode.id))
    .for('update');

export const selectWindows = (db: Database): Promise<WindowRow[]> =>
  db.select().from(slotWindow).orderBy(asc(slotWindow.from), asc(slotWindow.to), asc(slotWindow.id));
export const lockWindows = (tx: Database): Promise<WindowRow[]> =>
  tx.select().from(slotWindow).orderBy(asc(slotWindow.key)).for('update');

export const selectClosedWeekdays = (db: Database) => db.select().from(closedWeekday);

/** Closed days from a date on, with how many orders there are for each. */
export function selectClosedDays(db: Database, from: string) {
  const booked = sql<number>`coalesce(sum(${slotTaken.taken}), 0)::int`;
  return db
    .select({ date: closedDay.date, reason: closedDay.reason, booked })
    .from(closedDay)
    .leftJoin(slotTaken, eq(slotTaken.date, closedDay.date))
    .where(gte(closedDay.date, from))
    .groupBy(closedDay.date)
    .orderBy(asc(closedDay.date));
}

/** Writes the charge steps of a zone in the place of those that it has. */
export async function replaceSteps(tx: Database, zone: string, steps: readonly Omit<StepRow, 'zone'>[]): Promise<void> {
  await tx.delete(chargeStep).where(eq(chargeStep.zone, zone));
  if (steps.length > 0) await tx.insert(chargeStep).values(steps.map((step) => ({ ...step, zone })));
}

/** Has pincodes delivered within a zone. */
export async function upsertPincodes(tx: Database, zone: string, pincodes: readonly string[]): Promise<void> {
  await tx
    .insert(pincode)
    .values(pincodes.map((one) => ({ pincode: one, zone })))
    .onConflictDoUpdate({ target: pincode.pincode, set: { zone, deliverable: true } });
}

/** Deletes pincodes; one that an address of a customer names stays, and is not delivered. */
export async function removePincodes(tx: Database, ids: readonly number[]): Promise<void> {
  const among = isAmong(pincode.id, ids);
  await tx.update(pincode).set({ deliverable: false, zone: '' }).where(among);
  const named = tx.select().from(address).where(eq(address.pincodeId, pincode.id));
  await tx.delete(pincode).where(sql`${among} and not exists ${named}`);
}

/** Names a zone otherwise wherever it stands, or hands what it has over to another one. */
export const movePincodes = (tx: Database, from: string, to: string): Promise<unknown> =>
  tx.update(pincode).set({ zone: to }).where(eq(pincode.zone, from));
export const moveSteps = (tx: Database, from: string, to: string): Promise<unknown> =>
  tx.update(chargeStep).set({ zone: to }).where(eq(chargeStep.zone, from));
