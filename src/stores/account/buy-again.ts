import { atom } from 'nanostores';
import type { Id } from '../../../contract/id.ts';
import { getOrders, type Order } from '../../../contract/order.ts';
import type { Product } from '../../../contract/product.ts';
import { ask } from '../../api/http.ts';
import { getProduct } from '../../api/product.ts';
import { config } from '../../config.ts';
import { $token } from '../session/auth.ts';
import { bindToCustomer } from '../session/customer-store.ts';
import { idle, type Loaded, track } from '../lib/request.ts';

/** What the customer buys most, by id, the most bought first. Known from the orders; their prices are not. */
const nothing: Loaded<readonly Id[]> = { ...idle, data: [] };
export const $boughtIds = atom(nothing);

const noProducts: Loaded<readonly Product[]> = { ...idle, data: [] };
/** The same as products of now: asked for by `loadBought`, when they are about to be seen. */
export const $buyAgain = atom(noProducts);

bindToCustomer($buyAgain, noProducts, () => {});
bindToCustomer($boughtIds, nothing, async () => {
  if (!$token.get()) return;
  await track(
    $boughtIds,
    () => ask(getOrders),
    ({ data }) => ({ data: mostBought(data) }),
  );
});

/** Each order counts a product once: what is bought often comes before what was bought much of. */
function mostBought(orders: readonly Order[]): readonly Id[] {
  const times = new Map<string, { id: Id; times: number }>();
  for (const { items, status } of orders) {
    if (status === 'cancelled') continue;
    const ids = items.flatMap(({ productId }) => (productId === null ? [] : [productId]));
    for (const [key, id] of new Map(ids.map((id) => [String(id), id])))
      times.set(key, { id, times: (times.get(key)?.times ?? 0) + 1 });
  }
  return [...times.values()]
    .sort((a, b) => b.times - a.times)
    .slice(0, config.buyAgain)
    .map(({ id }) => id);
}

/** Fetches what was bought, as it is now; what is no longer sold is left out. */
export async function loadBought(): Promise<void> {
  const ids = $boughtIds.get().data;
  if ($buyAgain.get().status) return;
  await track(
    $buyAgain,
    () => Promise.all(ids.map((id) => getProduct(id).catch(() => null))),
    (products) => ({ data: products.flatMap((product) => (product && !product.discontinued ? [product] : [])) }),
  );
}
