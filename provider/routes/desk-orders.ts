import * as contract from '../../contract/desk-orders.ts';
import { decidePayment, markLineMissing, moveOrder } from '../domain/desk/change-order.ts';
import { readDeskOrder, readDeskOrders } from '../domain/desk/read-orders.ts';
import type { App, Provider } from '../http/env.ts';
import { route } from '../http/route.ts';

export function deskOrderRoutes(app: App, provider: Provider): void {
  const { db } = provider;

  route(app, provider, contract.getDeskOrders, async ({ query, now }) => ({
    data: await readDeskOrders(db, query.revision, now()),
  }));

  route(app, provider, contract.getDeskOrder, async ({ id }) => ({ data: await readDeskOrder(db, id) }));

  route(app, provider, contract.putDeskOrderStatus, async ({ id, body, by, now }) => {
    await moveOrder(db, id, body, { by, now: now() });
    return { data: await readDeskOrder(db, id) };
  });

  route(app, provider, contract.putDeskOrderPayment, async ({ id, body, by, now }) => {
    await decidePayment(db, id, body, { by, now: now() });
    return { data: await readDeskOrder(db, id) };
  });

  route(app, provider, contract.putDeskOrderMissing, async ({ id, body, by, now }) => {
    await markLineMissing(db, id, body, { by, now: now() });
    return { data: await readDeskOrder(db, id) };
  });
}
