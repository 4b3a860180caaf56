import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import type { Address } from '../../contract/address.ts';
import type { Database } from '../db/database.ts';
import { address, pincode } from '../db/schema/address.ts';
import { pincodeFields } from './pincode.ts';

export type WireAddress = v.InferInput<typeof Address>;

/**
 * A customer's addresses, or the one of them with that id: the default first. That is the one
 * the customer says, else the one an order went to last.
 */
export async function selectAddresses(db: Database, customerId: number, id?: number): Promise<WireAddress[]> {
  const rows = await db
    .select({ address, pincode: pincodeFields })
    .from(address)
    .innerJoin(pincode, eq(pincode.id, address.pincodeId))
    .where(and(eq(address.customerId, customerId), id === undefined ? undefined : eq(address.id, id)))
    .orderBy(desc(address.isDefault), sql`${desc(address.usedAt)} nulls last`, asc(address.id));
  return rows.map(({ address: { customerId: _, pincodeId: __, usedAt: ___, ...fields }, pincode: at }) => ({
    ...fields,
    pincode: at,
  }));
}
