// npx haat cluster-restore
import { setTimeout as wait } from 'node:timers/promises';
import { openServer } from '../../provider/db/open.ts';
import { fillPlenty, makeClients, PLENTY_PAISE, productId } from '../provider/fixtures/clients.ts';
import { findFaults, type Stock, stockBeforeOrders } from '../../harness/ledger.ts';
import { end, startProvider } from '../../harness/processes.ts';
import { accountFor } from './account.ts';
import { ARCHIVE_TIMEOUT_SECONDS, ArchivedServer } from './archived-server.ts';
import { checkEquipment } from './equipment.ts';
import { seconds, table } from './report.ts';
import { Sales, type Sent } from './sales.ts';

const PORT = Number(process.env['CLUSTER_PORT'] ?? 4860);
const ORDERS_PER_SECOND = 8;
const CLIENTS = 60;
const SALES_MS = 15_000;

const say = (text: string): void => console.log(`${new Date().toISOString().slice(11, 19)} ${text}`);

interface Disaster {
  readonly name: string;
  /** Returns until when to restore, as Postgres writes it and in milliseconds; undefined: as far as there is anything. */
  readonly happen: (server: ArchivedServer) => { text: string; at: number } | undefined;
  /** How far before the disaster an answered order may be and still be lost, in milliseconds. */
  readonly mayLose: number;
}

const DISASTERS: readonly Disaster[] = [
  {
    name: 'somebody drops every table',
    happen: (server) => {
      const [text = '', at = ''] = server
        .query('haat', "select now() - interval '1 second', extract(epoch from now() - interval '1 second') * 1000")
        .split('|');
      server.query('haat', 'drop schema public cascade; create schema public');
      // The end of what is restored from must be archived.
      server.query('haat', 'select pg_switch_wal()');
      server.stop();
      return { text, at: Number(at) };
    },
    mayLose: 1_000,
  },
  {
    name: 'the machine ends and its disk is gone',
    happen: (server) => {
      server.kill();
      return undefined;
    },
    mayLose: (ARCHIVE_TIMEOUT_SECONDS + 3) * 1000,
  },
];

interface Outcome {
  readonly row: readonly (string | number)[];
  readonly wrong: readonly string[];
}

async function sellUntil(server: ArchivedServer, happen: Disaster['happen'], before: { stock?: Stock }) {
  const { db, close } = await openServer(server.databaseUrl);
  await fillPlenty(db);
  const clients = await makeClients(db, CLIENTS, PLENTY_PAISE);
  const goods = await Promise.all(['tomato', 'masoor-dal', 'toned-milk'].map((slug) => productId(db, slug)));
  before.stock = await stockBeforeOrders(db);
  await close();
  say('A full backup is made while orders come in');
  const running = await startProvider({
    DATABASE_URL: server.databaseUrl,
    DEMO: 'on',
    TRUSTED_PROXY_HEADER: 'x-test-caller',
  });
  const sales = new Sales(running.base, clients, goods);
  sales.start(ORDERS_PER_SECOND);
  server.backUp();
  await wait(SALES_MS);
  const disasterAt = Date.now();
  const until = happen(server);
  await end(running, 'SIGKILL');
  await sales.giveUp();
  return { sent: sales.sent, disasterAt, until };
}

/** What was answered is there, but for the last moment before the disaster; what was made after it may be there or not. */
async function look(server: ArchivedServer, stock: Stock, sent: readonly Sent[], since: number) {
  const { db, close } = await openServer(server.databaseUrl);
  const account = await accountFor(db, sent);
  const faults = await findFaults(db, stock);
  await close();
  const tooEarly = account.lost.filter(({ answered }) => (answered?.at ?? 0) < since);
  return { account, wrong: [...faults, ...tooEarly.map(({ answered }) => `lost too early: ${answered?.number}`)] };
}

async function tryDisaster({ name, happen, mayLose }: Disaster, port: number): Promise<Outcome> {
  const server = new ArchivedServer(port);
  say(`${name}: Postgres and its archive start`);
  server.make();
  const before: { stock?: Stock } = {};
  const { sent, disasterAt, until } = await sellUntil(server, happen, before);
  say(`${name}: what is left is thrown away, and the backup restored until ${until?.text ?? 'its end'}`);
  server.destroy();
  const from = Date.now();
  server.restore(until?.text);
  server.start();
  while (server.query('haat', 'select pg_is_in_recovery()') === 't') await wait(200);
  const took = Date.now() - from;
  const since = (until?.at ?? disasterAt - mayLose) - 100;
  const { account, wrong } = await look(server, before.stock ?? new Map(), sent, since);
  server.stop();
  server.remove();
  const firstLost = Math.min(...account.lost.map(({ answered }) => answered?.at ?? disasterAt), disasterAt);
  const row = [name, account.sent, account.answered, account.found, account.lost.length];
  return { row: [...row, seconds(disasterAt - firstLost), seconds(took)], wrong: [...wrong, ...twice(account)] };
}

const twice = ({ doubled, unknown }: { doubled: number; unknown: number }): string[] =>
  doubled + unknown > 0 ? [`${doubled} orders twice, ${unknown} that nobody sent`] : [];

checkEquipment();
const outcomes: Outcome[] = [];
for (const [index, disaster] of DISASTERS.entries()) outcomes.push(await tryDisaster(disaster, PORT + index));
console.log();
const head = ['disaster', 'orders placed', 'answered', 'found', 'lost', 'lost of the last, s', 'restored in, s'];
console.log(
  table(
    head,
    outcomes.map(({ row }) => row),
  ),
);
for (const sentence of outcomes.flatMap(({ wrong }) => wrong)) console.error(sentence);
process.exitCode = outcomes.some(({ wrong }) => wrong.length > 0) ? 1 : 0;
