import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { product } from '../../../provider/db/schema/catalogue.ts';
import { EDITOR } from '../fixtures/editing.ts';
import { MORNING } from '../fixtures/fixture.ts';
import { idOf } from '../fixtures/open.ts';
import { openOrderFixture } from '../fixtures/order-fixture.ts';

const { shop, shopper, order } = await openOrderFixture({ EDITOR_KEY: EDITOR['x-editor-key'] });
afterAll(() => shop.close());

const desk = (method: string, path: string, body?: object) =>
  shop.ask(method, `/desk/orders${path}`, { body, headers: EDITOR });
const list = async (revision = '') => (await desk('GET', revision && `?revision=${revision}`)).body.data;
const move = (id: number, from: string, to: string, by = 'Rina') => desk('PUT', `/${id}/status`, { by, from, to });
const history = async (subject: string) =>
  (await shop.ask('GET', `/desk/history?subject=${subject}`, { headers: EDITOR })).body.data;
const placed = async (more: object = {}) => {
  const mou = await shopper(['tomato', 2], ['basmati-rice', 1], ['toned-milk', 1]);
  return { mou, ...((await order(mou, more)).body.data as { id: number; number: string }) };
};

describe('the list of the desk', () => {
  test('has an order as soon as it is placed, nearest slot first, and is sent only when it has changed', async () => {
    const late = await placed({ slotId: '2026-11-21_19-21' });
    const { mou, id, number } = await placed();
    const { revision, orders } = await list();
    const ids = orders.map((row: { id: number }) => row.id);
    expect(ids.indexOf(id)).toBeLessThan(ids.indexOf(late.id));
    expect(orders.find((row: { id: number }) => row.id === id)).toEqual({
      id,
      number,
      status: 'placed',
      placedAt: MORNING.toISOString(),
      slot: { date: '2026-11-21', from: '11:00', to: '13:00' },
      amount: 233,
      paymentMethod: 'cash',
      paymentStatus: null,
      units: 4,
      name: 'Mou Sen',
      area: `Flat ${mou.id}`,
      pincode: '700001',
      issues: 0,
      openLimit: null,
      sameReference: 0,
    });
    expect(await list(revision)).toEqual({ revision, orders: null });
    await move(id, 'placed', 'confirmed');
    const changed = await list(revision);
    expect(changed.revision).not.toBe(revision);
    expect(changed.orders.find((row: { id: number }) => row.id === id).status).toBe('confirmed');
  });

  test('keeps what is late, and drops what has ended some days after its slot', async () => {
    const [open, ended] = [await placed(), await placed()];
    await move(ended.id, 'placed', 'delivered');
    const ids = async () => (await list()).orders.map((row: { id: number }) => row.id);
    expect(await ids()).toEqual(expect.arrayContaining([open.id, ended.id]));
    shop.clock.now = new Date('2026-11-24T05:00:00Z');
    expect(await ids()).toContain(open.id);
    expect(await ids()).not.toContain(ended.id);
    shop.clock.now = new Date(MORNING);
  });
});

