import { type Compared, type Figures, METRICS, type MetricName, showFigure } from '../goals.ts';
import { table } from '../machine.ts';

export interface SizeMeasured {
  readonly products: number;
  /** Of a real catalogue; else made up. */
  readonly real: boolean;
  readonly pages: number;
  /** Load average when it began and when it was done. */
  readonly load: readonly [number, number];
  /** Seconds of each step of the first release. */
  readonly steps: Readonly<Record<string, number>>;
  readonly figures: Figures;
}

export interface BuildResults {
  readonly at: string;
  readonly machine: string;
  readonly sizes: readonly SizeMeasured[];
}

const REPORTED: readonly MetricName[] = [
  'firstRelease',
  'pagesPerSecond',
  'textEdit',
  'changedProducts',
  'notice',
  'cpu',
  'peakMemory',
];

const number = (count: number): string => count.toLocaleString('en-IN');

/** The results as a page to read. */
export function buildReport({ at, machine, sizes }: BuildResults, compared: readonly Compared[]): string {
  const goals = compared.filter(({ goal }) => goal !== undefined);
  const rows = sizes.map(({ products, real, pages, load, figures }) => [
    `${number(products)}${real ? '' : ', made up'}`,
    number(pages),
    ...REPORTED.map((name) => showFigure(name, figures[name])),
    load.map((value) => value.toFixed(1)).join(' → '),
  ]);
  const steps = sizes.map(
    ({ products, steps }) =>
      `- ${number(products)}: ${Object.entries(steps)
        .map(([name, seconds]) => `${name} ${seconds.toFixed(1)}`)
        .join(', ')}`,
  );
  return `# Building and publishing, by size

Measured on ${at.slice(0, 10)} by \`npx haat bench build\`: ${machine}; [what each figure is](../../docs/developer/benchmarks.md). Provider on the
embedded database, publisher and load share this machine; with a load above its cores, other work slowed it down.

${table(['Products', 'Pages', ...REPORTED.map((name) => METRICS[name].label), 'Load'], rows)}

Seconds of each step of the first release:

${steps.join('\n')}

## Against the goals

${table(
  ['Products', '', 'Measured', 'Goal', 'Met'],
  goals.map(({ subject, name, value, goal, met }) => [
    number(Number(subject)),
    METRICS[name].label,
    value === undefined ? 'not measured' : showFigure(name, value),
    `${'atLeast' in METRICS[name] ? '≥' : '≤'} ${showFigure(name, goal)}`,
    value === undefined ? '' : met ? 'yes' : '**no**',
  ]),
)}
`;
}
