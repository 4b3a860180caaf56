import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../../../provider/db/database.ts';
import { slotWindow } from '../../../../provider/db/schema/delivery.ts';
import { OPEN_ORDER_LIMITS } from '../../../../provider/domain/orders/open-order-limits.ts';
import { changeOrderStatus } from '../../../../provider/domain/orders/change-status.ts';
import { EDITOR } from '../../fixtures/editing.ts';
import { HOME, MORNING } from '../../fixtures/fixture.ts';
import type { Answered } from '../../fixtures/open.ts';
import { openOrderFixture, type Shopper } from '../../fixtures/order-fixture.ts';

const { shop, shopper, add, order, delivered } = await openOrderFixture({ EDITOR_KEY: EDITOR['x-editor-key'] });
afterAll(() => shop.close());
beforeAll(() => shop.db.update(slotWindow).set({ capacity: 1000 }));

const FRESH = OPEN_ORDER_LIMITS.new;
const KNOWN = OPEN_ORDER_LIMITS.returning;

const buy = async (who: Shopper, quantity = 1): Promise<Answered> => {
  await add(who, 'tomato', quantity);
  return order(who);
};
const idOfOrder = ({ status, body }: Answered): number => {
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data.id as number;
};
const move = (id: number, to: Parameters<typeof changeOrderStatus>[2]) =>
  inTransaction(shop.db, (tx) => changeOrderStatus(tx, id, to, MORNING));
const deskRow = async (id: number) =>
  (await shop.ask('GET', '/desk/orders', { headers: EDITOR })).body.data.orders.find(
    (row: { id: number }) => row.id === id,
  );
/** Somebody new, at an address that is written this way. */
const neighbour = async (line1: string, line2: string | null = null): Promise<Shopper> => {
  const who = await shop.register();
  const { body } = await shop.ask('POST', '/user-address/', {
    token: who.token,
    body: { ...HOME, line1, line2, pincodeId: delivered },
  });
  return { ...who, addressId: body.data.id as number };
};
const OPEN_ORDERS = { status: 409, body: { code: 'open_orders' } };
const OPEN_UNITS = { status: 409, body: { code: 'open_units' } };

describe('one household', () => {
  const WRITTEN = ['12/A Park St', '12 A, Park St.', 'PARK STREET 12-A', 'Flat No. 12A Park Street', '12a park st'];

  test('counts as one, however many accounts write its address in whatever way', async () => {
    const answers = [];
    for (const line1 of WRITTEN) answers.push(await buy(await neighbour(line1)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 409]);
    expect(answers.at(-1)).toMatchObject(OPEN_ORDERS);
    expect(answers.at(-1)?.body.message).toBe(
      'Several orders to this address are under way that are not paid yet. Please wait until one has arrived, or call us.',
    );
  });

  test('counts as one when its orders come at the same moment', async () => {
    const all = await Promise.all(WRITTEN.map((_, turn) => neighbour('7 Lake Road', turn % 2 ? 'Flat 3' : '3')));
    // Each orders something else: no order waits for another one's goods.
    const goods = ['tomato', 'masoor-dal', 'basmati-rice', 'toned-milk', 'milk-chocolate'];
    for (const [turn, who] of all.entries()) await add(who, goods[turn] ?? '');
    const answers = await Promise.all(all.map((who) => order(who)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(FRESH.household.orders);
  });

  test('has a limit on units of one product', async () => {
    const all = [];
    for (let turn = 0; turn < 3; turn += 1) all.push(await neighbour('9 Lake Road'));
    const answers = [];
    for (const who of all) answers.push(await buy(who, 15));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 409]);
    expect(answers[2]).toMatchObject(OPEN_UNITS);
    expect(answers[2]?.body.message).toBe(
      'Up to 40 of Tomato can be under way to one address that are not paid yet. Please take fewer, or call us.',
    );
  });

  test('of a regular customer is not kept from ordering by new accounts that name its address', async () => {
    const mou = await neighbour('11 Lake Road');
    await move(idOfOrder(await buy(mou)), 'delivered');
    for (let turn = 0; turn < FRESH.household.orders; turn += 1) idOfOrder(await buy(await neighbour('11, Lake Rd')));
    expect(await buy(await neighbour('Lake Road 11'))).toMatchObject(OPEN_ORDERS);
    for (let turn = 0; turn < KNOWN.customer.orders; turn += 1) idOfOrder(await buy(mou));
  });
});

describe('the desk sees', () => {
  test('the order with which the most was reached, and those from which more was refused', async () => {
    const mou = await shopper();
    const ids: number[] = [];
    for (let turn = 0; turn < FRESH.customer.orders; turn += 1) ids.push(idOfOrder(await buy(mou)));
    const marks = async () => Promise.all(ids.map(async (id) => (await deskRow(id)).openLimit as unknown));
    expect(await marks()).toEqual([null, null, 'reached']);
    expect(await buy(mou)).toMatchObject(OPEN_ORDERS);
    expect(await marks()).toEqual(['refused', 'refused', 'refused']);
    const { data } = (await shop.ask('GET', `/desk/orders/${ids[0]}`, { headers: EDITOR })).body;
    expect(data.openLimit).toBe('refused');
    expect((await shop.get(`/order/${ids[0]}`, mou.token)).body.data).not.toHaveProperty('openLimit');
  });
});
