import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openEmbedded } from '../../../provider/db/open.ts';
import { message } from '../../../provider/db/schema/message.ts';
import { needsNoServer } from '../../skip-unless.ts';
import { fillPlenty, makeClients, productId, slotTomorrow } from '../clients.ts';
import { openPushService } from '../push-service.ts';
import { askOver, end, startProvider } from '../processes.ts';

const PATIENCE_MS = 120_000;

test(
  'a provider killed while it sends tells each device of an order once, when it is there again',
  { ...needsNoServer, timeout: PATIENCE_MS },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'haat-push-'));
    // One of the two devices is not answered at first: the provider is killed while it waits.
    let isLast = false;
    const service = await openPushService((device) => (isLast || device === 'phone-0' ? 201 : undefined));
    const start = () => startProvider({ DATA_DIR: folder, PUSH_HOSTS: service.host });
    const first = await openEmbedded(folder);
    await fillPlenty(first.db);
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
    await expect.poll(told, { timeout: PATIENCE_MS }).toEqual(['phone-0', 'phone-1']);
    const states = async () => {
      const { db, close } = await openEmbedded(folder);
      // A minute has gone by since the process died.
      await db.update(message).set({ dueAt: new Date() }).where(eq(message.state, 'sending'));
      const rows = await db.select().from(message).orderBy(message.id);
      await close();
      return rows.map(({ state }) => state);
    };
    await new Promise((resolve) => setTimeout(resolve, 500)); // That the first was taken is written down.
    await end(running, 'SIGKILL');
    expect(await states()).toEqual(['sent', 'sending']);

    isLast = true;
    const again = await start();
    await expect.poll(told, { timeout: PATIENCE_MS }).toEqual(['phone-0', 'phone-1', 'phone-1']);
    await new Promise((resolve) => setTimeout(resolve, 2_500)); // Two looks later nothing more has come.
    await end(again, 'SIGTERM');
    expect(await states()).toEqual(['sent', 'sent']);
    const [one, other] = service.pushed.filter(({ device }) => device === 'phone-1');
    expect(one?.message, 'what is sent twice is shown as one').toEqual(other?.message);
    expect(one?.headers['topic']).toBe(other?.headers['topic']);
    expect(service.pushed.filter(({ status }) => status === 201)).toHaveLength(2);
    await service.close();
    await rm(folder, { recursive: true });
  },
);
