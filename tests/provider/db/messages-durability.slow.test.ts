import { eq, ne } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Database } from '../../../provider/db/database.ts';
import { message } from '../../../provider/db/schema/message.ts';
import { order } from '../../../provider/db/schema/order.ts';
import { needsServer, SERVER } from '../../skip-unless.ts';
import { type Client, makeClients, PLENTY_PAISE, productId, slotTomorrow } from '../fixtures/clients.ts';
import { GATEWAY_KEY, openGateway } from '../fixtures/gateway.ts';
import { newFolderDatabase, newSharedDatabase, type ProcessDatabase } from '../fixtures/process-database.ts';
import { askOver, end, startProvider } from '../../../harness/processes.ts';

const KILLS = 4;
const CLIENTS = 6;

/** One order of each, answered or not. */
const orderAll = (base: string, clients: readonly Client[], product: number) =>
  Promise.allSettled(
    clients.map(async ({ token, addressId }) => {
      await askOver(base, 'POST', '/cart/', { token, body: { productId: product, quantity: 1 } });
      const body = { addressId, slotId: slotTomorrow(), paymentMethod: 'cash', useWallet: true };
      await askOver(base, 'POST', '/order', { token, body });
    }),
  );

/** A minute has gone by since the process died. */
const endLeases = (db: Database) => db.update(message).set({ dueAt: new Date() }).where(eq(message.state, 'sending'));

async function killWhileSending({ environment, open }: ProcessDatabase) {
  // Of three, one is never answered: whoever sent it is killed while it waits. The last time all are answered.
  let isLast = false;
  let asked = 0;
  const gateway = await openGateway(() => (isLast || (asked += 1) % 3 ? 202 : undefined));
  const start = () =>
    startProvider({ ...environment, MESSAGE_WEBHOOK_URL: gateway.url, MESSAGE_WEBHOOK_KEY: GATEWAY_KEY });
  const first = await open();
  const clients = await makeClients(first.db, CLIENTS, PLENTY_PAISE);
  const product = await productId(first.db, 'tomato');
  await first.close();

  let inTheMiddle = 0;
  for (let kill = 0; kill < KILLS; kill += 1) {
    const running = await start();
    const before = gateway.taken.length;
    const ordering = orderAll(running.base, clients, product);
    await expect.poll(() => gateway.taken.length - before).toBeGreaterThanOrEqual(3 + (kill % 2));
    await end(running, 'SIGKILL');
    await ordering;
    const { db, close } = await open();
    inTheMiddle += (await endLeases(db).returning()).length;
    await close();
  }

  isLast = true;
  const { db, close } = await open();
  const written = await db.$count(message);
  // What the gateway has answered may not be known to the database: it is sent once more.
  const unsettled = await db.$count(message, ne(message.state, 'sent'));
  await close();
  const before = gateway.taken.length;
  const running = await start();
  await expect
    .poll(() => new Set(gateway.taken.slice(before).map(({ headers }) => headers['idempotency-key'])).size)
    .toBe(unsettled);
  expect(gateway.byKey(202).size).toBe(written);
  await end(running, 'SIGTERM');
  const last = await open();
  const rows = await last.db.select().from(message);
  expect(rows.map(({ state }) => state)).toEqual(rows.map(() => 'sent'));
  expect(new Set(rows.map(({ orderId }) => orderId)).size, 'one for each order').toBe(await last.db.$count(order));
  expect(rows.length).toBe(await last.db.$count(order));
  expect(new Set(rows.map(({ key }) => key))).toEqual(new Set(gateway.byKey(202).keys()));
  expect(gateway.taken.length, 'some were sent twice, with the same key').toBeGreaterThan(rows.length);
  expect(inTheMiddle).toBeGreaterThanOrEqual(KILLS);
  await last.close();
  await gateway.close();
}

describe(`killed ${KILLS} times while it sends`, () => {
  test('the embedded database loses no message, and the gateway counts each once', async () => {
    const database = await newFolderDatabase('plenty');
    await killWhileSending(database);
    await database.drop();
  });

  test('the database on a server loses no message, and the gateway counts each once', needsServer, async () => {
    const database = await newSharedDatabase(SERVER, 'plenty');
    await killWhileSending(database);
    await database.drop();
  });
});
