import { paths, pick } from '../requests.ts';
import { connections } from './connections.ts';
import { type Figures, figuresOf } from './figures.ts';
import { buy, type Purchase } from './shopper.ts';
import type { ShopUnderLoad } from './shop.ts';

/** What one scenario came to, by who asked for what. */
export type Rows = Readonly<Record<string, Figures>>;

const CONNECTIONS = 1000;
const API_CONNECTIONS = 200;
const PAGES_PER_SECOND = 800;
const CALLS_PER_SECOND = 150;
/** Requests from this number on belong to callers that do not order. */
const STRANGERS = 1 << 20;

/** A thousand connections: most read pages, the others browse, search and look at their carts. */
export async function thousandConnections({ origin, pages, market }: ShopUnderLoad, seconds: number): Promise<Rows> {
  const browsing = (connection: number) => {
    const { token } = pick(market.shoppers, market.shoppers.length - 1 - connection);
    const calls = [
      paths.product(market, connection),
      paths.list(market, connection),
      paths.suggestions(connection),
      paths.search(connection),
      '/delivery-slot/web/list',
    ].map((path) => ({ path: `/api${path}` }));
    return [...calls, { path: '/api/cart/web/c', headers: { authorization: `Bearer ${token}` } }];
  };
  const [read, called] = await Promise.all([
    connections({
      url: origin,
      seconds,
      from: STRANGERS,
      rate: PAGES_PER_SECOND,
      connections: CONNECTIONS - API_CONNECTIONS,
      requestsOf: (caller) => [{ path: pick(pages, caller) }, { path: pick(pages, caller * 7 + 1) }],
    }),
    connections({
      url: origin,
      seconds,
      from: 2 * STRANGERS,
      rate: CALLS_PER_SECOND,
      connections: API_CONNECTIONS,
      requestsOf: (caller) => browsing(caller - 2 * STRANGERS),
    }),
  ]);
  return { pages: read, calls: called };
}

/** Shoppers who come at a steady rate and order. */
export async function shoppersOrder(shop: ShopUnderLoad, count: number, seconds: number): Promise<Purchase[]> {
  const bought: Promise<Purchase>[] = [];
  const began = performance.now();
  for (let each = 0; each < count; each += 1) {
    const wait = began + (each * seconds * 1000) / count - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    const caller = shop.nextShopper();
    bought.push(buy(shop.ask, caller, pick(shop.market.shoppers, caller), shop.market.slotId));
  }
  return Promise.all(bought);
}

export const purchaseRows = (bought: readonly Purchase[]): Rows => ({
  orders: figuresOf(bought.flatMap(({ orders }) => orders)),
  'cart and slots': figuresOf(bought.flatMap(({ others }) => others)),
});

/** Search words that match nothing, all different: no answer is cached, and each is compared with every indexed word. */
const nonsense = (caller: number): string =>
  [caller * 7919, caller * 104_729, caller * 1_299_709]
    .map((seed) => (seed % 308_915_776).toString(26).replace(/[0-9]/g, (digit) => 'qwzxvjkpfy'[Number(digit)] ?? 'q'))
    .join(' ');

const SEARCHERS = 300;

/** As many searches as 300 connections can send, while shoppers go on ordering. */
export async function searchRush(
  shop: ShopUnderLoad,
  seconds: number,
): Promise<{ rows: Rows; bought: Purchase[]; perSecond: number }> {
  const searching = connections({
    url: shop.origin,
    connections: SEARCHERS,
    seconds,
    from: 3 * STRANGERS,
    requestsOf: (caller) =>
      Array.from({ length: 50 }, (_, each) => ({
        path: `/api/product/web/search/?searchKey=${encodeURIComponent(nonsense(caller * 50 + each))}`,
      })),
  });
  const bought = await shoppersOrder(shop, seconds * 5, seconds);
  const searches = await searching;
  return { rows: { searches, ...purchaseRows(bought) }, bought, perSecond: searches.good / seconds };
}
