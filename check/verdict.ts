import type { Call } from '../contract/call.ts';

/**
 * `right`: as the contract says. `readable`: the shop reads it all the same. `missing`: shoppers lose something.
 * `wrong`: to be mended. `slow`: right or readable, but too late. `not asked`: why, stands in the notes.
 */
export type Verdict = 'right' | 'readable' | 'slow' | 'missing' | 'wrong' | 'not asked';

/** Why a shop can’t sell on a provider as it is; whatever else is wrong is small. */
export type Harm = 'stops orders' | 'costs money' | 'shows a customer’s things to others';

/** From best to worst: of two findings the worse counts. */
const ORDER: readonly Verdict[] = ['not asked', 'right', 'readable', 'slow', 'missing', 'wrong'];

export const worse = (a: Verdict, b: Verdict): Verdict => (ORDER.indexOf(a) > ORDER.indexOf(b) ? a : b);

/** What was found about one call, or about one rule that concerns several. */
export interface Finding {
  readonly subject: string;
  readonly verdict: Verdict;
  readonly notes: readonly string[];
  /** Whether the shop does not work without it. */
  readonly isMust: boolean;
  /** Absent of what is well, and of what is small. */
  readonly harm?: Harm | undefined;
  /** 95 of 100 answers came within this many milliseconds; absent where it was not measured. */
  readonly p95?: number;
}

/** @example callName(getCart) // 'GET /cart/web/c' */
export const callName = ({ method, path }: Call): string => `${method} ${path}`;
