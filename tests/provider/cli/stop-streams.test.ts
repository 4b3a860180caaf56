import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openEmbedded } from '../../../provider/db/open.ts';
import { fillPlenty, makeClients, productId, slotTomorrow } from '../clients.ts';
import { openEvents } from '../events.ts';
import { askOver, end, startProvider } from '../processes.ts';

test('a provider that is stopped ends the events of open pages, and waits for nobody', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'haat-streams-'));
  const { db, close } = await openEmbedded(folder);
  await fillPlenty(db);
  const [client] = await makeClients(db, 1);
  const product = await productId(db, 'tomato');
  await close();
  if (!client) throw new Error('No customer was made.');

  const running = await startProvider({ DATA_DIR: folder });
  const { token, addressId } = client;
  await askOver(running.base, 'POST', '/cart/', { token, body: { productId: product, quantity: 1 } });
  const body = { addressId, slotId: slotTomorrow(), paymentMethod: 'cash' };
  const { id } = (await askOver(running.base, 'POST', '/order', { token, body })).body.data as { id: number };
  const { next } = await openEvents(fetch, running.base, id, token);
  expect(await next()).toBe('placed');
  const began = performance.now();
  expect(await end(running, 'SIGTERM')).toBe(0);
  expect(await next()).toBeUndefined();
  // Not after the time that slow clients are given.
  expect(performance.now() - began).toBeLessThan(5000);
  await rm(folder, { recursive: true });
});
