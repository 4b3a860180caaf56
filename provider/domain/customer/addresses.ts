import type * as v from 'valibot';
import type { AddressBody } from '../../../contract/address.ts';
import type { Id } from '../../../contract/id.ts';
import { msg } from '../../../contract/msg.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import {
  type AddressColumns,
  clearDefaultAddress,
  countAddresses,
  deleteAddress,
  findAddress,
  insertAddress,
  updateAddress,
  type WireAddress,
} from '../../repositories/address.ts';
import { lockCustomer } from '../../repositories/customer.ts';
import { findPincodeId } from '../../repositories/pincode.ts';
import { sentence } from '../sentence.ts';
import { conflict, notFound, ProviderError } from '../errors.ts';

const MAX_ADDRESSES = 30;

type Body = v.InferOutput<typeof AddressBody>;

/** @throws {ProviderError} when it is not the customer's */
export async function readAddress(db: Database, customerId: number, id: Id): Promise<WireAddress> {
  const found = await findAddress(db, customerId, id);
  if (!found) throw notFound(msg('This address is not among yours.'), 'unknown_address');
  return found;
}

async function toColumns(
  db: Database,
  { pincodeId, isDefault, deliveryInstructions, deliveryNote, ...columns }: Body,
): Promise<AddressColumns> {
  const pincodeRowId = await findPincodeId(db, pincodeId);
  if (pincodeRowId === undefined) {
    const message = msg('Please choose a pincode from the list.');
    throw new ProviderError(400, 'invalid', message, { fields: { pincodeId: message } });
  }
  return {
    ...columns,
    pincodeId: pincodeRowId,
    ...(isDefault !== null && { isDefault }),
    ...(deliveryInstructions && { deliveryInstructions }),
    ...(deliveryNote != null && { deliveryNote: deliveryNote || null }),
  };
}

/** A new default replaces the one before. Of a customer who is locked, because two at once would both stay. */
async function replaceDefault(tx: Database, customerId: number, { isDefault }: AddressColumns): Promise<void> {
  if (isDefault) await clearDefaultAddress(tx, customerId);
}

export async function createAddress(db: Database, customerId: number, body: Body): Promise<WireAddress> {
  const columns = await toColumns(db, body);
  return inTransaction(db, async (tx) => {
    // Two at once would both find room for the last.
    await lockCustomer(tx, customerId);
    if ((await countAddresses(tx, customerId)) >= MAX_ADDRESSES)
      throw conflict(
        'limit_reached',
        sentence('You can save up to {count} addresses. Please remove one first.', { count: MAX_ADDRESSES }),
      );
    await replaceDefault(tx, customerId, columns);
    return readAddress(tx, customerId, await insertAddress(tx, customerId, columns));
  });
}

export async function changeAddress(db: Database, customerId: number, id: Id, body: Body): Promise<WireAddress> {
  const columns = await toColumns(db, body);
  return inTransaction(db, async (tx) => {
    await lockCustomer(tx, customerId);
    await readAddress(tx, customerId, id);
    await replaceDefault(tx, customerId, columns);
    await updateAddress(tx, customerId, id, columns);
    return readAddress(tx, customerId, id);
  });
}

/** Returns the address as it was. */
export async function removeAddress(db: Database, customerId: number, id: Id): Promise<WireAddress> {
  const removed = await readAddress(db, customerId, id);
  await deleteAddress(db, customerId, id);
  return removed;
}
