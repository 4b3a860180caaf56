import { inArray, sql } from 'drizzle-orm';
import type { OpenDatabase } from '../../provider/db/open.ts';
import { product } from '../../provider/db/schema/catalogue.ts';
import { slotWindow } from '../../provider/db/schema/delivery.ts';
import { brokenRules, type Stock, stockBeforeOrders } from '../../harness/ledger.ts';
import type { Market } from '../market.ts';

/** How many goods are made scarce; the slot that opens has fewer places than there are shoppers. */
const SCARCE_GOODS = 3;
const PIECES = 100;
const CAPACITY = 1500;

/** Makes some goods scarce, and the slot too. Returns the stock there was. */
export async function openSlot({ db }: OpenDatabase, { productIds, slotId }: Market): Promise<Stock> {
  await db
    .update(product)
    .set({ stock: PIECES })
    .where(inArray(product.id, productIds.slice(0, SCARCE_GOODS)));
  const key = slotId.split('_')[1] ?? '';
  await db.update(slotWindow).set({ capacity: sql`case when key = ${key} then ${CAPACITY}::int else capacity end` });
  return stockBeforeOrders(db);
}

/** Raises the capacity of the slot again. */
export const widenSlot = ({ db }: OpenDatabase) => db.update(slotWindow).set({ capacity: 1_000_000 });

export interface Ledger {
  readonly orders: number;
  /** Answered orders that are not there, and orders of the rush that nobody was told of. */
  readonly lost: number;
  readonly unanswered: number;
  /** A number that was answered to two shoppers. */
  readonly doubled: number;
  readonly negativeStock: number;
  /** Slots with more orders than places. */
  readonly overfullSlots: number;
  /** Rules of the ledger that do not hold, and goods whose stock does not agree with the orders. */
  readonly broken: readonly string[];
}

/** Compares what shoppers were told with what the database holds. */
export async function checkLedger({ db }: OpenDatabase, before: Stock, answered: readonly string[]): Promise<Ledger> {
  const rowsOf = async (query: ReturnType<typeof sql>) => (await db.execute<{ value: string }>(query)).rows;
  const stored = new Set((await rowsOf(sql`select number as value from orders`)).map(({ value }) => value));
  const negative = await rowsOf(sql`select slug as value from product where stock < 0`);
  const overfull = await rowsOf(sql`
    select s.window_key as value from slot_taken s join slot_window w on w.key = s.window_key where s.taken > w.capacity`);
  const now = await stockBeforeOrders(db);
  const moved = [...before].filter(([id, stock]) => now.get(id) !== stock).map(([id]) => `stock of ${id}`);
  const rules = (await brokenRules(db)).map(({ broken }) => broken);
  return {
    orders: stored.size,
    lost: answered.filter((number) => !stored.has(number)).length,
    unanswered: stored.size - new Set(answered).size,
    doubled: answered.length - new Set(answered).size,
    negativeStock: negative.length,
    overfullSlots: overfull.length,
    broken: [...rules, ...moved],
  };
}
