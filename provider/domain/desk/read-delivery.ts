import type * as v from 'valibot';
import { type Area, DEFAULT_AREA, type Delivery, type SlotWindow } from '../../../contract/desk-delivery.ts';
import { toRupees } from '../../../contract/money.ts';
import { rangesOf } from '../../../contract/typed-pincodes.ts';
import { WEEKDAYS } from '../../../contract/weekday.ts';
import type { Database } from '../../db/database.ts';
import * as repository from '../../repositories/desk-delivery.ts';
import type { PincodeRow, StepRow, WindowRow, ZoneRow } from '../../repositories/desk-delivery.ts';
import { toCutoff } from '../delivery/bookable-days.ts';
import { currentSlots } from '../delivery/slots.ts';
import { shopDate } from '../shop-time.ts';

export type WireDelivery = v.InferInput<typeof Delivery>;

/** What a zone is called at the desk. */
export const areaName = ({ zone }: Pick<ZoneRow, 'zone'>): string => zone || DEFAULT_AREA;

/** Where a zone has no charge steps, delivery is free. */
const FREE: Pick<StepRow, 'fromPaise' | 'chargePaise'> = { fromPaise: 0, chargePaise: 0 };

export const stepsOf = ({ zone }: Pick<ZoneRow, 'zone'>, steps: readonly StepRow[]) => {
  const found = steps.filter((step) => step.zone === zone);
  return found.length > 0 ? found : [FREE];
};

const toRanges = (rows: readonly PincodeRow[]) => ({
  count: rows.length,
  ranges: rangesOf(rows.map(({ pincode }) => pincode)),
});

const toArea = (
  row: ZoneRow,
  steps: readonly StepRow[],
  pincodes: readonly PincodeRow[],
): v.InferInput<typeof Area> => ({
  id: row.id,
  name: areaName(row),
  isDefault: row.zone === '',
  minimumOrder: toRupees(row.minimumPaise),
  chilled: row.chilled,
  steps: stepsOf(row, steps).map(({ fromPaise, chargePaise }) => ({
    from: toRupees(fromPaise),
    charge: toRupees(chargePaise),
  })),
  pincodes: toRanges(pincodes.filter(({ zone }) => zone === row.zone)),
  version: row.version,
});

const toSlotWindow = (row: WindowRow): SlotWindow => ({
  id: row.id,
  from: row.from,
  to: row.to,
  capacity: row.capacity,
  weekdays: WEEKDAYS.filter((weekday) => row.weekdays.includes(weekday)),
  cutoff: toCutoff(row),
  version: row.version,
});

/** Where and when the shop delivers, as the desk shows it. */
export async function readDelivery(db: Database, now: Date): Promise<WireDelivery> {
  const zones = await repository.selectZones(db);
  const steps = await repository.selectSteps(db);
  const pincodes = await repository.selectAllPincodes(db);
  const delivered = pincodes.filter(({ deliverable }) => deliverable);
  const closedWeekdays = (await repository.selectClosedWeekdays(db)).map(({ weekday }) => weekday);
  const slots = await currentSlots(db, now);
  return {
    areas: [...zones.filter(({ zone }) => zone !== ''), ...zones.filter(({ zone }) => zone === '')].map((row) =>
      toArea(row, steps, delivered),
    ),
    notDelivered: toRanges(pincodes.filter(({ deliverable }) => !deliverable)),
    slotWindows: (await repository.selectWindows(db)).map(toSlotWindow),
    closedWeekdays: WEEKDAYS.filter((weekday) => closedWeekdays.includes(weekday)),
    closedDays: await repository.selectClosedDays(db, shopDate(now)),
    slots: slots.map(({ id, date, window: { from, to, capacity }, taken, closed }) => ({
      id,
      date,
      from,
      to,
      booked: taken,
      capacity,
      isClosed: closed,
    })),
  };
}
