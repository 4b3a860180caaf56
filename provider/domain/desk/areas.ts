import { eq } from 'drizzle-orm';
import type * as v from 'valibot';
import { type AddedPincodes, type AreaFields, DEFAULT_AREA } from '../../../contract/desk-delivery.ts';
import type { Id } from '../../../contract/id.ts';
import { rangesOf } from '../../../contract/typed-pincodes.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import { inBatches } from '../../db/in-batches.ts';
import { rowId } from '../../db/row-id.ts';
import { deliveryZone } from '../../db/schema/delivery.ts';
import * as repository from '../../repositories/desk-delivery.ts';
import type { PincodeRow, ZoneRow } from '../../repositories/desk-delivery.ts';
import { notFound, unprocessable } from '../errors.ts';
import { areaInWords } from './delivery-words.ts';
import type { DeskContext } from './history.ts';
import { differences } from './history-words.ts';
import { areaName, readDelivery, stepsOf, type WireDelivery } from './read-delivery.ts';
import { overtaken, recordDelivery } from './record-delivery.ts';

const BATCH = 1000;

function findZone(zones: readonly ZoneRow[], id: Id): ZoneRow {
  const zone = zones.find((one) => one.id === rowId(id));
  if (!zone) throw notFound('There is no such area any more.', 'unknown_area');
  return zone;
}

/** Names count as one however they are written: shoppers never read them, but staff does. */
const plain = (name: string): string => name.toLowerCase().replace(/\s+/g, ' ');

function checkName(zones: readonly ZoneRow[], name: string, self?: ZoneRow): void {
  const message = `There is an area called ${name} already. Please choose another name.`;
  const others = zones.filter((zone) => zone !== self);
  const isTaken = plain(name) === plain(DEFAULT_AREA) || others.some((zone) => plain(zone.zone) === plain(name));
  if (isTaken) throw unprocessable('same_name', message, { name: message });
}

async function fieldsOf(tx: Database, zone: ZoneRow): Promise<AreaFields> {
  const steps = stepsOf(zone, await repository.selectSteps(tx));
  return {
    name: areaName(zone),
    minimumOrder: zone.minimumPaise,
    chilled: zone.chilled,
    steps: steps.map(({ fromPaise, chargePaise }) => ({ from: fromPaise, charge: chargePaise })),
  };
}

const toSteps = ({ steps }: AreaFields) => steps.map(({ from, charge }) => ({ fromPaise: from, chargePaise: charge }));

/** Adds an area. Its pincodes are delivered from now on, wherever they belonged before. */
export const addArea = (
  db: Database,
  context: DeskContext,
  { pincodes, ...fields }: AreaFields & { readonly pincodes: readonly string[] },
): Promise<WireDelivery> =>
  inTransaction(db, async (tx) => {
    const { name, minimumOrder, chilled } = fields;
    checkName(await repository.lockZones(tx), name);
    await tx.insert(deliveryZone).values({ zone: name, minimumPaise: minimumOrder, chilled });
    await repository.replaceSteps(tx, name, toSteps(fields));
    await inBatches(pincodes, BATCH, (batch) => repository.upsertPincodes(tx, name, batch));
    const { Name: _, ...words } = areaInWords(fields);
    const after = { ...words, ...(pincodes.length > 0 && { Pincodes: inWords(pincodes) }) };
    await recordDelivery(tx, context, name, 'area added', { after });
    return readDelivery(tx, context.now);
  });

/**
 * Changes an area but for its pincodes.
 * @throws {ProviderError} 409 with all as it is now when somebody else has changed it meanwhile
 */
export const changeArea = (
  db: Database,
  context: DeskContext,
  id: Id,
  { basedOn, ...to }: AreaFields & { readonly basedOn: number },
): Promise<WireDelivery> =>
  inTransaction(db, async (tx) => {
    const zones = await repository.lockZones(tx);
    const zone = findZone(zones, id);
    const isDefault = zone.zone === '';
    const fields = { ...to, name: isDefault ? DEFAULT_AREA : to.name };
    const before = await fieldsOf(tx, zone);
    const changed = differences(areaInWords(before), areaInWords(fields));
    // Sent twice, or saved as it was.
    if (!changed) return readDelivery(tx, context.now);
    if (zone.version !== basedOn) throw overtaken(areaName(zone), await readDelivery(tx, context.now));
    if (!isDefault) checkName(zones, fields.name, zone);
    const name = isDefault ? '' : fields.name;
    await tx
      .update(deliveryZone)
      .set({ zone: name, minimumPaise: fields.minimumOrder, chilled: fields.chilled, version: zone.version + 1 })
      .where(eq(deliveryZone.id, zone.id));
    if (name !== zone.zone) {
      await repository.movePincodes(tx, zone.zone, name);
      await repository.moveSteps(tx, zone.zone, name);
    }
    await repository.replaceSteps(tx, name, toSteps(fields));
    await recordDelivery(tx, context, fields.name, 'changed', changed);
    return readDelivery(tx, context.now);
  });

