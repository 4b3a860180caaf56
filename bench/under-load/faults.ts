import { paths, pick } from '../requests.ts';
import type { Absence, DatabaseLine } from './away.ts';
import { figuresOf, slope, type Timed } from './figures.ts';
import type { ShopUnderLoad } from './shop.ts';
import type { Rows } from './rushes.ts';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const RATE = 40;
const BEFORE_SECONDS = 3;
const AFTER_SECONDS = 12;

/** Reads of every kind, at a steady rate; `until` ends it. */
async function readSteadily(
  shop: ShopUnderLoad,
  rate: number,
  until: () => boolean,
): Promise<(Timed & { at: number })[]> {
  const answers: Promise<Timed & { at: number }>[] = [];
  const began = performance.now();
  for (let index = 0; !until(); index += 1) {
    const wait = began + (index * 1000) / rate - performance.now();
    if (wait > 0) await pause(wait);
    const at = performance.now();
    const path = [paths.product, paths.list][index % 2]?.(shop.market, index) ?? '';
    const asked = shop.ask((1 << 22) + (index % 500), 'GET', index % 5 === 0 ? paths.search(index) : path);
    answers.push(asked.then(({ status, ms }) => ({ status, ms, at })));
  }
  return Promise.all(answers);
}

export interface Away {
  readonly rows: Rows;
  /** From the database's return to the first good answer, in milliseconds. */
  readonly backMs: number;
  readonly isSameProcess: boolean;
}

/** The database is away for so long, and comes back; nobody touches the provider. */
export async function databaseAway(
  shop: ShopUnderLoad,
  line: DatabaseLine,
  url: string,
  how: Absence,
  seconds: number,
): Promise<Away> {
  let isOver = false;
  const reading = readSteadily(shop, RATE, () => isOver);
  await pause(BEFORE_SECONDS * 1000);
  const left = performance.now();
  await line.leave(how);
  await pause(seconds * 1000);
  await line.comeBack(url);
  const back = performance.now();
  await pause(AFTER_SECONDS * 1000);
  isOver = true;
  const answers = await reading;
  const first = Math.min(
    ...answers.filter(({ at, status }) => at + 1 > back && status === 200).map(({ at, ms }) => at + ms),
  );
  const rows = {
    before: figuresOf(answers.filter(({ at }) => at < left)),
    away: figuresOf(answers.filter(({ at }) => at >= left && at < back)),
    after: figuresOf(answers.filter(({ at }) => at >= first)),
  };
  return { rows, backMs: first - back, isSameProcess: shop.running.child.exitCode === null };
}

export interface Soak {
  readonly rows: Rows;
  readonly seconds: number;
  readonly rate: number;
  /** Bytes, by the provider's own metrics. */
  readonly startBytes: number;
  readonly endBytes: number;
  readonly heapStartBytes: number;
  readonly heapEndBytes: number;
  /** Of the second half, bytes an hour: of the process, and of what is left in its heap after each collection. */
  readonly slope: number;
  readonly heapSlope: number;
}

const SAMPLE_MS = 1000;
/** The heap only grows between two collections, so the least of several samples is about its size after one. */
const SAMPLES_OF_ONE = 10;

/** A steady day: reads, searches, and shoppers who fill carts and order, while the provider's memory is looked at. */
export async function soak(shop: ShopUnderLoad, seconds: number, rate: number): Promise<Soak> {
  const samples: { at: number; rss: number; heap: number }[] = [];
  const began = performance.now();
  const isOver = () => performance.now() - began > seconds * 1000;
  const sampling = async () => {
    while (!isOver()) {
      const [rss, heap] = [
        await shop.metric('process_resident_memory_bytes'),
        await shop.metric('nodejs_heap_size_used_bytes'),
      ];
      samples.push({ at: (performance.now() - began) / 3_600_000, rss, heap });
      await pause(SAMPLE_MS);
    }
  };
  const ordered: Timed[] = [];
  const ordering = async () => {
    for (let index = 0; !isOver(); index += 1) {
      const { token, addressId } = pick(shop.market.shoppers, shop.market.shoppers.length - 1 - (index % 200));
      const from = (1 << 23) + (index % 200);
      const body = { productId: pick(shop.market.productIds, index), quantity: 1 };
      ordered.push(await shop.ask(from, 'POST', '/cart/', { token, body }));
      const order = { addressId, slotId: shop.market.slotId, paymentMethod: 'cash', useWallet: true };
      ordered.push(await shop.ask(from, 'POST', '/order', { token, body: order }));
      await pause(400);
    }
  };
  const [reads] = await Promise.all([readSteadily(shop, rate, isOver), sampling(), ordering()]);
  const half = samples.slice(samples.length / 2);
  const groups = Map.groupBy(half.entries(), ([at]) => Math.floor(at / SAMPLES_OF_ONE));
  const lowest = [...groups.values()].map((group) =>
    group.map(([, sample]) => sample).reduce((least, each) => (each.heap < least.heap ? each : least)),
  );
  const [first, last] = [samples[0], samples.at(-1)];
  return {
    rows: { reads: figuresOf(reads), 'carts and orders': figuresOf(ordered) },
    seconds,
    rate,
    startBytes: first?.rss ?? NaN,
    endBytes: last?.rss ?? NaN,
    heapStartBytes: first?.heap ?? NaN,
    heapEndBytes: last?.heap ?? NaN,
    slope: slope(half.map(({ at, rss }) => [at, rss])),
    heapSlope: slope(lowest.map(({ at, heap }) => [at, heap])),
  };
}
