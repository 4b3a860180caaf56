import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../../../provider/db/database.ts';
import { type OpenDatabase, openServer } from '../../../../provider/db/open.ts';
import { cartLine } from '../../../../provider/db/schema/cart.ts';
import { moveOrder } from '../../../../provider/domain/orders/order-status.ts';
import { decidePayment } from '../../../../provider/domain/orders/payments.ts';
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
} from '../../crowd.ts';
import { type Answered, newServerDatabase, type ServerDatabase } from '../../open.ts';
import { askOver, end, type Running, startProvider } from '../../processes.ts';

const SERVER = process.env['TEST_DATABASE_URL'] ?? '';
const CLIENTS = 50;
const PROCESSES = 4;

// PGlite belongs to one process, so these need a server.
describe.runIf(SERVER)(`orders of ${CLIENTS} clients over ${PROCESSES} processes`, () => {
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
    const environment = { DATABASE_URL: database.url, DATABASE_POOL: '8' };
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

  /** Every client has one of each in the cart, and nothing else. */
  async function fillCarts(...slugs: readonly string[]): Promise<void> {
    await opened.db.delete(cartLine);
    for (const slug of slugs) {
      const id = await productId(opened.db, slug);
      await opened.db
        .insert(cartLine)
        .values(clients.map((each) => ({ customerId: each.id, productId: id, quantity: 1, addedPricePaise: 100 })));
    }
  }

  const orderAll = (more: (turn: number) => object): Promise<Answered[]> =>
    Promise.all(
      clients.map(({ token, addressId }, turn) =>
        ask(turn, 'POST', '/order', { token, body: { addressId, slotId: slotTomorrow(), ...more(turn) } }),
      ),
    );

  test('orders and cancellations of the same goods at the same moment never wait for each other, and add up', async () => {
    await fillCarts('tomato', 'masoor-dal');
    const paid = (round: number) => (turn: number) => ({
      paymentMethod: 'qr',
      paymentReference: String(100_000_000_000 * round + turn),
      couponCode: 'TEN',
    });
    const first = (await orderAll(paid(1))).map(({ body }) => body.data.id as number);
    for (const id of first.slice(0, CLIENTS / 2))
      await inTransaction(opened.db, (tx) => decidePayment(tx, id, 'confirmed', new Date()));
    await fillCarts('tomato', 'masoor-dal');
    const [second] = await Promise.all([
      orderAll(paid(2)),
      ...first.map((id) => inTransaction(opened.db, (tx) => moveOrder(tx, id, 'cancelled', new Date()))),
    ]);
    expect(second.map(({ status }) => status)).toEqual(Array(CLIENTS).fill(200));
    await expectItAddsUp(opened.db, before);
  });

  test('one payment reference counts for one of the orders that give it at the same moment', async () => {
    await fillCartsDifferently(opened.db, clients);
    const reference = (turn: number) => (turn % 2 ? '4999 8888 7777' : '499988887777');
    const answers = await orderAll((turn) => ({ paymentMethod: 'qr', paymentReference: reference(turn) }));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'payment_reference_used')).toHaveLength(CLIENTS - 1);
    await expectItAddsUp(opened.db, before);
  });

  test('customers cancel while the shop packs: each order goes one way, and gives back once', async () => {
    await fillCartsDifferently(opened.db, clients);
    const payment = (turn: number) => ({ paymentMethod: 'qr', paymentReference: String(300_000_000_000 + turn) });
    const placed = (await orderAll(payment)).map(({ body }) => body.data as { id: number; number: string });
    for (const { id } of placed) await inTransaction(opened.db, (tx) => decidePayment(tx, id, 'confirmed', new Date()));
    const cancel = (turn: number, process = 0) =>
      ask(turn + process, 'PUT', `/order/cancel/${placed[turn]?.id}`, { token: clients[turn]?.token });
    await Promise.all(
      placed.map(async ({ id }, turn) => {
        const pack = () =>
          inTransaction(opened.db, (tx) => moveOrder(tx, id, 'packed', new Date())).then(
            () => true,
            () => false,
          );
        // Half of the operators are there first; every customer presses twice.
        const early = turn % 2 ? pack() : undefined;
        const cancelling = [cancel(turn), cancel(turn, 1)];
        const [isPacked, ...answers] = await Promise.all([early ?? pack(), ...cancelling]);
        expect(answers.map(({ status }) => status)).toEqual(isPacked ? [409, 409] : [200, 200]);
      }),
    );
    await expectItAddsUp(opened.db, before);
  });
});
