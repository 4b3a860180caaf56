import { expect, test } from 'vitest';
import { makeClients, productId, slotTomorrow } from '../fixtures/clients.ts';
import { openEvents } from '../fixtures/events.ts';
import { newProcessDatabase } from '../fixtures/process-database.ts';
import { askOver, end, startProvider } from '../../../harness/processes.ts';

/** In that process the time that slow clients are given never runs out: whoever waits for it does not end. */
const NEVER_LATE = `data:text/javascript,${encodeURIComponent(`
  const { setTimeout } = globalThis;
  globalThis.setTimeout = (work, ms, ...args) => setTimeout(work, ms >= 10_000 ? 2 ** 31 - 1 : ms, ...args);
`)}`;

test('a provider that is stopped ends the events of open pages, and waits for nobody', async () => {
  const database = await newProcessDatabase('plenty');
  const { db, close } = await database.open();
  const [client] = await makeClients(db, 1);
  const product = await productId(db, 'tomato');
  await close();
  if (!client) throw new Error('No customer was made.');

  const running = await startProvider({ ...database.environment, NODE_OPTIONS: `--import=${NEVER_LATE}` });
  const { token, addressId } = client;
  await askOver(running.base, 'POST', '/cart/', { token, body: { productId: product, quantity: 1 } });
  const body = { addressId, slotId: slotTomorrow(), paymentMethod: 'cash' };
  const { id } = (await askOver(running.base, 'POST', '/order', { token, body })).body.data as { id: number };
  const { next } = await openEvents(fetch, running.base, id, token);
  expect(await next()).toBe('placed');
  expect(await end(running, 'SIGTERM')).toBe(0);
  expect(await next()).toBeUndefined();
  await database.drop();
});
