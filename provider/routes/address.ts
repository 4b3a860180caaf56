import { and, eq } from 'drizzle-orm';
import * as contract from '../../contract/address.ts';
import type { Id } from '../../contract/id.ts';
import { selectAddresses, type WireAddress } from '../address-row.ts';
import type { Database } from '../db/database.ts';
import { address, pincode } from '../db/schema/address.ts';
import { conflict, notFound, ProviderError } from '../errors.ts';
import { type App, type Provider, type Received, route } from '../route.ts';
import { rowId } from '../row-id.ts';

const MOST = 30;

async function findAddress(db: Database, customerId: number, id: Id): Promise<WireAddress> {
  const [found] = await selectAddresses(db, customerId, rowId(id));
  if (!found) throw notFound('This address is not among yours.', 'unknown_address');
  return found;
}

async function readColumns({ db, body }: Received<typeof contract.postAddress> | Received<typeof contract.putAddress>) {
  const { pincodeId, ...columns } = body;
  const [place] = await db
    .select({ id: pincode.id })
    .from(pincode)
    .where(eq(pincode.id, rowId(pincodeId)));
  if (!place) {
    const message = 'Please choose a pincode from the list.';
    throw new ProviderError(400, 'invalid', message, { fields: { pincodeId: message } });
  }
  return { ...columns, pincodeId: place.id };
}

export function addressRoutes(app: App, provider: Provider): void {
  route(app, provider, contract.getAddresses, async ({ db, customer }) => ({
    data: await selectAddresses(db, customer.id),
  }));

  route(app, provider, contract.postAddress, async (received) => {
    const { db, customer } = received;
    const columns = await readColumns(received);
    if ((await db.$count(address, eq(address.customerId, customer.id))) >= MOST) {
      throw conflict('limit_reached', `You can save up to ${MOST} addresses. Please remove one first.`);
    }
    const [saved] = await db
      .insert(address)
      .values({ ...columns, customerId: customer.id })
      .returning({ id: address.id });
    return { data: await findAddress(db, customer.id, saved?.id ?? 0) };
  });

  route(app, provider, contract.getAddress, async ({ db, customer, id }) => ({
    data: await findAddress(db, customer.id, id),
  }));

  route(app, provider, contract.putAddress, async (received) => {
    const { db, customer, id } = received;
    const columns = await readColumns(received);
    await db
      .update(address)
      .set(columns)
      .where(and(eq(address.id, rowId(id)), eq(address.customerId, customer.id)));
    return { data: await findAddress(db, customer.id, id) };
  });

  route(app, provider, contract.deleteAddress, async ({ db, customer, id }) => {
    const data = await findAddress(db, customer.id, id);
    await db.delete(address).where(and(eq(address.id, rowId(id)), eq(address.customerId, customer.id)));
    return { data };
  });
}
