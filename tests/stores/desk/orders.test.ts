import { keepMount } from 'nanostores';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { DeskOrder } from '../../../contract/desk-orders.ts';
import { connection } from '../../../src/api/connection.ts';
import { $changing, $deskOrder, loadDeskOrder, markMissing, moveOrder } from '../../../src/stores/desk/order.ts';
import { $arrival, $arrivedOrders, $orderGroups, $outdated, loadDeskOrders } from '../../../src/stores/desk/orders.ts';
import { $picked, pick, pickedOf } from '../../../src/stores/desk/picked.ts';
import { openDesk } from '../../../src/stores/desk/view.ts';
import { enter, leave } from '../../../src/stores/editor/access.ts';
import { EDITOR } from '../../provider/fixtures/editing.ts';
import { openOrderFixture, type OrderFixture } from '../../provider/fixtures/order-fixture.ts';
import { lost } from '../client-fixture.ts';

let fixture: OrderFixture;
let network: (request: Request) => Promise<Response>;
beforeAll(async () => {
  fixture = await openOrderFixture({ EDITOR_KEY: EDITOR['x-editor-key'] });
  connection.base = 'http://shop.test/api';
  connection.fetch = (request) => network(request);
});
afterAll(() => fixture.shop.close());
beforeEach(async () => {
  network = fixture.shop.fetch;
  vi.stubGlobal('sessionStorage', { setItem: () => {}, removeItem: () => {} });
  keepMount($orderGroups);
  keepMount($deskOrder);
  await enter({ key: EDITOR['x-editor-key'], name: 'Rina Das' });
  await loadDeskOrders();
});
afterEach(() => {
  leave();
  vi.unstubAllGlobals();
});

const placed = async () => {
  const mou = await fixture.shopper(['tomato', 2], ['basmati-rice', 1]);
  return (await fixture.order(mou)).body.data as { id: number; number: string };
};
const opened = async (id: number): Promise<DeskOrder> => {
  openDesk('orders', id);
  await loadDeskOrder();
  const { data } = $deskOrder.get();
  if (!data) throw new Error('The order was not loaded.');
  return data;
};
const statuses = (id: number) =>
  Object.entries($orderGroups.get()).flatMap(([status, rows]) => (rows.some((row) => row.id === id) ? [status] : []));

describe('the list', () => {
  test('says which orders are new since it was opened', async () => {
    const { id, number } = await placed();
    await loadDeskOrders();
    expect(statuses(id)).toEqual(['placed']);
    expect($arrival.get()).toBe(`1 new order: ${number}`);
    expect($arrivedOrders.get()).toContain(String(id));
  });

  test('stays on the page when the network is lost, and says so until it is back', async () => {
    const { id } = await placed();
    await loadDeskOrders();
    network = lost;
    await loadDeskOrders();
    expect($outdated.get()).not.toBe('');
    expect(statuses(id)).toEqual(['placed']);
    network = fixture.shop.fetch;
    await loadDeskOrders();
    expect($outdated.get()).toBe('');
  });
});

describe('an order', () => {
  test('that somebody else has moved says who, and stands as it stands now', async () => {
    const { id, number } = await placed();
    const seen = await opened(id);
    await fixture.shop.ask('PUT', `/desk/orders/${id}/status`, {
      headers: EDITOR,
      body: { by: 'Sourav', from: 'placed', to: 'confirmed' },
    });
    expect(await moveOrder(seen, 'confirmed')).toBe(false);
    expect($changing.get().reason?.message).toBe(`${number} is confirmed already: Sourav was faster.`);
    expect($deskOrder.get().data?.status).toBe('confirmed');
  });

  test('goes on after a lost answer, once', async () => {
    const order = await opened((await placed()).id);
    network = async (request) => {
      await fixture.shop.fetch(request);
      return lost();
    };
    expect(await moveOrder(order, 'confirmed')).toBe(false);
    network = fixture.shop.fetch;
    expect(await moveOrder(order, 'confirmed')).toBe(true);
    expect($deskOrder.get().data?.history).toHaveLength(2);
  });

  test('with a line missing shows what is given back, in the list too', async () => {
    const order = await opened((await placed()).id);
    const tomato = order.items.find(({ name }) => name === 'Tomato');
    if (!tomato) throw new Error('There is no tomato.');
    expect(await markMissing(order, tomato, 1, false)).toBe(true);
    expect($deskOrder.get().data).toMatchObject({ refundAmount: 2250, toPay: 20_500 });
    await loadDeskOrders();
    expect($orderGroups.get().placed.find(({ id }) => id === order.id)?.amount).toBe(18_250);
  });
});

test('what was ticked off is kept by order, for the last 50', () => {
  pick(7, 1, true);
  pick(7, 2, true);
  pick(8, 1, true);
  pick(7, 1, false);
  expect([pickedOf($picked.get(), '7'), pickedOf($picked.get(), 8), pickedOf($picked.get(), 9)]).toEqual([
    ['2'],
    ['1'],
    [],
  ]);
  for (let order = 100; order < 149; order += 1) pick(order, 1, true);
  expect([pickedOf($picked.get(), 8), pickedOf($picked.get(), 7), $picked.get().length]).toEqual([[], ['2'], 50]);
});
