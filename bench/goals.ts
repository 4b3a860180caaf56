import { readFileSync } from 'node:fs';

interface Metric {
  readonly label: string;
  readonly unit: '' | '×' | 'ms' | 's' | 'kB' | 'MB';
  /** More is better; of all others, less is. */
  readonly atLeast?: boolean;
  /** The same on every machine: one above its goal fails the benchmark. */
  readonly budget?: boolean;
}

/** All that is measured, by the name it has in goals.json and in the results. */
export const METRICS = {
  performance: { label: 'Lighthouse performance', unit: '', atLeast: true },
  mainThreadRatio: { label: 'Main thread until idle, by the same page without scripts', unit: '×' },
  backRatio: { label: 'The same for a guest who comes back with pincode and cart', unit: '×' },
  customerRatio: { label: 'The same for a customer who comes back with name, pincode and cart', unit: '×' },
  bareRatio: { label: 'The page without scripts, by a blank page', unit: '×' },
  firstPaintRatio: { label: 'First contentful paint, by that without scripts', unit: '×' },
  largestPaintRatio: { label: 'Largest contentful paint, by that without scripts', unit: '×' },
  blockingBeyond: { label: 'Total blocking time beyond that without scripts', unit: 'ms' },
  mainThread: { label: 'Main thread until idle', unit: 'ms' },
  mainThreadBare: { label: 'The same without scripts', unit: 'ms' },
  firstContentfulPaint: { label: 'First contentful paint', unit: 'ms' },
  largestContentfulPaint: { label: 'Largest contentful paint', unit: 'ms' },
  totalBlockingTime: { label: 'Total blocking time', unit: 'ms' },
  layoutShift: { label: 'Layout shift', unit: '' },
  longTasks: { label: 'Tasks above 50 ms after the first paint', unit: '' },
  longestTask: { label: 'The longest of them', unit: 'ms' },
  tapToEffect: { label: 'First tap to its effect', unit: 'ms' },
  warmTap: { label: 'Later tap to its frame', unit: 'ms' },
  html: { label: 'HTML over the wire', unit: 'kB', budget: true },
  hydrated: { label: 'Islands hydrated before anybody uses the page', unit: '', budget: true },
  scripts: { label: 'Scripts that run by then, Brotli', unit: 'kB', budget: true },
  scriptsForLater: { label: 'Scripts fetched for later, Brotli', unit: 'kB', budget: true },
  requests: { label: 'Requests until idle', unit: '' },
  bytes: { label: 'All bytes over the wire', unit: 'kB' },
  nextPage: { label: 'Tap to the next page’s first paint, median', unit: 'ms' },
  slowestPage: { label: 'The slowest of them', unit: 'ms' },
  requestsPerView: { label: 'Requests a view', unit: '', budget: true },
  bytesPerView: { label: 'Bytes a view, with TLS', unit: 'kB', budget: true },
  notRestorable: { label: 'Kinds of page without back/forward cache', unit: '', budget: true },
  interaction: { label: 'INP', unit: 'ms' },
  pagesPerSecond: { label: 'Pages a second', unit: '', atLeast: true },
  firstRelease: { label: 'First full release', unit: 's' },
  textEdit: { label: 'A text edit', unit: 's' },
  changedProducts: { label: '50 changed products', unit: 's' },
  notice: { label: 'The notice', unit: 's' },
  cpu: { label: 'CPU', unit: 's' },
  peakMemory: { label: 'Peak memory', unit: 'MB' },
} as const satisfies Record<string, Metric>;

export type MetricName = keyof typeof METRICS;
/** By metric; milliseconds, bytes or counts. One that could not be measured is not there. */
export type Figures = Partial<Record<MetricName, number>>;
/** By what was measured, such as a kind of page. */
export type Measured = Readonly<Record<string, Figures>>;

export interface Goals {
  readonly site: Measured;
  readonly build: Measured;
}

export const readGoals = (): Goals => JSON.parse(readFileSync(new URL('goals.json', import.meta.url), 'utf8')) as Goals;

export interface Compared {
  readonly subject: string;
  readonly name: MetricName;
  readonly value: number | undefined;
  readonly goal: number | undefined;
  /** Undefined without a goal. One that was not measured is not met. */
  readonly met: boolean | undefined;
}

/** Every figure beside its goal, and every goal, measured or not. */
export function compare(measured: Measured, goals: Measured): Compared[] {
  return Object.keys({ ...goals, ...measured }).flatMap((subject) => {
    const figures = measured[subject] ?? {};
    const wanted = goals[subject] ?? {};
    const names = (Object.keys(METRICS) as MetricName[]).filter((name) => name in figures || name in wanted);
    return names.map((name) => {
      const [value, goal] = [figures[name], wanted[name]];
      return { subject, name, value, goal, met: goal === undefined ? undefined : meets(name, value, goal) };
    });
  });
}

function meets(name: MetricName, value: number | undefined, goal: number): boolean {
  if (value === undefined || Number.isNaN(value)) return false;
  const { atLeast }: Metric = METRICS[name];
  return atLeast ? value >= goal : value <= goal;
}

/** Budgets of bytes and counts that were measured and are broken. */
export const brokenBudgets = (compared: readonly Compared[]): Compared[] =>
  compared.filter(({ name, value, met }) => {
    const { budget }: Metric = METRICS[name];
    return budget && met === false && value !== undefined;
  });

/** @example showFigure('html', 14_600) // '14.6 kB' */
export function showFigure(name: MetricName, value: number | undefined): string {
  if (value === undefined || Number.isNaN(value)) return '–';
  const { unit }: Metric = METRICS[name];
  if (unit === 'kB') return `${(value / 1000).toFixed(1)} kB`;
  if (unit === 'MB') return `${Math.round(value / 1e6)} MB`;
  if (unit === '×') return `${value.toFixed(2)} ×`;
  const number = unit === 'ms' ? Math.round(value) : Number(value.toFixed(value < 1 ? 3 : 1));
  return unit === '' ? String(number) : `${number} ${unit}`;
}

export const median = (numbers: readonly number[]): number | undefined => {
  const sorted = numbers.filter(Number.isFinite).toSorted((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? undefined : (low + high) / 2;
};

/** The median of each metric over several runs. */
export function medians(runs: readonly Figures[]): Figures {
  const names = (Object.keys(METRICS) as MetricName[]).filter((name) => runs.some((run) => name in run));
  const values = names.map((name) => [name, median(runs.map((run) => run[name] ?? NaN))] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}
