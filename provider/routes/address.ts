import { and, eq } from 'drizzle-orm';
import * as contract from '../../contract/address.ts';
import type { Id } from '../../contract/id.ts';
import { selectAddresses, type WireAddress } from '../repositories/address.ts';
import type { Database } from '../db/database.ts';
import { address, pincode } from '../db/schema/address.ts';
import { customer } from '../db/schema/customer.ts';
import { conflict, notFound, ProviderError } from '../domain/errors.ts';
import type { App, Provider } from '../http/env.ts';
import { type Received, route } from '../http/route.ts';
import { rowId } from '../db/row-id.ts';

const MOST = 30;

async function findAddress(db: Database, customerId: number, id: Id): Promise<WireAddress> {
  const [found] = await selectAddresses(db, customerId, rowId(id));
  if (!found) throw notFound('This address is not among yours.', 'unknown_address');
  return found;
}

async function readColumns({ db, body }: Received<typeof contract.postAddress> | Received<typeof contract.putAddress>) {
  const { pincodeId, isDefault, ...columns } = body;
  const [place] = await db
    .select({ id: pincode.id })
    .from(pincode)
    .where(eq(pincode.id, rowId(pincodeId)));
  if (!place) {
    const message = 'Please choose a pincode from the list.';
    throw new ProviderError(400, 'invalid', message, { fields: { pincodeId: message } });
  }
  return { ...columns, pincodeId: place.id, ...(isDefault !== null && { isDefault }) };
}

/** One default at a time: it takes the place of the one before. */
async function makeRoom(tx: Database, customerId: number, { isDefault }: { isDefault?: boolean }): Promise<void> {
  if (!isDefault) return;
  // One at a time: two at once would both stay.
  await tx.select({ id: customer.id }).from(customer).where(eq(customer.id, customerId)).for('no key update');
  await tx.update(address).set({ isDefault: false }).where(eq(address.customerId, customerId));
}

export function addressRoutes(app: App, provider: Provider): void {
  route(app, provider, contract.getAddresses, async ({ db, customer: who }) => ({
    data: await selectAddresses(db, who.id),
  }));

  route(app, provider, contract.postAddress, async (received) => {
    const { db, customer: who } = received;
    const columns = await readColumns(received);
    if ((await db.$count(address, eq(address.customerId, who.id))) >= MOST) {
      throw conflict('limit_reached', `You can save up to ${MOST} addresses. Please remove one first.`);
    }
    return db.transaction(async (tx) => {
      await makeRoom(tx, who.id, columns);
      const [saved] = await tx
        .insert(address)
        .values({ ...columns, customerId: who.id })
        .returning({ id: address.id });
      return { data: await findAddress(tx, who.id, saved?.id ?? 0) };
    });
  });

  route(app, provider, contract.getAddress, async ({ db, customer: who, id }) => ({
    data: await findAddress(db, who.id, id),
  }));

  route(app, provider, contract.putAddress, async (received) => {
    const { db, customer: who, id } = received;
    const columns = await readColumns(received);
    return db.transaction(async (tx) => {
      await findAddress(tx, who.id, id);
      await makeRoom(tx, who.id, columns);
      await tx
        .update(address)
        .set(columns)
        .where(and(eq(address.id, rowId(id)), eq(address.customerId, who.id)));
      return { data: await findAddress(tx, who.id, id) };
    });
  });

  route(app, provider, contract.deleteAddress, async ({ db, customer: who, id }) => {
    const data = await findAddress(db, who.id, id);
    await db.delete(address).where(and(eq(address.id, rowId(id)), eq(address.customerId, who.id)));
    return { data };
  });
}
