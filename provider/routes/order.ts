import { createHash } from 'node:crypto';
import type { Id } from '../../contract/id.ts';
import { type Paise, toPaise, toRupees } from '../../contract/money.ts';
import * as contract from '../../contract/order.ts';
import { type Database, inTransaction } from '../db/database.ts';
import { notFound, ProviderError } from '../domain/errors.ts';
import { deliveryCharge, findZone } from '../domain/delivery/delivery-charge.ts';
import { cancelOrder } from '../domain/orders/order-status.ts';
import { readOrders } from '../domain/orders/read-orders.ts';
import { placeOrder } from '../domain/orders/place-order.ts';
import type { App, Provider } from '../http/env.ts';
import { route } from '../http/route.ts';
import { rowId } from '../db/row-id.ts';

const LONGEST_KEY = 200;

/** @param pincodeId left out: what it costs in most places. */
async function toCharge(db: Database, pincodeId: Id | undefined, totalPaise: Paise) {
  const zone = await findZone(db, pincodeId);
  if (!zone) throw notFound('We don’t deliver to this pincode yet.', 'not_deliverable');
  const { chargePaise, nextStep } = await deliveryCharge(db, zone.zone, totalPaise);
  return {
    deliveryAmount: toRupees(chargePaise),
    minimumOrder: zone.minimumPaise > 0 ? toRupees(zone.minimumPaise) : null,
    nextStep: nextStep && { orderAmount: toRupees(nextStep.fromPaise), deliveryAmount: toRupees(nextStep.chargePaise) },
  };
}

export function orderRoutes(app: App, provider: Provider): void {
  route(
    app,
    provider,
    contract.checkDeliveryAmount,
    async ({ db, query }) => toCharge(db, query.pincodeId, toPaise(query.orderAmonut)), // spec spelling
  );

  route(app, provider, contract.getDeliveryAmount, async ({ db, id }) => toCharge(db, id, 0));

  route(app, provider, contract.getOrders, async (received) => {
    await received.advanceOrders?.(received.db, received.customer.id, received.now());
    return { data: await readOrders(received.db, received.customer.id) };
  });

  route(app, provider, contract.getOrder, async (received) => {
    const { db, customer, id, now } = received;
    await received.advanceOrders?.(db, customer.id, now());
    const [data] = await readOrders(db, customer.id, rowId(id));
    if (!data) throw notFound('This order is not among yours.', 'unknown_order');
    return { data };
  });

  route(app, provider, contract.cancelOrder, async (received) => {
    const { db, customer, now } = received;
    const id = rowId(received.id);
    await received.advanceOrders?.(db, customer.id, now());
    await inTransaction(db, (tx) => cancelOrder(tx, id, customer.id, now()));
    const [data] = await readOrders(db, customer.id, id);
    if (!data) throw new Error('The order just cancelled is not there.');
    return { data };
  });

  route(app, provider, contract.postOrder, async ({ db, customer, body, now, context }) => {
    const key = context.req.header('idempotency-key')?.trim() || undefined;
    if (key !== undefined && key.length > LONGEST_KEY) {
      throw new ProviderError(400, 'invalid', `An Idempotency-Key has at most ${LONGEST_KEY} characters.`);
    }
    const bodyHash = createHash('sha256')
      .update(JSON.stringify(Object.entries(body).sort()))
      .digest('hex');
    const id = await inTransaction(db, (tx) =>
      placeOrder(tx, { customerId: customer.id, body, key, bodyHash, now: now() }),
    );
    const [data] = await readOrders(db, customer.id, id);
    if (!data) throw new Error('The order just placed is not there.');
    return { data };
  });
}
