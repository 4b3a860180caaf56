import { setTimeout as wait } from 'node:timers/promises';
import { and, eq, gt } from 'drizzle-orm';
import { openServer } from '../../provider/db/open.ts';
import { product } from '../../provider/db/schema/catalogue.ts';
import { order, orderItem } from '../../provider/db/schema/order.ts';
import type { Cluster } from './cluster.ts';
import type { Machine } from './machine.ts';
import { primaryOf } from './patroni.ts';

const LAG_MS = 5_000;
/** What was under way when the price changed may have the former one. */
const UNDER_WAY_MS = 1_000;
const RISE_PAISE = 500;

const shownPrice = async (base: string, id: number, cacheControl: string): Promise<number> => {
  const answer = await fetch(`${base}/product/web/byid/${id}`, { headers: { 'cache-control': cacheControl } });
  return Math.round(((await answer.json()) as { data: { price: number } }).data.price * 100);
};

/** Returns the process that replays what the primary writes. Patroni would end a pause by `pg_wal_replay_pause()` at once. */
async function replayOf(cluster: Cluster, replica: Machine): Promise<number> {
  const [row] = await cluster.onMachine(replica, "select pid from pg_stat_activity where backend_type = 'startup'");
  return Number(row?.['pid']);
}

/**
 * Both replicas stop following, and a price is changed: shoppers may see the former one, and every order has the new one.
 * Returns what was wrong.
 */
export async function sellWhileReplicasLag(cluster: Cluster, productId: number): Promise<string[]> {
  const { front, machines } = cluster;
  const primary = await primaryOf(machines);
  const replicas = machines.filter((machine) => machine !== primary);
  const { db, close } = await openServer(front.databaseUrl);
  const [before] = await db.select().from(product).where(eq(product.id, productId));
  const former = before?.pricePaise ?? 0;
  const pricePaise = former + RISE_PAISE;
  const replaying = await Promise.all(replicas.map((replica) => replayOf(cluster, replica)));
  for (const pid of replaying) process.kill(pid, 'SIGSTOP');
  try {
    await db.update(product).set({ pricePaise, mrpPaise: pricePaise }).where(eq(product.id, productId));
    const since = new Date(Date.now() + UNDER_WAY_MS);
    await wait(UNDER_WAY_MS + LAG_MS);
    const [shown, built] = [
      await shownPrice(front.base, productId, 'max-age=0'),
      await shownPrice(front.base, productId, 'no-cache'),
    ];
    const ordered = await db
      .select({ number: order.number, pricePaise: orderItem.pricePaise })
      .from(orderItem)
      .innerJoin(order, eq(order.id, orderItem.orderId))
      .where(and(eq(orderItem.productId, productId), gt(order.placedAt, since)));
    return [
      ...ordered.filter((one) => one.pricePaise !== pricePaise).map(({ number }) => `${number} has the former price`),
      ...(ordered.length === 0 ? ['nobody has ordered what had become dearer'] : []),
      ...(shown === former
        ? []
        : [`a page of the catalogue was not read from a replica: ${shown} instead of ${former}`]),
      ...(built === pricePaise ? [] : ['a build was given the former price']),
    ];
  } finally {
    for (const pid of replaying) process.kill(pid, 'SIGCONT');
    await close();
  }
}
