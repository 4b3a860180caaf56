import { styleText } from 'node:util';
import { exitCodeOf, type Report } from './run.ts';
import { plain } from './findings.ts';
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

/** What it comes to and why, in one line. */
function outcomeOf(report: Report): string {
  const all = [...report.calls, ...report.rules];
  const harms = all.flatMap(({ subject, harm }) => (harm ? [`${subject}: ${harm}`] : []));
  if (harms.length > 0)
    return `Exit code 1: a shop can’t sell with this provider. ${harms.join('; ')}. docs/provider.md says how to mend it.`;
  if (report.stopped.length > 0) return 'Exit code 2: not everything was looked at, for the reason above.';
  const small = all.filter(({ verdict }) => verdict === 'wrong').length;
  const untried = report.calls.filter(({ verdict, isMust }) => verdict === 'not asked' && isMust).length;
  return [
    'Exit code 0: a shop can sell with this provider, as far as it was tried.',
    ...(small > 0 ? [`What is wrong (${small}) stops no order and costs no money.`] : []),
    ...(untried > 0 ? [`Calls that an order needs and that were not tried: ${untried}.`] : []),
  ].join(' ');
}

/** The report as a table for a terminal, first what costs money, and one line that says what it comes to. */
export function asText(provider: string, report: Report): string {
  const { calls, rules } = report;
  const { costly = [], others = [] } = Object.groupBy(rules, ({ harm }) =>
    harm === 'costs money' ? 'costly' : 'others',
  );
  return [
    `${provider}\n`,
    ...(costly.length > 0 ? [...costly.map(line), ''] : []),
    ...calls.map(line),
    '',
    ...others.map(line),
    '',
    ...notAsked([...calls, ...rules]),
    ...report.stopped.map(plain),
    `Calls: ${count(calls)}. Rules: ${count(rules)}.`,
    outcomeOf(report),
  ].join('\n');
}

/** The same for machines. */
export function asJson(provider: string, report: Report): string {
  const exitCode = exitCodeOf(report);
  return JSON.stringify({ provider, passed: exitCode === 0, exitCode, outcome: outcomeOf(report), ...report }, null, 2);
}
