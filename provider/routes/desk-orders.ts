import * as contract from '../../contract/desk-orders.ts';
import { answerIssue } from '../domain/desk/answer-issue.ts';
import { decidePayment, markLineMissing, moveOrder, numberInvoice } from '../domain/desk/change-order.ts';
import { readDeskOrder, readDeskOrders } from '../domain/desk/read-orders.ts';
import { readIssuePhoto } from '../domain/orders/issue-photos.ts';
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

  route(app, provider, contract.putDeskOrderInvoice, async ({ id, body, by, now }) => {
    await numberInvoice(db, id, body.seller, { by, now: now() });
    return { data: await readDeskOrder(db, id) };
  });

  route(app, provider, contract.putDeskOrderMissing, async ({ id, body, by, now }) => {
    await markLineMissing(db, id, body, { by, now: now() });
    return { data: await readDeskOrder(db, id) };
  });

  route(app, provider, contract.putDeskOrderIssue, async ({ id, body, by, now }) => {
    await answerIssue(db, id, body, { by, now: now() });
    return { data: await readDeskOrder(db, id) };
  });

  route(app, provider, contract.getDeskIssuePhoto, async ({ id }) => ({ data: await readIssuePhoto(db, id) }));
}
