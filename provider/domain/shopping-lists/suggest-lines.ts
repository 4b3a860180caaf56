import type * as v from 'valibot';
import { MAX_SHOPPING_LIST_LINES, MAX_SHOPPING_LIST_QUANTITY } from '../../../contract/shopping-list.ts';
import type { SuggestedLine } from '../../../contract/shopping-list.ts';
import type { Database } from '../../db/database.ts';
import { selectProductsById } from '../../repositories/product.ts';
import { selectPurchases } from '../../repositories/purchase.ts';
import { purchaseRhythms } from './purchase-rhythm.ts';

/** Purchases of the last so many days are looked at. */
const DAYS = 365;

/** What the customer buys regularly, as it is sold now. */
export async function suggestLines(
  db: Database,
  customerId: number,
  now: Date,
): Promise<v.InferInput<typeof SuggestedLine>[]> {
  const since = new Date(now.getTime() - DAYS * 24 * 3_600_000);
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
