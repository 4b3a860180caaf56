import { percentile } from '../load.ts';
import type { Candidate, Judged } from './judged.ts';

/** What a search answered: its products, best first, and how long it took in milliseconds. */
export interface Found {
  readonly products: readonly Candidate[];
  readonly ms: number;
}

export interface Score {
  readonly set: string;
  readonly queries: number;
  /** Shares of the queries. */
  readonly success1: number;
  readonly precision5: number;
  readonly ndcg10: number;
  readonly nothing: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p95: number;
  /** Queries whose first result is wrong, with that result. */
  readonly wrong: readonly string[];
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const gain = (hits: readonly boolean[]): number =>
  hits.reduce((sum, hit, at) => sum + (hit ? 1 / Math.log2(at + 2) : 0), 0);

/**
 * Judges what was found. Where the shop has fewer right products than places are looked at, having all of them is the
 * whole precision, and the best order of them the ideal gain.
 * @param shop every product there is
 */
export function judge(
  set: string,
  judged: readonly Judged[],
  found: readonly Found[],
  shop: readonly Candidate[],
): Score {
  const wrong: string[] = [];
  const rows = judged.map(({ query, isRight }, at) => {
    const { products = [] } = found[at] ?? {};
    const right = shop.filter(isRight).length;
    if (right === 0) throw new Error(`${set}: nothing in the shop would be right for “${query}”.`);
    const hits = products.slice(0, 10).map(isRight);
    if (!hits[0])
      wrong.push(`${query} → ${products[0] ? `${products[0].name} [${products[0].categoryPath}]` : 'nothing'}`);
    const ideal = gain(Array.from({ length: Math.min(10, right) }, () => true));
    return {
      success1: hits[0] ? 1 : 0,
      precision5: hits.slice(0, 5).filter(Boolean).length / Math.min(5, right),
      ndcg10: gain(hits) / ideal,
      nothing: products.length === 0 ? 1 : 0,
    };
  });
  const times = found.map(({ ms }) => ms).sort((a, b) => a - b);
  const share = (key: keyof (typeof rows)[number]) => mean(rows.map((row) => row[key]));
  return {
    set,
    queries: judged.length,
    success1: share('success1'),
    precision5: share('precision5'),
    ndcg10: share('ndcg10'),
    nothing: share('nothing'),
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    wrong,
  };
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

export const scoreTable = (scores: readonly Score[]): string =>
  [
    '| | queries | success@1 | precision@5 | nDCG@10 | nothing found | p50 ms | p95 ms |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...scores.map(
      ({ set, queries, success1, precision5, ndcg10, nothing, p50, p95 }) =>
        `| ${set} | ${queries} | ${percent(success1)} | ${percent(precision5)} | ${ndcg10.toFixed(3)} | ${percent(nothing)} | ${p50.toFixed(1)} | ${p95.toFixed(1)} |`,
    ),
  ].join('\n');
