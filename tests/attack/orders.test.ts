import { execSync } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type OpenDatabase, openEmbedded, openServer } from '../../provider/db/open.ts';
import { order } from '../../provider/db/schema/order.ts';
import { needsServer, SERVER } from '../skip-unless.ts';
import { expectItAddsUp } from '../provider/fixtures/adds-up.ts';
import { stockBeforeOrders } from '../../harness/ledger.ts';
import { fillPlenty, makeClients, PLENTY_PAISE, productId } from '../provider/fixtures/clients.ts';
import { newServerDatabase } from '../provider/fixtures/open.ts';
import { end, type Running, startProvider } from '../../harness/processes.ts';
import { orderUntilAnswered, type Placed } from './persistent-client.ts';
import { recordTotals } from './totals.ts';

const CLIENTS = 10;
const ORDERS_EACH = 25;
const KILLS = 8;

/** Stops the database at once and starts it again, such as `pg_ctlcluster 15 main restart -m immediate`. */
const RESTART = process.env['TEST_DATABASE_RESTART'] ?? '';

/** Fails when a provider ends that nobody has ended. */
async function neverEnds({ child, output }: Running): Promise<never> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  throw new Error(`The provider ended by itself: ${output()}`);
}

interface Attack {
  readonly open: () => Promise<OpenDatabase>;
  readonly environment: Record<string, string>;
  /** What else goes wrong half-way. */
  readonly fault?: () => void;
}

/** Clients order while the provider is killed again and again; then every order is looked for, once. */
async function attack({ open, environment, fault }: Attack) {
  const first = await open();
  await fillPlenty(first.db);
  const clients = await makeClients(first.db, CLIENTS, PLENTY_PAISE);
  const goods = await Promise.all(['tomato', 'masoor-dal', 'toned-milk'].map((slug) => productId(first.db, slug)));
  const before = await stockBeforeOrders(first.db);
  await first.close();

  let running: Running = await startProvider(environment);
  const placed: Placed[] = [];
  const progress = new EventEmitter();
  const each = async (client: (typeof clients)[number]) => {
    for (let orders = 0; orders < ORDERS_EACH; orders += 1) {
      placed.push(await orderUntilAnswered(() => running.base, client, goods));
      progress.emit('placed');
    }
  };
  const ordering = Promise.all(clients.map(each));
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const due = (kill * CLIENTS * ORDERS_EACH) / (KILLS + 1);
    const ended = neverEnds(running);
    while (placed.length < due) await Promise.race([once(progress, 'placed'), ended, ordering]);
    ended.catch(() => {}); // From here on it is ended on purpose.
    if (fault && kill === KILLS / 2) {
      fault();
      continue;
    }
    await end(running, 'SIGKILL');
    running = await startProvider(environment);
  }
  await ordering;
  await end(running, 'SIGTERM');

  const last = await open();
  const kept = await last.db.select({ number: order.number, key: order.idempotencyKey }).from(order);
  await expectItAddsUp(last.db, before);
  await last.close();

  const byKey = Map.groupBy(kept, ({ key }) => key);
  return {
    orders: placed.length,
    'times sent': placed.reduce((sum, { sent }) => sum + sent, 0),
    'kills of the provider': fault ? KILLS - 1 : KILLS,
    'stops of the database': fault ? 1 : 0,
    lost: placed.filter(({ key }) => !byKey.has(key)).length,
    doubled: kept.length - byKey.size + placed.filter(({ numbers }) => numbers.length !== 1).length,
    'never answered': kept.filter(({ key }) => !placed.some((one) => one.key === key)).length,
  };
}

const NOTHING = { lost: 0, doubled: 0, 'never answered': 0 };

test('with the embedded database no order is lost and none is made twice', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'haat-attack-'));
  const totals = await attack({ open: () => openEmbedded(folder), environment: { DATA_DIR: folder } });
  recordTotals('orders, embedded database', totals);
  expect(totals).toMatchObject({ orders: CLIENTS * ORDERS_EACH, ...NOTHING });
  await rm(folder, { recursive: true });
});

test(
  'with a database on a server, which is stopped too, no order is lost and none is made twice',
  needsServer,
  async () => {
    const { url, drop } = await newServerDatabase(SERVER);
    const totals = await attack({
      open: () => openServer(url),
      environment: { DATABASE_URL: url, DEMO: 'on' },
      ...(RESTART && { fault: () => void execSync(RESTART) }),
    });
    recordTotals('orders, database on a server', totals);
    expect(totals).toMatchObject({ orders: CLIENTS * ORDERS_EACH, ...NOTHING });
    await drop();
  },
);
