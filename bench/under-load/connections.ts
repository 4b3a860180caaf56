import autocannon, { type Request } from 'autocannon';
import { countStatuses, type Figures } from './figures.ts';
import { addressOf } from './shopper.ts';

interface Load {
  readonly url: string;
  readonly connections: number;
  readonly seconds: number;
  /** Requests a second of all together; undefined: each asks again as soon as it has an answer. */
  readonly rate?: number;
  /** What one connection asks for, again and again. */
  readonly requestsOf: (connection: number) => Request[];
  /** Tells one group of connections from another, since each is a shopper. */
  readonly from?: number;
}

/** Many connections, each a shopper with an address of their own. Times count from when a request was due. */
export async function connections({
  url,
  connections: count,
  seconds,
  rate,
  requestsOf,
  from = 0,
}: Load): Promise<Figures> {
  let next = from;
  const result = await autocannon({
    url,
    connections: count,
    duration: seconds,
    timeout: 30,
    ...(rate !== undefined && { overallRate: rate }),
    setupClient: (client) => {
      const caller = next++;
      client.setRequests(
        requestsOf(caller).map((request) => ({
          ...request,
          headers: { ...request.headers, 'x-test-caller': addressOf(caller) },
        })),
      );
    },
  });
  const counts = new Map(
    Object.entries(result.statusCodeStats ?? {}).map(([status, { count = 0 }]) => [Number(status), count]),
  );
  if (result.errors > 0) counts.set(0, result.errors);
  const { p50, p99, max } = result.latency;
  return { ...countStatuses(counts), p50, p99, max };
}
