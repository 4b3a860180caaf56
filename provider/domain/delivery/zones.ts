import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Id } from '../../../contract/id.ts';
import { type Paise, toRupees } from '../../../contract/money.ts';
import { msg } from '../../../contract/msg.ts';
import type { Database } from '../../db/database.ts';
import { pincode } from '../../db/schema/address.ts';
import { product, subCategory } from '../../db/schema/catalogue.ts';
import { chargeStep, deliveryZone } from '../../db/schema/delivery.ts';
import { rowId } from '../../db/row-id.ts';
import { notFound } from '../errors.ts';

export interface DeliveryCharge {
  readonly chargePaise: Paise;
  /** From which item total delivery costs less; null when it can't. */
  readonly nextStep: { readonly fromPaise: Paise; readonly chargePaise: Paise } | null;
}

/** What delivery within a zone costs for an item total. The steps are the owner's: `deliveryCharges` of domain/rules-file.ts. */
export async function deliveryCharge(db: Database, zone: string, totalPaise: Paise): Promise<DeliveryCharge> {
  const steps = await db.select().from(chargeStep).where(eq(chargeStep.zone, zone)).orderBy(asc(chargeStep.fromPaise));
  const chargePaise = steps.findLast((step) => step.fromPaise <= totalPaise)?.chargePaise ?? 0;
  const next = steps.find((step) => step.fromPaise > totalPaise && step.chargePaise < chargePaise);
  return { chargePaise, nextStep: next ? { fromPaise: next.fromPaise, chargePaise: next.chargePaise } : null };
}

export interface Zone {
  readonly zone: string;
  /** The least item total of an order. */
  readonly minimumPaise: Paise;
  /** Whether goods that have to stay cold can go there. */
  readonly chilled: boolean;
}

const toZone = (zone: string, row: typeof deliveryZone.$inferSelect | null | undefined): Zone => ({
  zone,
  minimumPaise: row?.minimumPaise ?? 0,
  chilled: row?.chilled ?? true,
});

/**
 * The zone of the pincode with that id; undefined when the shop does not deliver there, or does not know it.
 * Without an id, returns the default zone.
 */
export async function findZone(db: Database, pincodeId: Id | undefined): Promise<Zone | undefined> {
  if (pincodeId === undefined)
    return toZone('', (await db.select().from(deliveryZone).where(eq(deliveryZone.zone, '')))[0]);
  const [row] = await db
    .select()
    .from(pincode)
    .leftJoin(deliveryZone, eq(deliveryZone.zone, pincode.zone))
    .where(eq(pincode.id, rowId(pincodeId)));
  return row?.pincode.deliverable ? toZone(row.pincode.zone, row.delivery_zone) : undefined;
}

/** Returns the ids of the products that need the cold chain. */
export async function selectChilled(db: Database, productIds: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .select({ id: product.id })
    .from(product)
    .innerJoin(subCategory, eq(subCategory.id, product.subCategoryId))
    .where(and(inArray(product.id, [...productIds]), subCategory.chilled));
  return new Set(rows.map(({ id }) => id));
}

/** Says of each product whether it can go to a pincode; nothing, when no pincode is asked about. */
export async function deliverability(
  db: Database,
  pincodeId: Id | undefined,
  productIds: readonly number[],
): Promise<(productId: Id) => boolean | null> {
  if (pincodeId === undefined) return () => null;
  const zone = await findZone(db, pincodeId);
  if (!zone || zone.chilled) return () => zone !== undefined;
  const chilled = await selectChilled(db, productIds);
  return (productId) => !chilled.has(Number(productId));
}

/**
 * What delivery costs, in rupees.
 * @param pincodeId left out: what it costs in most places
 * @throws {ProviderError} when the shop does not deliver there
 */
export async function quoteDelivery(db: Database, pincodeId: Id | undefined, totalPaise: Paise) {
  const zone = await findZone(db, pincodeId);
  if (!zone) throw notFound(msg('We don’t deliver to this pincode yet.'), 'not_deliverable');
  const { chargePaise, nextStep } = await deliveryCharge(db, zone.zone, totalPaise);
  return {
    deliveryAmount: toRupees(chargePaise),
    minimumOrder: zone.minimumPaise > 0 ? toRupees(zone.minimumPaise) : null,
    nextStep: nextStep && { orderAmount: toRupees(nextStep.fromPaise), deliveryAmount: toRupees(nextStep.chargePaise) },
  };
}
