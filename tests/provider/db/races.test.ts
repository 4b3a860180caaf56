import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type OpenDatabase, openServer } from '../../../provider/db/open.ts';
import { cartLine } from '../../../provider/db/schema/cart.ts';
import { product } from '../../../provider/db/schema/catalogue.ts';
import { rateLimit } from '../../../provider/db/schema/customer.ts';
import { slotTaken, slotWindow } from '../../../provider/db/schema/delivery.ts';
import { coupon, order } from '../../../provider/db/schema/order.ts';
import {
  type Client,
  expectItAddsUp,
  fillCartsDifferently,
  fillPlenty,
  makeClients,
  productId,
  stockBeforeOrders,
  slotTomorrow,
  type Stock,
} from '../crowd.ts';
import { type Answered, newServerDatabase, type ServerDatabase } from '../open.ts';
import { askOver, end, type Running, startProvider } from '../processes.ts';

const SERVER = process.env['TEST_DATABASE_URL'] ?? '';
const CLIENTS = 50;
const PROCESSES = 4;

// PGlite belongs to one process, so these need a server.
describe.runIf(SERVER)(`${CLIENTS} clients over ${PROCESSES} processes`, () => {
  let database: ServerDatabase;
  let opened: OpenDatabase;
  let processes: Running[];
  let clients: Client[];
  let before: Stock;

  beforeAll(async () => {
    database = await newServerDatabase(SERVER);
    opened = await openServer(database.url);
    await fillPlenty(opened.db);
    clients = await makeClients(opened.db, CLIENTS);
    const environment = { DATABASE_URL: database.url, DATABASE_POOL: '8', TRUSTED_PROXY_HEADER: 'x-from' };
    processes = await Promise.all(Array.from({ length: PROCESSES }, () => startProvider(environment)));
  });
  afterAll(async () => {
    for (const running of processes) expect(await end(running, 'SIGTERM'), running.said()).toBe(0);
    await opened.close();
    await database.drop();
  });
  beforeEach(async () => {
    before = await stockBeforeOrders(opened.db);
  });

  const ask = (turn: number, method: string, path: string, asking: object) =>
    askOver(processes[turn % PROCESSES]?.base ?? '', method, path, asking);

  /** Every client has this in the cart, and nothing else. */
  async function fillCarts(slug: string, quantity = 1): Promise<void> {
    const id = await productId(opened.db, slug);
    await opened.db.delete(cartLine);
    await opened.db
      .insert(cartLine)
      .values(clients.map((each) => ({ customerId: each.id, productId: id, quantity, addedPricePaise: 100 })));
  }

  const orderAll = (more: object = {}): Promise<Answered[]> =>
    Promise.all(
      clients.map(({ token, addressId }, turn) =>
        ask(turn, 'POST', '/order', {
          token,
          body: { addressId, slotId: slotTomorrow(), paymentMethod: 'cash', ...more },
        }),
      ),
    );

  function expectOneWinner(answers: readonly Answered[], code: string): void {
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status, body }) => status === 409 && body.code === code)).toHaveLength(CLIENTS - 1);
  }

  test('the last piece is sold exactly once', async () => {
    await opened.db.update(product).set({ stock: 1 }).where(eq(product.slug, 'last-laddu'));
    before = await stockBeforeOrders(opened.db);
    await fillCarts('last-laddu');
    expectOneWinner(await orderAll(), 'out_of_stock');
    await expectItAddsUp(opened.db, before);
  });

  test('the last place in a slot is given exactly once', async () => {
    await opened.db.update(slotWindow).set({ capacity: 1 }).where(eq(slotWindow.key, '17-19'));
    await fillCartsDifferently(opened.db, clients);
    expectOneWinner(await orderAll({ slotId: slotTomorrow('17-19') }), 'slot_full');
    const [slot] = await opened.db.select().from(slotTaken).where(eq(slotTaken.windowKey, '17-19'));
    expect(slot?.taken).toBe(1);
    await expectItAddsUp(opened.db, before);
  });

  test('the last use of a coupon is given exactly once', async () => {
    await fillCartsDifferently(opened.db, clients);
    expectOneWinner(await orderAll({ couponCode: 'RARE' }), 'coupon_used_up');
    const [rare] = await opened.db.select().from(coupon).where(eq(coupon.code, 'RARE'));
    expect(rare?.used).toBe(1);
    await expectItAddsUp(opened.db, before);
  });

  test('20 copies of one order with one key make one order', async () => {
    await fillCarts('tomato', 2);
    const [mou] = clients;
    const copies = Array.from({ length: 20 }, (_, turn) =>
      ask(turn, 'POST', '/order', {
        token: mou?.token,
        body: { addressId: mou?.addressId, slotId: slotTomorrow(), paymentMethod: 'cash' },
        headers: { 'idempotency-key': 'one-click' },
      }),
    );
    const answers = await Promise.all(copies);
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(answers.map(({ body }) => body.data.number as string)).size).toBe(1);
    expect(await opened.db.$count(order, eq(order.idempotencyKey, 'one-click'))).toBe(1);
    await expectItAddsUp(opened.db, before);
  });

  test('a storm of increases and decreases ends at the exact number', async () => {
    await fillCarts('tomato', 10);
    const lines = await opened.db.select().from(cartLine);
    const storm = lines.flatMap(({ id, customerId }) => {
      const token = clients.find((client) => client.id === customerId)?.token;
      return [1, -1, 1, 1, -1, 1, 1, -1, 1].map((by) => ({ id, token, by }));
    });
    const answers = await Promise.all(
      storm.map(({ id, token, by }, turn) =>
        ask(turn, 'PUT', `/cart/quantity${by > 0 ? 'Increase' : 'Decrease'}/${id}`, { token, body: {} }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const left = await opened.db.select({ quantity: cartLine.quantity }).from(cartLine);
    expect(new Set(left.map(({ quantity }) => quantity))).toEqual(new Set([13]));
  });

  test('one line that 50 clients raise at once stops at its limit, and falls by exactly what they take off', async () => {
    await fillCarts('tomato', 1);
    const [mou] = clients;
    const [line] = await opened.db
      .select()
      .from(cartLine)
      .where(eq(cartLine.customerId, mou?.id ?? 0));
    const change = (way: string) =>
      Promise.all(
        clients.map((_, turn) => ask(turn, 'PUT', `/cart/quantity${way}/${line?.id}`, { token: mou?.token })),
      );
    const raised = (await change('Increase')).filter(({ status }) => status === 200).length;
    expect(raised).toBe(19);
    expect((await askOver(processes[0]?.base ?? '', 'GET', '/cart/web/c', { token: mou?.token })).body.count).toBe(20);
    const lowered = (await change('Decrease')).filter(({ status }) => status === 200).length;
    expect(lowered).toBe(20);
    expect(await opened.db.$count(cartLine, eq(cartLine.customerId, mou?.id ?? 0))).toBe(0);
  });

  test('a limit of sending is one limit in all processes', async () => {
    await opened.db.delete(rateLimit);
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, turn) =>
        ask(turn, 'POST', '/customer/login/get-otp', {
          body: { phone: String(7_000_000_000 + turn) },
          headers: { 'x-from': '203.0.113.7' },
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(30);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(10);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
