import type { Call } from '../../contract/call.ts';
import { powerOfTenBetween, toRupees } from '../../contract/money.ts';
import { getProduct, getProducts, type Product } from '../../contract/product.ts';
import { warn } from './build-message.ts';
import { ProviderError, read } from './provider.ts';

/** How many products are read by themselves to compare their prices. */
const SAMPLES = 3;

/** Warns where a product costs 10, 100 or more times as much by `call` as in the list: one of the two is of another unit. */
export function warnOfUnits(call: Call, products: readonly Product[], listed: readonly Product[]): void {
  const prices = new Map(listed.map(({ id, price }) => [String(id), price]));
  for (const { id, name, price } of products) {
    const inList = prices.get(String(id)) ?? 0;
    if (!powerOfTenBetween(inList, price)) continue;
    return warn(
      `${name} costs ${toRupees(inList)} by GET /api${getProducts.path} and ${toRupees(price)} by GET /api${call.path}: one of them is in another unit, so what shoppers pay is not certain.`,
    );
  }
}

/** Compares the list with the first products by their own ids. */
export async function warnOfUnitsById(listed: readonly Product[]): Promise<void> {
  const answers = listed.slice(0, SAMPLES).map(({ id }) => read(getProduct, { id }).catch(isUnread));
  const products = (await Promise.all(answers)).flatMap((answer) => answer?.data ?? []);
  warnOfUnits(getProduct, products, listed);
}

/** What can't be read costs nothing here: whoever needs it says so. */
function isUnread(error: unknown): null {
  if (error instanceof ProviderError) return null;
  throw error;
}