describe('one order at the desk', () => {
  test('has its lines in the order of the shelves, and whom to call', async () => {
    const { mou, id } = await placed();
    const { data } = (await desk('GET', `/${id}`)).body;
    expect(data.items.map((item: { name: string; category: string }) => [item.category, item.name])).toEqual([
      ['Rice & Dal', 'Basmati Rice'],
      ['Dairy', 'Toned Milk'],
      ['Dairy', 'Tomato'],
    ]);
    expect(data.customer).toEqual({ name: 'Mou Sen', phone: mou.phone });
    expect((await desk('GET', '/999999')).status).toBe(404);
  });

  test('goes one way when two packers press at once, and the second is told who was first', async () => {
    const { id, number } = await placed();
    const both = await Promise.all([move(id, 'placed', 'confirmed'), move(id, 'placed', 'confirmed', 'Sourav')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = both.find(({ status }) => status === 409)?.body;
    const [first] = await history(`order:${id}`);
    expect(refused.message).toBe(`${number} is confirmed already: ${first.by} was faster.`);
    expect(await history(`order:${id}`)).toMatchObject([
      { name: number, action: 'Accepted', before: { Status: 'placed' }, after: { Status: 'confirmed' } },
    ]);
  });

  test('takes a step once that is sent again after a lost answer', async () => {
    const { id } = await placed();
    await move(id, 'placed', 'confirmed');
    expect(await move(id, 'placed', 'confirmed')).toMatchObject({
      status: 200,
      body: { data: { status: 'confirmed' } },
    });
    expect(await history(`order:${id}`)).toHaveLength(1);
  });

  test('says so when the customer has cancelled it meanwhile', async () => {
    const { mou, id, number } = await placed();
    await shop.ask('PUT', `/order/cancel/${id}`, { token: mou.token });
    const { status, body } = await move(id, 'placed', 'confirmed');
    expect([status, body.message]).toEqual([409, `${number} is cancelled already.`]);
  });

  test('that is paid by QR does not leave before somebody has looked, of whom one decides', async () => {
    const { id, number } = await placed({ paymentMethod: 'qr', paymentReference: '712345678901' });
    const decide = (to: string) => desk('PUT', `/${id}/payment`, { by: 'Rina', from: 'checking', to });
    await move(id, 'placed', 'packed');
    expect((await move(id, 'packed', 'out-for-delivery')).body.message).toContain('has to be confirmed or refused');
    expect((await decide('confirmed')).body.data).toMatchObject({ paymentStatus: 'confirmed' });
    expect((await decide('confirmed')).status).toBe(200);
    expect((await decide('refused')).body.message).toBe(`The payment of ${number} is confirmed already.`);
    expect((await move(id, 'packed', 'out-for-delivery')).status).toBe(200);
    expect((await history(`order:${id}`)).map(({ action }: { action: string }) => action)).toEqual([
      'Sent out',
      'Payment seen',
      'Packed',
    ]);
  });

  test('with a line missing says what is given back, empties the shelf where asked to, and records both', async () => {
    const { id, number } = await placed();
    const productId = await idOf(shop, 'tomato');
    const stock = async () => (await shop.db.select().from(product).where(eq(product.id, productId)))[0]?.stock;
    const { items } = (await desk('GET', `/${id}`)).body.data;
    const itemId = items.find(({ name }: { name: string }) => name === 'Tomato').id as number;
    const mark = (missing: number, sellOut: boolean) =>
      desk('PUT', `/${id}/missing`, { by: 'Rina', itemId, missing, sellOut });
    const left = await stock();
    await mark(1, false);
    expect(await stock()).toBe(left);
    expect((await mark(2, true)).body.data).toMatchObject({ refundAmount: 45, toPay: 233 });
    expect(await stock()).toBe(0);
    expect((await list()).orders.find((row: { id: number }) => row.id === id)).toMatchObject({ units: 2, amount: 188 });
    expect((await history(`order:${id}`))[0]).toMatchObject({
      action: 'Missing: Tomato (500 g)',
      before: { Missing: '1 of 2', 'Given back': '₹22.50' },
      after: { Missing: '2 of 2', 'Given back': '₹45' },
    });
    expect(await history(`product:${productId}`)).toMatchObject([
      { action: `Sold out, found while packing ${number}`, before: { Stock: String(left) }, after: { Stock: '0' } },
    ]);
    await shop.db.update(product).set({ stock: 100 }).where(eq(product.id, productId));
  });

  test('empties the shelf of what is marked as sold out too: it does not come back on sale', async () => {
    const { id } = await placed();
    const productId = await idOf(shop, 'tomato');
    const [tomato] = (await desk('GET', `/${id}`)).body.data.items.filter(
      ({ name }: { name: string }) => name === 'Tomato',
    ) as { id: number }[];
    await shop.db.update(product).set({ stock: 0, heldStock: 40 }).where(eq(product.id, productId));
    await desk('PUT', `/${id}/missing`, { by: 'Rina', itemId: tomato?.id, missing: 1, sellOut: true });
    const [now] = await shop.db.select().from(product).where(eq(product.id, productId));
    expect(now).toMatchObject({ stock: 0, heldStock: 0 });
    await shop.db.update(product).set({ stock: 100, heldStock: null }).where(eq(product.id, productId));
  });

  test('is left alone by the clock of the demo, from the first touch on', async () => {
    const [touched, other] = [await placed(), await placed()];
    await move(touched.id, 'placed', 'confirmed');
    shop.clock.now = new Date('2026-11-22T05:00:00Z');
    const read = async ({ id, mou }: typeof touched) => (await shop.get(`/order/${id}`, mou.token)).body.data.status;
    expect([await read(touched), await read(other)]).toEqual(['confirmed', 'delivered']);
    shop.clock.now = new Date(MORNING);
  });
});
