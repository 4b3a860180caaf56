import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import type { Address } from '../../contract/address.ts';
import type { Id } from '../../contract/id.ts';
import type { Database } from '../db/database.ts';
import { rowId } from '../db/row-id.ts';
import { address, pincode } from '../db/schema/address.ts';
import { pincodeFields } from './pincode.ts';

export type WireAddress = v.InferInput<typeof Address>;
export type AddressColumns = Omit<typeof address.$inferInsert, 'id' | 'customerId' | 'usedAt'>;

const isOwnedBy = (customerId: number, id: Id) => and(eq(address.id, rowId(id)), eq(address.customerId, customerId));

/** A customer's addresses, the default first: the one the customer chose, else the one an order went to last. */
export const selectAddresses = (db: Database, customerId: number): Promise<WireAddress[]> =>
  select(db, eq(address.customerId, customerId));

export async function findAddress(db: Database, customerId: number, id: Id): Promise<WireAddress | undefined> {
  return (await select(db, isOwnedBy(customerId, id)))[0];
}

async function select(db: Database, where: ReturnType<typeof isOwnedBy>): Promise<WireAddress[]> {
  const rows = await db
    .select({ address, pincode: pincodeFields })
    .from(address)
    .innerJoin(pincode, eq(pincode.id, address.pincodeId))
    .where(where)
    .orderBy(desc(address.isDefault), sql`${desc(address.usedAt)} nulls last`, asc(address.id));
  return rows.map(({ address: { customerId: _, pincodeId: __, usedAt: ___, ...fields }, pincode: at }) => ({
    ...fields,
    pincode: at,
  }));
}

export const countAddresses = (db: Database, customerId: number): Promise<number> =>
  db.$count(address, eq(address.customerId, customerId));

/** Returns the id of the new address. */
export async function insertAddress(db: Database, customerId: number, columns: AddressColumns): Promise<number> {
  const [row] = await db
    .insert(address)
    .values({ ...columns, customerId })
    .returning({ id: address.id });
  return row?.id ?? 0;
}

export const updateAddress = (db: Database, customerId: number, id: Id, columns: AddressColumns): Promise<unknown> =>
  db.update(address).set(columns).where(isOwnedBy(customerId, id));

export const deleteAddress = (db: Database, customerId: number, id: Id): Promise<unknown> =>
  db.delete(address).where(isOwnedBy(customerId, id));

export const clearDefaultAddress = (db: Database, customerId: number): Promise<unknown> =>
  db.update(address).set({ isDefault: false }).where(eq(address.customerId, customerId));

/** Notes that an order went to this address. */
export const touchAddress = (db: Database, id: Id, usedAt: Date): Promise<unknown> =>
  db
    .update(address)
    .set({ usedAt })
    .where(eq(address.id, rowId(id)));
