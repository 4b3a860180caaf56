import { setTimeout as sleep } from 'node:timers/promises';
import { gt } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { Database } from '../../provider/db/database.ts';
import { type OpenDatabase, openServer } from '../../provider/db/open.ts';
import { cartLine } from '../../provider/db/schema/cart.ts';
import { product } from '../../provider/db/schema/catalogue.ts';
import { type Stock, stockBeforeOrders } from './ledger.ts';
import { type Client, fillPlenty, makeClients, productId, slotTomorrow } from './clients.ts';
import { type Answered, newServerDatabase, type ServerDatabase } from './open.ts';
import { askOver, end, type Running, startProvider } from './processes.ts';

/** Every client has something else in the cart than most others, so that no order waits for another one's goods. */
export async function fillCartsDifferently(db: Database, clients: readonly Client[]): Promise<void> {
  const goods = await db.select({ id: product.id }).from(product).where(gt(product.stock, clients.length));
  const lines = clients.map(({ id }, turn) => ({
    customerId: id,
    productId: goods[turn % goods.length]?.id ?? 0,
    quantity: 1,
    addedPricePaise: 100,
  }));
  await db.delete(cartLine);
  await db.insert(cartLine).values(lines);
}

export const CLIENTS = 50;
export const PROCESSES = 4;

/** Many customers of one shop that runs as several processes on one database server. */
export interface Crowd {
  readonly db: Database;
  readonly clients: readonly Client[];
  /** What the stock was before a test's orders; a test that changes the stock reads it again. */
  before: Stock;
  /** Asks one of the processes, another one at each turn. */
  readonly ask: (turn: number, method: string, path: string, asking: object) => Promise<Answered>;
  /** Puts so many of each into every client's cart, and nothing else. */
  readonly fillCarts: (slugs: readonly string[], quantity?: number) => Promise<void>;
  /** All order at the same moment. */
  readonly orderAll: (more: (turn: number) => object) => Promise<Answered[]>;
}

/** Opens the crowd for the tests of one `describe`. PGlite belongs to one process, so it needs a server. */
export function gatherCrowd(server: string, environment: Record<string, string> = {}): Crowd {
  let database: ServerDatabase;
  let opened: OpenDatabase;
  let processes: Running[];
  const crowd = {} as { -readonly [Key in keyof Crowd]: Crowd[Key] };

  beforeAll(async () => {
    database = await newServerDatabase(server);
    opened = await openServer(database.url);
    crowd.db = opened.db;
    await fillPlenty(crowd.db);
    crowd.clients = await makeClients(crowd.db, CLIENTS);
    const own = { DATABASE_URL: database.url, DATABASE_POOL: '8', ...environment };
    processes = await Promise.all(Array.from({ length: PROCESSES }, () => startProvider(own)));
  });
  afterAll(async () => {
    for (const running of processes) expect(await end(running, 'SIGTERM'), running.said()).toBe(0);
    await opened.close();
    await database.drop();
  });
  beforeEach(async () => {
    crowd.before = await stockBeforeOrders(crowd.db);
  });

  crowd.ask = async (turn, method, path, asking) => {
    for (;;) {
      const answer = await askOver(processes[turn % PROCESSES]?.base ?? '', method, path, asking);
      // On a slow machine a place may not be free in time: nothing was begun, and who asks again gets one.
      if (answer.body?.code !== 'overloaded') return answer;
      await sleep(500);
    }
  };
  crowd.fillCarts = async (slugs, quantity = 1) => {
    await crowd.db.delete(cartLine);
    for (const slug of slugs) {
      const id = await productId(crowd.db, slug);
      const lines = crowd.clients.map((each) => ({
        customerId: each.id,
        productId: id,
        quantity,
        addedPricePaise: 100,
      }));
      await crowd.db.insert(cartLine).values(lines);
    }
  };
  crowd.orderAll = (more) =>
    Promise.all(
      crowd.clients.map(({ token, addressId }, turn) =>
        crowd.ask(turn, 'POST', '/order', { token, body: { addressId, slotId: slotTomorrow(), ...more(turn) } }),
      ),
    );
  return crowd;
}
