import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { message } from '../../../provider/db/schema/message.ts';
import { makeClients, productId, slotTomorrow } from '../fixtures/clients.ts';
import { newFolderDatabase } from '../fixtures/process-database.ts';
import { openPushService } from '../fixtures/push-service.ts';
import { askOver, end, metricsOf, type Running, startProvider } from '../../../harness/processes.ts';

/** How many messages are not sent yet. */
const openMessages = async (running: Running): Promise<number> =>
  Number(/^haat_messages_pending (\d+)$/m.exec(await (await fetch(metricsOf(running))).text())?.[1]);

test('a provider killed while it sends tells each device of an order once, when it is there again', async () => {
  const database = await newFolderDatabase('plenty');
  // One of the two devices is not answered at first: the provider is killed while it waits.
  let isLast = false;
  const service = await openPushService((device) => (isLast || device === 'phone-0' ? 201 : undefined));
  const start = () => startProvider({ ...database.environment, PUSH_HOSTS: service.host, METRICS_PORT: '0' });
  const first = await database.open();
  const clients = await makeClients(first.db, 2);
  const product = await productId(first.db, 'tomato');
  await first.close();

  const running = await start();
  for (const [each, { token, addressId }] of clients.entries()) {
    const ask = (path: string, body: object) => askOver(running.base, 'POST', path, { token, body });
    const subscribed = await ask('/customer/push-subscription', service.subscribe(`phone-${each}`));
    expect(subscribed.status).toBe(200);
    await ask('/cart/', { productId: product, quantity: 1 });
    const ordered = await ask('/order', { addressId, slotId: slotTomorrow(), paymentMethod: 'cash' });
    expect(ordered.status).toBe(200);
  }
  const told = () => service.pushed.map(({ device }) => device).sort();
  await expect.poll(told).toEqual(['phone-0', 'phone-1']);
  const states = async () => {
    const { db, close } = await database.open();
    // A minute has gone by since the process died.
    await db.update(message).set({ dueAt: new Date() }).where(eq(message.state, 'sending'));
    const rows = await db.select().from(message).orderBy(message.id);
    await close();
    return rows.map(({ state }) => state);
  };
  await expect.poll(() => openMessages(running)).toBe(1); // That the first was taken is written down.
  await end(running, 'SIGKILL');
  expect(await states()).toEqual(['sent', 'sending']);

  isLast = true;
  const again = await start();
  await expect.poll(told).toEqual(['phone-0', 'phone-1', 'phone-1']);
  await expect.poll(() => openMessages(again)).toBe(0);
  await end(again, 'SIGTERM');
  expect(await states()).toEqual(['sent', 'sent']);
  const [one, other] = service.pushed.filter(({ device }) => device === 'phone-1');
  expect(one?.message, 'what is sent twice is shown as one').toEqual(other?.message);
  expect(one?.headers['topic']).toBe(other?.headers['topic']);
  expect(service.pushed.filter(({ status }) => status === 201)).toHaveLength(2);
  await service.close();
  await database.drop();
});
