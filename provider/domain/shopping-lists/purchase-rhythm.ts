import { shopDate } from '../shop-time.ts';
import type { Purchase } from '../../repositories/purchase.ts';

/** What is bought regularly. */
export interface Rhythm {
  readonly productId: number;
  readonly quantity: number;
  readonly everyDays: number;
}

/** Fewer days with a purchase make no rhythm. */
const MIN_PURCHASES = 3;
/** What was not bought for so many times its rhythm is bought no longer. */
const MISSED = 3;
/** Days that a customer may be away. */
const AWAY_DAYS = 30;

const DAY_MS = 24 * 3_600_000;
const dayOf = (at: Date): number => Date.parse(shopDate(at)) / DAY_MS;

/** The middle one; of an even number of them, the one after the middle, so that it is one of them. */
const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** By product: how many were bought on which day. Two orders of one day are one purchase. */
function daysByProduct(purchases: readonly Purchase[]): Map<number, Map<number, number>> {
  const products = new Map<number, Map<number, number>>();
  for (const { productId, quantity, at } of purchases) {
    const days = products.get(productId) ?? new Map<number, number>();
    days.set(dayOf(at), (days.get(dayOf(at)) ?? 0) + quantity);
    products.set(productId, days);
  }
  return products;
}

/** What a customer buys regularly, the soonest due first: how many, and every how many days, each as the median has it. */
export function purchaseRhythms(purchases: readonly Purchase[], now: Date): Rhythm[] {
  const today = dayOf(now);
  const found = [...daysByProduct(purchases)].flatMap(([productId, byDay]) => {
    const days = [...byDay.keys()].sort((a, b) => a - b);
    const last = days.at(-1);
    if (last === undefined || days.length < MIN_PURCHASES) return [];
    const everyDays = median(days.slice(1).map((day, i) => day - (days[i] ?? day)));
    if (today - last > Math.max(MISSED * everyDays, AWAY_DAYS)) return [];
    return [{ productId, quantity: median([...byDay.values()]), everyDays, due: last + everyDays }];
  });
  return found
    .sort((a, b) => a.due - b.due || a.everyDays - b.everyDays)
    .map(({ productId, quantity, everyDays }) => ({ productId, quantity, everyDays }));
}
