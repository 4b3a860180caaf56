import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenDatabase, openServer } from '../../provider/db/open.ts';
import { fillPlenty, makeClients, productId, slotTomorrow } from '../provider/fixtures/clients.ts';
import { findFaults, stockBeforeOrders } from '../../harness/ledger.ts';
import { newServerDatabase, selectLocks, type ServerDatabase } from '../provider/fixtures/server-database.ts';
import { askOver, end, startProvider } from '../../harness/processes.ts';
import { needs, SERVER } from '../skip-unless.ts';
import { hasPgBouncer, PgBouncer } from './pgbouncer.ts';

const PROCESSES = 3;
/** Fewer than there are processes: whoever waits for another one's start must not hold a connection. */
const CONNECTIONS = 2;
const CLIENTS = 12;

describe(
  'PgBouncer in transaction mode, with the configuration that is shipped',
  needs(SERVER !== '' && hasPgBouncer, 'a Postgres server in TEST_DATABASE_URL and pgbouncer, as .ci/run has them'),
  () => {
    const bouncer = new PgBouncer();
    let database: ServerDatabase;
    let opened: OpenDatabase;
    beforeAll(async () => {
      database = await newServerDatabase(SERVER);
      await bouncer.start(database.url, CONNECTIONS);
    });
    afterAll(async () => {
      await opened.close();
      await bouncer.stop();
      await database.drop();
    });

    test('several start on an empty database at once, none leaves a lock behind, and each order is there once', async () => {
      opened = await openServer(bouncer.url, 4);
      await fillPlenty(opened.db);
      const clients = await makeClients(opened.db, CLIENTS);
      const before = await stockBeforeOrders(opened.db);
      const own = { DATABASE_URL: bouncer.url, DEMO: 'on', DATABASE_READ_URL: bouncer.url };
      const running = await Promise.all(Array.from({ length: PROCESSES }, () => startProvider(own)));
      expect(await selectLocks(opened.db, sql`locktype = 'advisory'`)).toEqual([]);
      const tomato = await productId(opened.db, 'tomato');
      const placed = await Promise.all(
        clients.map(async ({ token, addressId }, turn) => {
          const base = running[turn % PROCESSES]?.base ?? '';
          await askOver(base, 'POST', '/cart/', { token, body: { productId: tomato, quantity: 2 } });
          const body = { addressId, slotId: slotTomorrow(), paymentMethod: 'cash', couponCode: 'TEN' };
          return askOver(base, 'POST', '/order', { token, body });
        }),
      );
      expect(placed.map(({ status }) => status)).toEqual(clients.map(() => 200));
      expect(await findFaults(opened.db, before)).toEqual([]);
      for (const one of running) expect(await end(one, 'SIGTERM'), one.output()).toBe(0);
    });

    test('a transaction that gets no connection keeps none of the pool', async () => {
      const few = await openServer(bouncer.url, 2);
      const held = Promise.withResolvers<undefined>();
      // All connections to the server are taken, so that `begin` fails after PgBouncer’s patience.
      const taken = Array.from({ length: CONNECTIONS }, () => Promise.withResolvers<undefined>());
      const holding = taken.map(({ resolve }) =>
        opened.db.transaction(async (tx) => {
          await tx.execute(sql`select 1`);
          resolve(undefined);
          await held.promise;
        }),
      );
      await Promise.all(taken.map(({ promise }) => promise));
      const refused = await Promise.allSettled([1, 2].map(() => few.db.transaction(() => Promise.resolve())));
      held.resolve(undefined);
      await Promise.all(holding);
      expect(refused.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
      expect((await few.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
      await few.close();
    });
  },
);
