import { percentile } from '../load.ts';

/** Of many answers. */
export interface Figures {
  readonly answers: number;
  /** Those with a status of 200 to 299, and in short what else there was, such as `503: 12`. */
  readonly good: number;
  readonly others: string;
  /** The share of 500 to 599, or of none at all. */
  readonly faults: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
}

export interface Timed {
  readonly status: number;
  readonly ms: number;
}

export function countStatuses(
  counts: ReadonlyMap<number, number>,
): Pick<Figures, 'answers' | 'good' | 'others' | 'faults'> {
  const sum = (wanted: (status: number) => boolean) =>
    [...counts].reduce((all, [status, count]) => all + (wanted(status) ? count : 0), 0);
  const isGood = (status: number) => status >= 200 && status < 300;
  const answers = sum(() => true);
  return {
    answers,
    good: sum(isGood),
    others: [...counts]
      .filter(([status]) => !isGood(status))
      .sort(([a], [b]) => a - b)
      .map(([status, count]) => `${status || 'none'}: ${count}`)
      .join(', '),
    faults: sum((status) => status === 0 || status >= 500) / Math.max(1, answers),
  };
}

export function figuresOf(answers: readonly Timed[]): Figures {
  const counts = new Map<number, number>();
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
  const sorted = answers.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (share: number) => percentile(sorted, share);
  return { ...countStatuses(counts), p50: at(0.5), p99: at(0.99), max: sorted.at(-1) ?? NaN };
}

/** How much a line through the points rises for each of x (least squares). */
export function slope(points: readonly (readonly [x: number, y: number])[]): number {
  const mean = (of: 0 | 1) => points.reduce((sum, point) => sum + point[of], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const top = points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0);
  return top / points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0);
}
