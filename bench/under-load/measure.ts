import type { OpenDatabase } from '../../provider/db/open.ts';
import { type Market, openMarket } from '../market.ts';
import type { Stock } from '../../harness/ledger.ts';
import { end, startProvider } from '../../harness/processes.ts';
import { type Absence, DatabaseLine } from './away.ts';
import { type Away, databaseAway, soak, type Soak } from './faults.ts';
import { checkLedger, type Ledger, openSlot, widenSlot } from './ledger.ts';
import { purchaseRows, type Rows, searchRush, shoppersOrder, thousandConnections } from './rushes.ts';
import { openUnderLoad, type ShopUnderLoad } from './shop.ts';
import type { Purchase } from './shopper.ts';

export interface Lengths {
  readonly connections: number;
  readonly search: number;
  readonly away: number;
  readonly soak: number;
}

interface OrderRush {
  readonly rows: Rows;
  readonly shoppers: number;
  readonly seconds: number;
  readonly placed: number;
  /** Why others have no order, and how many. */
  readonly refused: Readonly<Record<string, number>>;
  readonly ledger: Ledger;
}

export interface Measured {
  readonly set: string;
  readonly orderRush: OrderRush;
  readonly thousand: Rows;
  readonly searchRush: { readonly rows: Rows; readonly perSecond: number; readonly refusedOrders: number };
  readonly away: Partial<Record<Absence, Away>>;
  readonly soak: Soak;
  /** At the end of it all. */
  readonly ledger: Ledger;
}

/** A database that is measured: filled once, then opened by a provider or by ourselves, never by both. */
export interface Subject {
  readonly set: string;
  readonly open: () => Promise<OpenDatabase>;
  readonly environment: Readonly<Record<string, string>>;
  /** Requests a second of the soak, besides those of a shopper who orders. */
  readonly soakRate: number;
  /** The address of its server; undefined for the embedded database, which is never away. */
  readonly url?: string;
}

const SHOPPERS = 2000;
const RUSH_SECONDS = 30;

async function withDatabase<T>({ open }: Subject, work: (opened: OpenDatabase) => Promise<T>): Promise<T> {
  const opened = await open();
  try {
    return await work(opened);
  } finally {
    await opened.close();
  }
}

async function withShop<T>(
  { environment }: Pick<Subject, 'environment'>,
  [site, market]: readonly [string, Market],
  work: (shop: ShopUnderLoad) => Promise<T>,
): Promise<T> {
  const shop = await openUnderLoad(site, market, environment);
  try {
    return await work(shop);
  } finally {
    await shop.close();
  }
}

const refusedOf = (bought: readonly Purchase[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { refused } of bought) if (refused) counts[refused] = (counts[refused] ?? 0) + 1;
  return counts;
};
const numbersOf = (bought: readonly Purchase[]): string[] => bought.flatMap(({ number }) => number ?? []);

/** Measures each kind of outage of the database, through a proxy of its own that no other measurement uses. */
async function measureAway(
  subject: Subject,
  at: readonly [string, Market],
  seconds: number,
): Promise<Measured['away']> {
  const { url, environment } = subject;
  if (url === undefined) return {};
  const line = new DatabaseLine(url);
  const DATABASE_URL = await line.open(url);
  const all: Partial<Record<Absence, Away>> = {};
  await withShop({ environment: { ...environment, DATABASE_URL, DEMO: 'on' } }, at, async (shop) => {
    for (const how of ['gone', 'silent'] as const) all[how] = await databaseAway(shop, line, url, how, seconds);
  });
  await line.close();
  return all;
}

/** Everything, on one database. */
export async function measureUnderLoad(
  subject: Subject,
  makeSite: (providerUrl: string) => Promise<string>,
  lengths: Lengths,
): Promise<Measured> {
  const say = (words: string) => console.log(`${subject.set}: ${words}`);
  const [market, before] = await withDatabase(subject, async (opened): Promise<[Market, Stock]> => {
    const newMarket = await openMarket(opened, say, { isDemo: true });
    return [newMarket, await openSlot(opened, newMarket)];
  });
  const site = await makeSiteOf(subject, makeSite);
  const at = [site, market] as const;
  let used = 0;

  say('2,000 shoppers order');
  const bought = await withShop(subject, at, (shop) => shoppersOrder(shop, SHOPPERS, RUSH_SECONDS));
  used += bought.length;
  const ledger = await withDatabase(subject, async (opened) => {
    const checked = await checkLedger(opened, before, numbersOf(bought));
    await widenSlot(opened);
    return checked;
  });
  const orderRush = {
    rows: purchaseRows(bought),
    shoppers: SHOPPERS,
    seconds: RUSH_SECONDS,
    placed: numbersOf(bought).length,
    refused: refusedOf(bought),
    ledger,
  };

  const rest = await withShop(subject, at, async (shop) => {
    while (shop.nextShopper() < used - 1);
    say('1,000 connections');
    const thousand = await thousandConnections(shop, lengths.connections);
    say('searches for nonsense');
    const { bought: meanwhile, ...searches } = await searchRush(shop, lengths.search);
    const refusedOrders = meanwhile.length - numbersOf(meanwhile).length;
    say('a steady day');
    const day = await soak(shop, lengths.soak, subject.soakRate);
    return { thousand, searchRush: { ...searches, refusedOrders }, soak: day, numbers: numbersOf(meanwhile) };
  });
  say('the database away');
  const away = await measureAway(subject, at, lengths.away);
  const { numbers, ...measured } = rest;
  const atLast = await withDatabase(subject, (opened) =>
    checkLedger(opened, before, [...numbersOf(bought), ...numbers]),
  );
  return { set: subject.set, orderRush, ...measured, away, ledger: atLast };
}

/** The site, built from this provider if there is none yet. */
async function makeSiteOf(subject: Subject, makeSite: (providerUrl: string) => Promise<string>): Promise<string> {
  const running = await startProvider({ ...subject.environment });
  try {
    return await makeSite(running.base.replace(/\/api$/, ''));
  } finally {
    await end(running, 'SIGTERM');
  }
}
