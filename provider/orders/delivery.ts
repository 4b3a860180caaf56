import { asc, eq } from 'drizzle-orm';
import type { Id } from '../../contract/id.ts';
import type { Paise } from '../../contract/money.ts';
import type { Database } from '../db/database.ts';
import { pincode } from '../db/schema/address.ts';
import { chargeStep } from '../db/schema/delivery.ts';
import { rowId } from '../row-id.ts';

export interface DeliveryCharge {
  readonly chargePaise: Paise;
  /** From which item total delivery costs less; null when it can't. */
  readonly nextStep: { readonly fromPaise: Paise; readonly chargePaise: Paise } | null;
}

/** What delivery within a zone costs for an item total. */
export async function deliveryCharge(db: Database, zone: string, totalPaise: Paise): Promise<DeliveryCharge> {
  const steps = await db.select().from(chargeStep).where(eq(chargeStep.zone, zone)).orderBy(asc(chargeStep.fromPaise));
  const chargePaise = steps.findLast((step) => step.fromPaise <= totalPaise)?.chargePaise ?? 0;
  const next = steps.find((step) => step.fromPaise > totalPaise && step.chargePaise < chargePaise);
  return { chargePaise, nextStep: next ? { fromPaise: next.fromPaise, chargePaise: next.chargePaise } : null };
}

/** The zone of the pincode with that id; undefined when the shop does not deliver there, or does not know it. */
export async function deliveryZone(db: Database, pincodeId: Id): Promise<string | undefined> {
  const [place] = await db
    .select()
    .from(pincode)
    .where(eq(pincode.id, rowId(pincodeId)));
  return place?.deliverable ? place.zone : undefined;
}
