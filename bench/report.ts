import { cpus, totalmem } from 'node:os';
import type { Explained } from './explain.ts';
import type { Measured } from './load.ts';
import type { Name } from './requests.ts';

export interface Run {
  /** What was measured, such as `PGlite, 1 process`. */
  readonly set: string;
  readonly products: number;
  readonly rows: readonly { readonly name: Name; readonly steady: Measured; readonly most: Measured }[];
}

export interface Results {
  readonly at: string;
  readonly rate: number;
  readonly seconds: number;
  readonly clients: number;
  readonly runs: readonly Run[];
  readonly queries: readonly Explained[];
}

const ms = (value: number): string => value.toFixed(value < 10 ? 1 : 0);

const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const runTable = ({ rows }: Run): string =>
  table(
    ['', 'p50 ms', 'p95 ms', 'p99 ms', 'failed', 'most requests/s', 'p95 ms then'],
    rows.map(({ name, steady, most }) => [
      name,
      ms(steady.p50),
      ms(steady.p95),
      ms(steady.p99),
      steady.failed + most.failed,
      Math.round(most.perSecond),
      ms(most.p95),
    ]),
  );

const queryTable = (queries: readonly Explained[]): string =>
  table(
    ['Call', 'ms', 'Indexes', 'Reads every product', 'Query begins'],
    queries.map(({ call, ms: time, indexes, readsAllProducts, query }) => [
      call,
      time.toFixed(2),
      indexes.join(', ') || 'none needed',
      readsAllProducts ? '**yes**' : 'no',
      `\`${query.slice(0, 70).replaceAll('|', '\\|')}\``,
    ]),
  );

/** The results as a page to read. */
export function report({ at, rate, seconds, clients, runs, queries }: Results): string {
  const [cpu] = cpus();
  const machine = `${cpus().length} × ${cpu?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;
  const full = queries.filter((query) => query.readsAllProducts).length;
  return `# What the provider does under load

Measured on ${at.slice(0, 10)} by \`npx haat bench provider\`: ${machine}. Load, provider and database share this machine.

p50, p95 and p99 are those at ${rate} requests a second for ${seconds} seconds, sent whether answers have come or not and
counted from the moment each was due. "Most" is what ${clients} clients get who each wait for their answer.

${runs.map((run) => `## ${run.set}\n\n${run.products.toLocaleString('en-IN')} products.\n\n${runTable(run)}`).join('\n\n')}
${
  queries.length > 0
    ? `\n## The main queries, explained on the server\n\n${full === 0 ? 'None reads every product.' : `${full} read every product.`}\n\n${queryTable(queries)}\n`
    : ''
}`;
}
