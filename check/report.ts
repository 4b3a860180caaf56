import { styleText } from 'node:util';
import { exitCodeOf, type Report } from './run.ts';
import type { Finding, Verdict } from './verdict.ts';

const COLOURS: Readonly<Record<Verdict, Parameters<typeof styleText>[0]>> = {
  right: 'green',
  readable: 'cyan',
  slow: 'yellow',
  missing: 'yellow',
  wrong: 'red',
  'not asked': 'gray',
};
const VERDICT_WIDTH = 'not asked'.length + 2;
const SUBJECT_WIDTH = 58;

function line({ subject, verdict, notes, p95 }: Finding): string {
  const head = styleText(COLOURS[verdict], verdict.padEnd(VERDICT_WIDTH));
  const time = p95 === undefined ? '' : `${Math.round(p95)} ms`;
  const below = (verdict === 'not asked' ? [] : notes)
    .map((note) => `\n${' '.repeat(VERDICT_WIDTH + 2)}${note}`)
    .join('');
  return `  ${head}${subject.padEnd(SUBJECT_WIDTH)}${time.padStart(8)}`.trimEnd() + below;
}

/** Findings that were not asked, one line per reason. */
function notAsked(calls: readonly Finding[]): string[] {
  const byReason = Map.groupBy(
    calls.filter(({ verdict }) => verdict === 'not asked'),
    ({ notes }) => notes.join(' '),
  );
  return [...byReason].map(
    ([why, { length }]) => `${length} ${length === 1 ? 'call was' : 'calls were'} not asked. ${why}`,
  );
}

const count = (findings: readonly Finding[]): string =>
  (Object.keys(COLOURS) as Verdict[])
    .map((verdict) => [findings.filter((finding) => finding.verdict === verdict).length, verdict] as const)
    .filter(([number]) => number > 0)
    .map(([number, verdict]) => `${number} ${verdict}`)
    .join(', ');

/** The report as a table for a terminal, and one line that says what it comes to. */
export function asText(provider: string, report: Report): string {
  const { calls, rules } = report;
  const outcome =
    exitCodeOf(report) === 0
      ? 'The shop runs with this provider.'
      : 'The shop does not run as it should: mend what is wrong, and what is missing among the calls that must be there. docs/provider.md says how.';
  return [
    `${provider}\n`,
    ...calls.map(line),
    '',
    ...rules.map(line),
    '',
    ...notAsked([...calls, ...rules]),
    `Calls: ${count(calls)}. Rules: ${count(rules)}.`,
    outcome,
  ].join('\n');
}

/** The same for machines. */
export const asJson = (provider: string, report: Report): string =>
  JSON.stringify({ provider, passed: exitCodeOf(report) === 0, ...report }, null, 2);
