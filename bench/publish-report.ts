import { cpus, totalmem } from 'node:os';
import { median } from './goals.ts';
import type { Watched } from './watch-publish.ts';

export interface Published extends Watched {
  readonly what: string;
  /** Load average when it began. */
  readonly load: number;
}

const seconds = (value: number): string => value.toFixed(value < 10 ? 1 : 0);

/** The results as a page of Markdown. */
export function publishReport(rows: readonly Published[], pause: number): string {
  const kinds = [...new Set(rows.map(({ what }) => what))].map((what) => rows.filter((row) => row.what === what));
  const [first] = rows;
  const table = kinds.map((kind) => {
    const of = (pick: (row: Published) => number) => seconds(median(kind.map(pick)) ?? 0);
    return `| ${kind[0]?.what} | ${kind.length} | ${of(({ seconds }) => seconds)} | ${of(({ cpu }) => cpu)} | ${of(({ load }) => load)} |`;
  });
  const steps = kinds.map((kind) => {
    const names = [...new Set(kind.flatMap((row) => [...row.steps.keys()]))];
    const parts = names.map((name) => `${name} ${seconds(median(kind.map((row) => row.steps.get(name) ?? 0)) ?? 0)}`);
    return `- ${kind[0]?.what}: ${parts.join(', ')}`;
  });
  const pages = first?.pages ?? 0;
  const generating = first?.steps.get('pages') ?? 0;
  return `# Publishing

\`npx haat bench publish\`, ${pages.toLocaleString('en-IN')} pages of a real catalogue on Postgres, on ${cpus().length} cores
(${cpus()[0]?.model}) with ${Math.round(totalmem() / 2 ** 30)} GB, which load, database, provider and publisher share.
Medians, in seconds, from the publisher's call to the switch, with ${pause} seconds of rest before each. The load is the number of processes that wanted a core when
the publish began: above ${cpus().length} other work slowed it down, and the CPU time tells more than the time on the clock.

| What changed | Times | Seconds | CPU seconds | Load |
| ------------ | ----- | ------- | ----------- | ---- |
${table.join('\n')}

Seconds by step:

${steps.join('\n')}

The first release wrote ${Math.round(pages / generating)} pages a second while it wrote pages, and ${Math.round(pages / (first?.cpu ?? 1))} for each second of CPU,
bundling, compressing, checking and copying included.
`;
}
