import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const FILE = 'bench/results/attack.json';

type Totals = Record<string, string | number>;

/** Writes what one part of the attack came to, beside what the other parts did: docs/operator/reliability.md shows it. */
export function recordTotals(part: string, totals: Totals): void {
  mkdirSync('bench/results', { recursive: true });
  let all: Record<string, Totals> = {};
  try {
    all = JSON.parse(readFileSync(FILE, 'utf8')) as typeof all;
  } catch (error) {
    // The first part finds no file.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const at = new Date().toISOString().slice(0, 10);
  writeFileSync(FILE, `${JSON.stringify({ ...all, [part]: { at, ...totals } }, null, 2)}\n`);
  console.log(part, totals);
}
