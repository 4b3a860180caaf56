import { createHash } from 'node:crypto';
import { toPaise } from '../../contract/money.ts';
import * as contract from '../../contract/order.ts';
import { quoteDelivery } from '../domain/delivery/delivery-charge.ts';
import { notFound, ProviderError } from '../domain/errors.ts';
import { cancelOrder } from '../domain/orders/order-status.ts';
import { placeOrder } from '../domain/orders/place-order.ts';
import { readOrders } from '../domain/orders/read-orders.ts';
import type { App, Provider } from '../http/env.ts';
import { type Received, route } from '../http/route.ts';

const MAX_KEY_LENGTH = 200;

/** The Idempotency-Key header: the same key is the same order. */
function readKey({ context }: Received<typeof contract.postOrder>): string | undefined {
  const key = context.req.header('idempotency-key')?.trim() || undefined;
  if (key !== undefined && key.length > MAX_KEY_LENGTH)
    throw new ProviderError(400, 'invalid', `An Idempotency-Key has at most ${MAX_KEY_LENGTH} characters.`);
  return key;
}

const hashOf = (body: object): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(body).sort()))
    .digest('hex');

export function orderRoutes(app: App, provider: Provider): void {
  const { db, advanceOrders } = provider;

  route(
    app,
    provider,
    contract.checkDeliveryAmount,
    async ({ query }) => quoteDelivery(db, query.pincodeId, toPaise(query.orderAmonut)), // spec spelling
  );

  route(app, provider, contract.getDeliveryAmount, async ({ id }) => quoteDelivery(db, id, 0));

  route(app, provider, contract.getOrders, async ({ customer, now }) => {
    await advanceOrders?.(db, customer.id, now());
    return { data: await readOrders(db, customer.id) };
  });

  route(app, provider, contract.getOrder, async ({ customer, id, now }) => {
    await advanceOrders?.(db, customer.id, now());
    const [data] = await readOrders(db, customer.id, id);
    if (!data) throw notFound('This order is not among yours.', 'unknown_order');
    return { data };
  });

  route(app, provider, contract.cancelOrder, async ({ customer, id, now }) => {
    await advanceOrders?.(db, customer.id, now());
    await cancelOrder(db, id, customer.id, now());
    const [data] = await readOrders(db, customer.id, id);
    if (!data) throw new Error('The order just cancelled is not there.');
    return { data };
  });

  route(app, provider, contract.postOrder, async (received) => {
    const { customer, body, metrics, now } = received;
    const key = readKey(received);
    const { id, isRepeated } = await placeOrder(db, {
      customerId: customer.id,
      body,
      key,
      bodyHash: hashOf(body),
      now: now(),
    });
    if (!isRepeated) metrics.orders.inc({ payment: body.paymentMethod });
    const [data] = await readOrders(db, customer.id, id);
    if (!data) throw new Error('The order just placed is not there.');
    return { data };
  });
}
