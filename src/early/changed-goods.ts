import { PRICES_PATH } from '../../contract/prices-path.ts';
import type { Product } from '../../contract/product.ts';
import { apiBase, connection } from '../api/connection.ts';
import { config } from '../config.ts';
import { idle, parsed, seen } from './page-state.ts';
import { productsOf } from './products-of.ts';

/** Id, price, MRP and stock, as `getPrices` answers them: money in rupees. */
type Offer = readonly [id: string | number, price: number, mrp: number | null, stock: number | null];

const waiting = new Map<Element, () => void>();
let looking: Promise<void> | undefined;

/** Waits until goods of an island cost something else than it shows, or fewer are left than a shopper may want. */
export function untilChanged(island: Element): Promise<void> {
  const changed = new Promise<void>((resolve) => waiting.set(island, resolve));
  looking ??= look();
  return changed;
}

/** Asks once for all products of the page; when that fails, the islands ask by themselves. */
async function look(): Promise<void> {
  await window.painted;
  await parsed();
  await idle();
  const shown = [...waiting].map(([island, wake]) => ({ products: productsOf(island), wake }));
  const offers = await findOffers(shown.flatMap(({ products }) => products)).catch(() => null);
  for (const { products, wake } of shown) if (!offers || products.some((one) => differs(one, offers))) wake();
}

async function findOffers(products: readonly Product[]): Promise<ReadonlyMap<string, Offer>> {
  await seen();
  // A provider that does not speak the contract answers to the stores alone, which have what translates it.
  if (import.meta.env.PUBLIC_ADAPTER === 'on') throw new Error('There is an adapter.');
  const ids = JSON.stringify([...new Set(products.map(({ id }) => id))]);
  const signal = AbortSignal.timeout(connection.patience.timeout);
  const answer = await fetch(`${apiBase()}${PRICES_PATH}?ids=${encodeURIComponent(ids)}`, { priority: 'low', signal });
  const { data } = (await answer.json()) as { data: readonly Offer[] };
  return new Map(data.map((offer) => [String(offer[0]), offer]));
}

function differs(product: Product, offers: ReadonlyMap<string, Offer>): boolean {
  const [, price = NaN, mrp = null, stock = null] = offers.get(String(product.id)) ?? [];
  // More than anybody may buy is as good as any number. What was sold out, or nearly, may have had no other limit.
  const most = Math.max(config.maxQuantity, product.maxQuantity ?? 0);
  const left = (units: number | null) => Math.min(units ?? most, most);
  const paise = (rupees: number) => Math.round(rupees * 100);
  return (
    paise(price) !== product.price ||
    (mrp === null ? null : paise(mrp)) !== (product.mrp ?? null) ||
    left(stock) !== left(product.stock)
  );
}
