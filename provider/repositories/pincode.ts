import { asc, eq } from 'drizzle-orm';
import type { Id } from '../../contract/id.ts';
import type { Database } from '../db/database.ts';
import { rowId } from '../db/row-id.ts';
import { pincode } from '../db/schema/address.ts';

/** The columns of a pincode that are sent; its delivery zone is internal. */
export const pincodeFields = { id: pincode.id, pincode: pincode.pincode, deliverable: pincode.deliverable };

export const selectPincodes = (db: Database) => db.select(pincodeFields).from(pincode).orderBy(asc(pincode.pincode));

/** The id of a pincode's row; undefined when there is none. */
export async function findPincodeId(db: Database, id: Id): Promise<number | undefined> {
  const [row] = await db
    .select({ id: pincode.id })
    .from(pincode)
    .where(eq(pincode.id, rowId(id)));
  return row?.id;
}
