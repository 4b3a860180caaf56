import type * as v from 'valibot';
import { MAX_SHOPPING_LIST_LINES, MAX_SHOPPING_LIST_QUANTITY } from '../../../contract/shopping-list.ts';
import type { SuggestedLine } from '../../../contract/shopping-list.ts';
import type { Database } from '../../db/database.ts';
import { selectProductsById } from '../../repositories/product.ts';
import { type Purchase, selectPurchases } from '../../repositories/purchase.ts';
import { shopDate } from '../shop-time.ts';

/** Purchases of the last so many days are looked at. */
const DAYS = 365;

/** What is bought regularly. */
interface Rhythm {
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
function purchaseRhythms(purchases: readonly Purchase[], now: Date): Rhythm[] {
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

/** What the customer buys regularly, as it is sold now. */
export async function suggestLines(
  db: Database,
  customerId: number,
  now: Date,
): Promise<v.InferInput<typeof SuggestedLine>[]> {
  const since = new Date(now.getTime() - DAYS * DAY_MS);
  const rhythms = purchaseRhythms(await selectPurchases(db, customerId, since), now).slice(0, MAX_SHOPPING_LIST_LINES);
  const products = await selectProductsById(
    db,
    rhythms.map(({ productId }) => productId),
  );
  return rhythms.flatMap(({ productId, quantity, everyDays }) => {
    const product = products.get(productId);
    return product ? [{ product, quantity: Math.min(quantity, MAX_SHOPPING_LIST_QUANTITY), everyDays }] : [];
  });
}
