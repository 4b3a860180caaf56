import { cpus, loadavg, totalmem } from 'node:os';

/** @example describeMachine() // '2 × Intel Xeon Processor, 24 GB, Node 24.21.0' */
export const describeMachine = (): string =>
  `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;

/** How many processes want a processor. */
export const load = (): number => loadavg()[0] ?? 0;

export const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
