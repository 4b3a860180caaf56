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

/** What delivery costs for an item total. */
export async function deliveryCharge(db: Database, totalPaise: Paise): Promise<DeliveryCharge> {
  const steps = await db.select().from(chargeStep).orderBy(asc(chargeStep.fromPaise));
  const chargePaise = steps.findLast((step) => step.fromPaise <= totalPaise)?.chargePaise ?? 0;
  const next = steps.find((step) => step.fromPaise > totalPaise && step.chargePaise < chargePaise);
  return { chargePaise, nextStep: next ? { fromPaise: next.fromPaise, chargePaise: next.chargePaise } : null };
}

/** Whether the shop delivers to the pincode with that id. One that it does not know it does not deliver to. */
export async function isDeliverable(db: Database, pincodeId: Id): Promise<boolean> {
  const [place] = await db
    .select({ deliverable: pincode.deliverable })
    .from(pincode)
    .where(eq(pincode.id, rowId(pincodeId)));
  return place?.deliverable ?? false;
}
