import { shop } from '../src/shop.ts';
import { createApp } from './app.ts';
import { openDatabase } from './db/open.ts';
import { demoHooks } from './demo/demo-hooks.ts';
import { seed } from './demo/seed.ts';
import type { ReportProgress } from './demo/seed-goods.ts';
import { Metrics } from './http/metrics.ts';
import { readEditorKey } from './http/require-editor.ts';
import { sweepUploads } from './http/sweep-uploads.ts';
import { lookAfterCatalogue } from './domain/catalogue/look-after.ts';
import { createPublisher } from './domain/editor/publisher.ts';
import { OrderEvents } from './domain/orders/order-events.ts';
import type { Obstacles } from './domain/opening/obstacles.ts';
import { findObstacles } from './domain/opening/opening.ts';
import { writeDraftPages } from './domain/opening/draft-pages.ts';
import { fillOnce } from './domain/opening/fill-once.ts';
import { ensureSearchIndex } from './domain/search/rebuild-index.ts';
import { sweepPeriodically } from './domain/delete-expired.ts';
import type { Database } from './db/database.ts';
import { SearchCounter } from './domain/search/counted-searches.ts';
import { type Keys, readKeys } from './secrets/keys.ts';
import { openChannels } from './domain/messages/channels.ts';
import { openMessages } from './domain/messages/open-messages.ts';
import { startScheduler } from './domain/editor/schedule.ts';
import { vacuumPeriodically } from './db/vacuum.ts';
import type { Env } from './http/env.ts';
import type { Settings } from './settings/settings.ts';

export interface OpenProvider {
  /** Answers `/api`. The second argument is the server's, so that the client's IP is known. */
  readonly fetch: (request: Request, env?: object) => Promise<Response>;
  /** Key that signs in to `/editor`; undefined where the editor is switched off. */
  readonly editorKey: string | undefined;
  /** What keeps the shop closed at its start. */
  readonly obstacles: Obstacles;
  /** What Prometheus asks for. */
  readonly metrics: Metrics;
  /** Waits for requests in flight, then closes the database. */
  readonly close: () => Promise<void>;
}

const SHUTDOWN_TIMEOUT_MS = 10_000;

/** Fills a new database, with the demo or with what no shop can be without, and indexes the goods of an old one. */
async function prepare(db: Database, { demo }: Settings, report: ReportProgress): Promise<void> {
  const now = new Date();
  await (demo ? seed(db, now, report) : fillOnce(db, 'drafts', (tx) => writeDraftPages(tx, now)));
  await ensureSearchIndex(db);
}

/** Opens the database, prepares it, fills it when it is empty. Throws `LockError` or `DatabaseError` with one sentence for the operator. */
export async function openProvider(settings: Settings, report: ReportProgress = () => {}): Promise<OpenProvider> {
  await sweepUploads();
  report('Opening the database');
  const database = await openDatabase(settings);
  let keys: Keys;
  let stopVacuum = (): void => {};
  try {
    if (!database.readOnly) await database.withStartLock(() => prepare(database.db, settings, report));
    keys = await (database.readOnly
      ? readKeys(database.db, settings, true)
      : database.withStartLock(() => readKeys(database.db, settings)));
    if (settings.databaseUrl === undefined) stopVacuum = await vacuumPeriodically(database.db);
  } catch (error) {
    await database.close();
    throw error;
  }
  const { db, reader, readOnly } = database;
  const publisher = createPublisher(settings);
  const searches = new SearchCounter(db);
  const metrics = new Metrics();
  metrics.watchDatabase(db, database.connections);
  const hooks = demoHooks(settings);
  const now = () => new Date();
  const orderEvents = new OrderEvents({ db, listen: database.listen, now, ...hooks });
  const app = createApp({
    db,
    reader,
    settings,
    publisher,
    searches,
    keys: async () => keys,
    metrics,
    orderEvents,
    ...hooks,
  });
  const stopSchedule = settings.publisher && !readOnly ? startScheduler({ db, publisher, now }) : async () => {};
  const stopLooking = readOnly ? async () => {} : lookAfterCatalogue(db, now);
  const stopSweeping = readOnly ? async () => {} : sweepPeriodically(db, now);
  const channels = openChannels({ db, settings, keys, now });
  const messages = await openMessages({ db, channels, shop: settings.messages.shop ?? shop.name, now }, readOnly);
  metrics.watchMessages(messages.count);
  metrics.watchFollowed(orderEvents);
  const inFlight = new Set<Promise<Response>>();
  let closing: Promise<void> | undefined;

  async function close(): Promise<void> {
    orderEvents.close();
    let timer: NodeJS.Timeout | undefined;
    const shutdownTimeout = new Promise((resolve) => (timer = setTimeout(resolve, SHUTDOWN_TIMEOUT_MS)));
    await Promise.race([Promise.allSettled(inFlight), shutdownTimeout]);
    clearTimeout(timer);
    stopVacuum();
    await stopSchedule();
    await stopLooking();
    await stopSweeping();
    await messages.stop();
    await searches.close();
    await database.close();
  }

  return {
    metrics,
    obstacles: await findObstacles({ db, settings, identity: shop }),
    editorKey: database.readOnly ? settings.editorKey : await readEditorKey(database.db, settings),
    fetch: async (request, env) => {
      if (closing)
        return Response.json(
          { message: 'The shop is closing for a moment. Please try again in a minute.', code: 'closing' },
          { status: 503 },
        );
      const answer = Promise.resolve(app.fetch(request, env as Env['Bindings']));
      inFlight.add(answer);
      try {
        return await answer;
      } finally {
        inFlight.delete(answer);
      }
    },
    close: () => (closing ??= close()),
  };
}
