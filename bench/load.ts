/** Target of a load: sends the request with that number and returns the status of the answer. */
export type Send = (index: number) => Promise<number>;

export interface Measured {
  readonly requests: number;
  readonly failed: number;
  /** Requests answered in a second. */
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

/** @example percentile([1, 2, 3, 4], 0.5) // 2 */
export const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? NaN;

function measure(times: number[], failed: number, seconds: number): Measured {
  const sorted = times.sort((a, b) => a - b);
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => percentile(sorted, share)) as [number, number, number];
  return { requests: times.length, failed, perSecond: times.length / seconds, p50, p95, p99 };
}

const isGood = (status: number): boolean => status >= 200 && status < 300;

/**
 * An open loop: sends at a fixed rate and measures from the time a request was due, so that a stall is not
 * hidden (coordinated omission).
 */
export async function openLoop(send: Send, perSecond: number, seconds: number): Promise<Measured> {
  const times: number[] = [];
  const underWay: Promise<void>[] = [];
  let failed = 0;
  const began = performance.now();
  for (let index = 0; index < perSecond * seconds; index += 1) {
    const due = began + (index * 1000) / perSecond;
    const wait = due - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    underWay.push(
      send(index)
        .catch(() => 0)
        .then((status) => {
          times.push(performance.now() - due);
          if (!isGood(status)) failed += 1;
        }),
    );
  }
  await Promise.all(underWay);
  return measure(times, failed, (performance.now() - began) / 1000);
}

/** A closed loop of clients, each sending its next request after its answer: measures maximum throughput. */
export async function closedLoop(send: Send, clients: number, seconds: number, firstTurn = 0): Promise<Measured> {
  const times: number[] = [];
  let failed = 0;
  let next = firstTurn;
  const began = performance.now();
  const client = async () => {
    while (performance.now() - began < seconds * 1000) {
      const sent = performance.now();
      const status = await send(next++).catch(() => 0);
      times.push(performance.now() - sent);
      if (!isGood(status)) failed += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return measure(times, failed, (performance.now() - began) / 1000);
}
