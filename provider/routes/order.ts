import { createHash } from 'node:crypto';
import { toPaise } from '../../contract/money.ts';
import { msg } from '../../contract/msg.ts';
import * as contract from '../../contract/order.ts';
import { getOrderEvents } from '../../contract/order-events.ts';
import { getIssuePhoto, postIssue } from '../../contract/report-issue.ts';
import { quoteDelivery } from '../domain/delivery/zones.ts';
import { notFound } from '../domain/errors.ts';
import { readIssuePhoto } from '../domain/orders/issue-photos.ts';
import { cancelOrder } from '../domain/orders/change-status.ts';
import { isFinal } from '../domain/orders/order-steps.ts';
import { postOrderItems } from '../../contract/order-items.ts';
import { addItems } from '../domain/orders/add-items.ts';
import { checkOpenOrders, markRefusal } from '../domain/orders/open-order-limits.ts';
import { refuseWhileClosed } from '../domain/opening/opening.ts';
import { submitOrder } from '../domain/orders/submit-order.ts';
import { readOrders } from '../domain/orders/read-orders.ts';
import { reportIssue } from '../domain/orders/report-issue.ts';
import { findByIdempotencyKey } from '../repositories/order.ts';
import type { App, Provider } from '../http/env.ts';
import { eventRoute } from '../http/event-route.ts';
import { readIdempotencyKey } from '../http/idempotency-key.ts';
import { readFingerprint } from '../http/order-fingerprint.ts';
import { route } from '../http/route.ts';

const unknownOrder = () => notFound(msg('This order is not among yours.'), 'unknown_order');

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
    if (!data) throw unknownOrder();
    return { data };
  });

  route(app, provider, contract.getPlacedOrder, async ({ customer, id }) => {
    const submitted = await findByIdempotencyKey(db, customer.id, String(id));
    const [data = null] = submitted ? await readOrders(db, customer.id, submitted.id) : [];
    return { data };
  });

  eventRoute(app, provider, getOrderEvents, async ({ session: { jti, customer }, id, orderEvents }) => {
    const [order] = await readOrders(db, customer.id, id);
    if (!order) throw unknownOrder();
    return (say, end) =>
      orderEvents.follow({
        orderId: Number(order.id),
        customerId: customer.id,
        jti,
        say: (event) => say(event, isFinal(event.status)),
        end,
      });
  });

  route(app, provider, contract.cancelOrder, async ({ customer, id, now }) => {
    await advanceOrders?.(db, customer.id, now());
    await cancelOrder(db, id, customer.id, now());
    const [data] = await readOrders(db, customer.id, id);
    if (!data) throw new Error('The order just cancelled is not there.');
    return { data };
  });

  route(app, provider, postIssue, async ({ customer, id, body, now }) => {
    await advanceOrders?.(db, customer.id, now());
    await reportIssue(db, id, customer.id, body, now());
    const [data] = await readOrders(db, customer.id, id);
    if (!data) throw new Error('The order just reported is not there.');
    return { data };
  });

  route(app, provider, getIssuePhoto, async ({ customer, id }) => ({
    data: await readIssuePhoto(db, id, customer.id),
  }));

  route(app, provider, postOrderItems, async ({ customer, id, body, context, now }) => {
    await refuseWhileClosed(provider);
    await advanceOrders?.(db, customer.id, now());
    const adding = addItems(db, {
      id,
      customerId: customer.id,
      body,
      key: readIdempotencyKey(context),
      bodyHash: hashOf(body),
      fingerprint: readFingerprint(context),
      now: now(),
      checkOpen: checkOpenOrders,
    });
    await markRefusal(db, adding);
    const [data] = await readOrders(db, customer.id, id);
    if (!data) throw new Error('The order just added to is not there.');
    return { data };
  });

  route(app, provider, contract.postOrder, async (received) => {
    const { customer, body, metrics, now } = received;
    await refuseWhileClosed(provider);
    const key = readIdempotencyKey(received.context);
    const submission = submitOrder(db, {
      customerId: customer.id,
      body,
      key,
      bodyHash: hashOf(body),
      fingerprint: readFingerprint(received.context),
      now: now(),
      checkOpen: checkOpenOrders,
    });
    const { id, isRepeated } = await markRefusal(db, submission);
    if (!isRepeated) metrics.orders.inc({ payment: body.paymentMethod });
    const [data] = await readOrders(db, customer.id, id);
    if (!data) throw new Error('The order just placed is not there.');
    return { data };
  });
}
