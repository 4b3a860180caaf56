import { type Compared, type Figures, METRICS, showFigure } from '../goals.ts';
import { table } from '../machine.ts';
import type { BackForwardResult } from './back-forward-cache.ts';
import type { Session } from './session.ts';

export interface SiteResults {
  readonly at: string;
  readonly machine: string;
  readonly cores: number;
  readonly runs: number;
  /** Load average when it began and when it was done. */
  readonly load: readonly [number, number];
  /** Lighthouse's own index of the machine, median; undefined without Lighthouse. */
  readonly benchmarkIndex: number | undefined;
  /** Figures by kind of page, and those of the session. */
  readonly measured: Readonly<Record<string, Figures>>;
  // eslint-disable-next-line id-denylist -- its key in results/site.json
  readonly kept: readonly BackForwardResult[];
  readonly sessions: readonly Session[];
  /** What could not be measured, in words. */
  readonly missing: readonly string[];
}

const MET = { true: 'yes', false: '**no**', undefined: '' } as const;

const comparedTable = (compared: readonly Compared[]): string =>
  table(
    ['', 'Measured', 'Goal', 'Met'],
    compared.map(({ name, value, goal, met }) => {
      const sign = goal === 0 ? '' : 'atLeast' in METRICS[name] ? '≥ ' : '≤ ';
      const wanted = goal === undefined ? '' : `${sign}${showFigure(name, goal)}`;
      return [METRICS[name].label, showFigure(name, value), wanted, MET[`${met}`]];
    }),
  );

/** The results as a page to read: each figure beside its goal. */
export function siteReport(results: SiteResults, compared: readonly Compared[]): string {
  const { at, machine, cores, runs, load, benchmarkIndex, kept: backForward, sessions, missing } = results;
  const subjects = [...new Set(compared.map(({ subject }) => subject))];
  const withGoal = compared.filter(({ met }) => met !== undefined);
  const [session] = sessions;
  const lost = backForward.filter(({ restored }) => !restored);
  const remarks = [...new Set(sessions.flatMap(({ remarks }) => remarks))];
  const parts = [
    `# The site’s speed`,
    `Measured on ${at.slice(0, 10)} by \`npx haat bench site\`: ${machine}; load ${load.map((value) => value.toFixed(1)).join(' at the start, ')} at the end` +
      `${benchmarkIndex === undefined ? '' : `; Lighthouse’s index of the machine ${Math.round(benchmarkIndex)}`}. Browser, site and provider share this machine.`,
    `The demo shop behind the shipped nginx, with HTTP/2 and compressed files. Medians of ${runs} cold visits; [what each figure is](../../docs/developer/benchmarks.md).`,
    ...(Math.max(...load) > cores
      ? [
          `**Other work slowed these times down:** ${cores} processors, and up to ${Math.round(Math.max(...load))} processes that wanted one. Bytes and counts hold.`,
        ]
      : []),
    ...missing.map((what) => `**Not measured:** ${what}`),
    `${withGoal.filter(({ met }) => met).length} of ${withGoal.length} goals are met.`,
    ...subjects.flatMap((subject) => [
      `## ${subject}`,
      comparedTable(compared.filter((one) => one.subject === subject)),
    ]),
    `## Back/forward cache`,
    lost.length === 0
      ? `All ${backForward.length} kinds of page come back from it.`
      : table(
          ['Page', 'Why it does not come back'],
          lost.map(({ path, reasons }) => [path, reasons]),
        ),
    ...(session
      ? [
          `## The first session, view by view`,
          table(
            ['Page', 'How', 'Tap to paint', 'Requests', 'kB'],
            session.views.map(({ path, how, ms, requests, bytes }) => [
              path,
              how,
              ms === undefined ? '–' : `${Math.round(ms)} ms`,
              requests,
              (bytes / 1000).toFixed(1),
            ]),
          ),
          ...(remarks.length > 0 ? [remarks.map((remark) => `- ${inCode(remark)}`).join('\n')] : []),
        ]
      : []),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** What holds markup is shown as it is. */
const inCode = (remark: string): string => remark.replace(/<.*/s, (markup) => `\`${markup.replace(/\s+/g, ' ')}\``);
