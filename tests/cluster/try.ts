// npm test -- --only cluster
import { setTimeout as wait } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { openServer } from '../../provider/db/open.ts';
import { product } from '../../provider/db/schema/catalogue.ts';
import { fillPlenty, makeClients, PLENTY_PAISE, productId } from '../provider/fixtures/clients.ts';
import { findFaults, stockBeforeOrders } from '../../harness/ledger.ts';
import { accountFor } from './account.ts';
import { Cluster } from './cluster.ts';
import { checkEquipment } from './equipment.ts';
import { FAULTS } from './faults.ts';
import { sellWhileReplicasLag } from './lagging-replicas.ts';
import { untilWhole } from './patroni.ts';
import { Reads } from './reads.ts';
import { seconds, showAccount, showPhases, type Phase } from './report.ts';
import { Sales } from './sales.ts';

const PORT = Number(process.env['CLUSTER_PORT'] ?? 4850);
/** Only those faults whose name has this in it. */
const ONLY = process.env['CLUSTER_ONLY'] ?? '';
const CLIENTS = 150;
const ORDERS_PER_SECOND = 8;
const READS_PER_SECOND = 8;
/** Of what is nearly sold out. */
const FEW = 30;
const STEADY_MS = 5_000;
const SETTLE_MS = 2_000;
const GOODS = ['tomato', 'masoor-dal', 'toned-milk', 'basmati-rice-1-kg', 'milk-chocolate', 'few-fishballs'];

const say = (text: string): void => console.log(`${new Date().toISOString().slice(11, 19)} ${text}`);

/** Makes the shop that is sold from, by way of PgBouncer. */
async function fillShop(url: string) {
  const { db, close } = await openServer(url);
  await fillPlenty(db);
  await db.update(product).set({ stock: FEW }).where(eq(product.slug, 'few-fishballs'));
  const clients = await makeClients(db, CLIENTS, PLENTY_PAISE);
  const found = await Promise.all(GOODS.map((slug) => productId(db, slug)));
  const before = await stockBeforeOrders(db);
  await close();
  return { clients, productIds: found.filter((id) => id > 0), before };
}

async function tryCluster(cluster: Cluster): Promise<boolean> {
  const { front, machines } = cluster;
  say('Three machines start: etcd, Patroni, Postgres');
  await cluster.start();
  say('HAProxy and PgBouncer lead to the primary; the shop is filled');
  const { clients, productIds, before } = await fillShop(front.databaseUrl);
  await front.startShop();
  say(`nginx and four processes of the provider answer; ${ORDERS_PER_SECOND} orders a second`);
  const sales = new Sales(front.base, clients, productIds);
  const reads = new Reads(front.base, productIds);
  sales.start(ORDERS_PER_SECOND);
  reads.start(READS_PER_SECOND);
  const phases: Phase[] = [];
  const during = async (name: string, work: () => Promise<unknown>) => {
    const [from, answered] = [Date.now(), sales.answered.length];
    await work();
    await untilWhole(machines);
    await wait(SETTLE_MS);
    const until = Date.now();
    const gaps = { orders: sales.longestGap(from, until), reads: reads.longestGap(from, until) };
    phases.push({ name, lasted: until - from, answered: sales.answered.length - answered, ...gaps });
    say(`${name}: no order answered for ${seconds(gaps.orders)} s at most, no page for ${seconds(gaps.reads)} s`);
  };
  const wrong: string[] = [];
  await during('nothing', () => wait(STEADY_MS));
  const lagging = 'the replicas stop following';
  if (lagging.includes(ONLY))
    await during(lagging, async () => {
      wrong.push(...(await sellWhileReplicasLag(cluster, productIds[0] ?? 0)));
    });
  for (const { name, happen } of FAULTS.filter((fault) => fault.name.includes(ONLY)))
    await during(name, () => happen(cluster, sales));
  reads.stop();
  await sales.stop();
  say('The last orders are in; the ledger is read');
  const { db, close } = await openServer(front.databaseUrl);
  const account = await accountFor(db, sales.sent);
  wrong.push(...(await findFaults(db, before)));
  await close();
  showPhases(phases);
  showAccount(account, reads, wrong);
  return account.lost.length === 0 && account.doubled === 0 && account.unknown === 0 && wrong.length === 0;
}

checkEquipment();
const cluster = new Cluster(PORT);
let isRight = false;
try {
  isRight = await tryCluster(cluster);
} finally {
  await cluster.stop(!isRight);
  if (!isRight) console.error(`What each part has said stands in ${cluster.folder}.`);
}
process.exitCode = isRight ? 0 : 1;
