import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from 'playwright/types/testReporter';
import { ALL } from './calls/all.ts';
import { titleOf } from './faulty-call.ts';

const FILE = 'bench/results/faults.json';

const MAX_LENGTH = 600;

/** How many cases of a call have ended how. */
type Ends = Readonly<Record<string, number>>;

/** Counts the cases of each call by how they have ended; calls that were not tried this time stay as they were. */
export default class FaultReporter implements Reporter {
  readonly #calls: Record<string, Ends> = {};

  onTestEnd({ title }: TestCase, { annotations, duration, status, errors }: TestResult): void {
    const ends: Record<string, number> = {};
    for (const { type, description = '' } of annotations) {
      if (type !== 'case') continue;
      const [end = ''] = description.split(':');
      ends[end] = (ends[end] ?? 0) + 1;
      if (end === 'failed') console.log(`  ${title}: ${description}`);
    }
    this.#calls[title] = ends;
    console.log(
      `${status === 'passed' ? '✓' : '✘'} ${title}: ${JSON.stringify(ends)}, ${Math.round(duration / 1000)} s`,
    );
    for (const { message = '' } of errors) console.log(message.slice(0, MAX_LENGTH));
    this.#save();
  }

  onEnd(): void {
    console.log(JSON.stringify(this.#save()));
  }

  /** After each call, so that a run that is stopped has not been for nothing. Returns the totals. */
  #save(): Record<string, number> {
    const before = existsSync(FILE)
      ? (JSON.parse(readFileSync(FILE, 'utf8')) as { calls: Record<string, Ends> })
      : null;
    const known = { ...before?.calls, ...this.#calls };
    const calls = Object.fromEntries(
      ALL.flatMap((call) => (known[titleOf(call)] ? [[titleOf(call), known[titleOf(call)] as Ends]] : [])),
    );
    const totals: Record<string, number> = {};
    for (const ends of Object.values(calls))
      for (const [end, times] of Object.entries(ends)) totals[end] = (totals[end] ?? 0) + times;
    const cases = Object.values(totals).reduce((sum, times) => sum + times, 0);
    const summary = { calls: Object.keys(calls).length, cases, ...totals };
    writeFileSync(FILE, `${JSON.stringify({ totals: summary, calls }, null, 2)}\n`);
    return summary;
  }
}