/** Removes an area: its pincodes go to the default one. */
export const removeArea = (db: Database, context: DeskContext, id: Id, basedOn: number): Promise<WireDelivery> =>
  inTransaction(db, async (tx) => {
    const zone = findZone(await repository.lockZones(tx), id);
    if (zone.zone === '')
      throw unprocessable('default_area', `${DEFAULT_AREA} can’t be removed: it has what no other area names.`);
    if (zone.version !== basedOn) throw overtaken(zone.zone, await readDelivery(tx, context.now));
    const pincodes = (await repository.selectAllPincodes(tx)).filter((row) => row.zone === zone.zone);
    const { Name: _, ...words } = areaInWords(await fieldsOf(tx, zone));
    await repository.movePincodes(tx, zone.zone, '');
    await repository.replaceSteps(tx, zone.zone, []);
    await tx.delete(deliveryZone).where(eq(deliveryZone.id, zone.id));
    const before = { ...words, Pincodes: inWords(pincodes.map(({ pincode }) => pincode)) };
    await recordDelivery(tx, context, zone.zone, 'area removed', { before });
    return readDelivery(tx, context.now);
  });

/** How many ranges a line of the history names. */
const NAMED_RANGES = 20;

function inWords(pincodes: readonly string[]): string {
  const ranges = rangesOf(pincodes);
  const others = ranges.length - NAMED_RANGES;
  if (ranges.length === 0) return 'none';
  return [...ranges.slice(0, NAMED_RANGES), ...(others > 0 ? [`${others} more`] : [])].join(', ');
}

/** How many there are of each, in the order in which they come first. */
function countBy(names: readonly string[]): { from: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([from, count]) => ({ from, count }));
}

/** Has pincodes belong to an area, and says where they come from. */
export const addPincodes = (
  db: Database,
  context: DeskContext,
  id: Id,
  pincodes: readonly string[],
): Promise<v.InferInput<typeof AddedPincodes>> =>
  inTransaction(db, async (tx) => {
    const zone = findZone(await repository.lockZones(tx), id);
    const rows = new Map((await repository.selectAllPincodes(tx)).map((row) => [row.pincode, row]));
    const isAdded = (pincode: string) => !rows.get(pincode)?.deliverable;
    const isThere = (pincode: string) => !isAdded(pincode) && rows.get(pincode)?.zone === zone.zone;
    const added = pincodes.filter(isAdded);
    const moved = pincodes.filter((pincode) => !isAdded(pincode) && !isThere(pincode));
    const changed = pincodes.filter((pincode) => !isThere(pincode));
    await inBatches(changed, BATCH, (batch) => repository.upsertPincodes(tx, zone.zone, batch));
    if (changed.length > 0)
      await recordDelivery(tx, context, areaName(zone), 'pincodes added', { after: { Pincodes: inWords(changed) } });
    return {
      data: await readDelivery(tx, context.now),
      added: added.length,
      moved: countBy(moved.map((pincode) => areaName({ zone: rows.get(pincode)?.zone ?? '' }))),
      unchanged: pincodes.length - changed.length,
    };
  });

/** Delivers to pincodes of an area no longer. All of them have to be in it: anything else is a slip. */
export const takePincodes = (
  db: Database,
  context: DeskContext,
  id: Id,
  pincodes: readonly string[],
): Promise<{ data: WireDelivery; removed: number }> =>
  inTransaction(db, async (tx) => {
    const zone = findZone(await repository.lockZones(tx), id);
    const rows = await repository.lockPincodes(tx, pincodes);
    const isIn = ({ deliverable, zone: of }: PincodeRow) => deliverable && of === zone.zone;
    const inArea = new Map(rows.filter(isIn).map((row) => [row.pincode, row.id]));
    const missing = pincodes.filter((pincode) => !inArea.has(pincode));
    if (missing.length > 0) {
      const message = `${inWords(missing)} ${missing.length === 1 ? 'is' : 'are'} not in ${areaName(zone)}. Nothing was taken away.`;
      throw unprocessable('not_in_area', message, { pincodes: message });
    }
    await repository.removePincodes(tx, [...inArea.values()]);
    await recordDelivery(tx, context, areaName(zone), 'pincodes taken away', {
      before: { Pincodes: inWords(pincodes) },
    });
    return { data: await readDelivery(tx, context.now), removed: pincodes.length };
  });
