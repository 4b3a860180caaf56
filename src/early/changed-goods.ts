import { LOW_STOCK } from '../../contract/stock-limits.ts';
import { PRICES_PATH } from '../../contract/prices-path.ts';
import type { Product } from '../../contract/product.ts';
import { apiBase, connection } from '../api/connection.ts';
import { config } from '../config.ts';
import { idle, never, parsed, visible } from './page-state.ts';
import { productsOf } from './products-of.ts';

/** Id, price, MRP and stock, as `getPrices` answers them: money in rupees. */
type Offer = readonly [id: string | number, price: number, mrp: number | null, stock: number | null];

/** Islands that wait for changed goods, by what `client:needed` was given. */
const ISLANDS = `astro-island[opts*='"goods"']`;

type Offers = ReadonlyMap<string, Offer>;

/** The offers of this page's goods; null where they can't be had. */
let asked: Promise<Offers | null> | undefined;

/** Waits until goods of an island cost something else than it shows, or fewer are left than a shopper may want. */
export async function untilChanged(island: Element): Promise<void> {
  const offers = await (asked ??= askOnce());
  // Where they can't be had, the islands ask by themselves.
  if (offers && !productsOf(island).some((product) => differs(product, offers))) await never;
}

/** Asks for all products of the page: an island that was arriving when this script came may wait only after the question. */
async function askOnce(): Promise<Offers | null> {
  await window.painted;
  await parsed();
  await idle();
  return findOffers([...document.querySelectorAll(ISLANDS)].flatMap(productsOf)).catch(() => null);
}

async function findOffers(products: readonly Product[]): Promise<Offers> {
  await visible();
  // A provider that does not speak the contract answers to the stores alone, which have what translates it.
  if (import.meta.env.PUBLIC_ADAPTER === 'on') throw new Error('There is an adapter.');
  const ids = JSON.stringify([...new Set(products.map(({ id }) => id))]);
  const signal = AbortSignal.timeout(connection.patience.timeout);
  const answer = await fetch(`${apiBase()}${PRICES_PATH}?ids=${encodeURIComponent(ids)}`, { priority: 'low', signal });
  const { data } = (await answer.json()) as { data: readonly Offer[] };
  return new Map(data.map((offer) => [String(offer[0]), offer]));
}

function differs(product: Product, offers: Offers): boolean {
  const [, price = NaN, mrp = null, stock = null] = offers.get(String(product.id)) ?? [];
  // More than anybody may buy is as good as any number. What was sold out, or nearly, may have had no other limit.
  const most = Math.max(config.maxQuantity, product.maxQuantity ?? 0);
  const left = (units: number | null) => Math.min(units ?? most, most);
  const [built, now] = [left(product.stock), left(stock)];
  const paise = (rupees: number) => Math.round(rupees * 100);
  return (
    paise(price) !== product.price ||
    (mrp === null ? null : paise(mrp)) !== (product.mrp ?? null) ||
    // Goods sell all day: fewer count once the page would say so, more at once, since they may be bought.
    now > built ||
    (now < built && now <= LOW_STOCK)
  );
}
