import { keepMount } from 'nanostores';
import { expect, test } from 'vitest';
import { order as orderTable, orderHistory } from '../../../provider/db/schema/order.ts';
import { getOrder } from '../../../src/api/order.ts';
import { $orderDetail, loadOrder } from '../../../src/stores/account/order-detail.ts';
import { $reporting, reportIssue, unitsToReport } from '../../../src/stores/account/report-issue.ts';
import { lost, openClient } from '../client-fixture.ts';
import { placed } from './placed-order.ts';

const shopping = openClient();
keepMount($orderDetail);

test('a report whose answer was lost is found in the order; one that never arrived is not', async () => {
  const { id } = await placed(shopping);
  const { db, clock } = shopping.shop;
  await db.update(orderTable).set({ status: 'delivered' });
  await db.insert(orderHistory).values({ orderId: Number(id), status: 'delivered', at: clock.now });
  await loadOrder();
  const order = await getOrder(id);
  const report = {
    productId: shopping.tomato.id,
    kind: 'damaged',
    quantity: 2,
    text: ' Torn open. ',
    photos: [],
  } as const;
  const arrives = shopping.shop.fetch;
  shopping.network = (request) => (request.method === 'POST' ? lost() : arrives(request));
  expect(await reportIssue(order, report)).toBe(false);
  shopping.network = async (request) => {
    const answer = await arrives(request);
    return request.method === 'POST' ? lost() : answer;
  };
  expect(await reportIssue(order, report), String($reporting.get().reason)).toBe(true);
  expect((await getOrder(id)).issues).toMatchObject([{ kind: 'damaged', quantity: 2, text: 'Torn open.' }]);
});

test('units of a product with two lines are no more than are left of both', async () => {
  const { id } = await placed(shopping);
  const order = await getOrder(id);
  const [item] = order.items;
  if (!item) throw new Error('The order has no line.');
  const [own, added] = [
    { ...item, quantity: 1 },
    { ...item, quantity: 3 },
  ];
  const both = { ...order, items: [own, added] };
  const issue = { id: 1, productId: item.productId ?? 0, itemId: 7, kind: 'damaged', text: null } as const;
  const answer = { state: 'reported', refundAmount: 0, reason: null, at: '' } as const;
  const after = (quantity: number) => ({ ...both, issues: [{ ...issue, ...answer, photos: [], quantity }] });
  expect([unitsToReport(both, own), unitsToReport(both, added)]).toEqual([1, 3]);
  expect([unitsToReport(after(3), own), unitsToReport(after(3), added)]).toEqual([1, 1]);
  expect([unitsToReport(after(4), own), unitsToReport(after(4), added)]).toEqual([0, 0]);
});
