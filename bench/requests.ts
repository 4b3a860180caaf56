import { SORTS } from '../contract/product.ts';
import type { Send } from './load.ts';
import type { Market } from './market.ts';

/** As they are typed: letter by letter, misspelt, in the wrong order, in another language. */
const TYPED = [
  ...['m', 'mi', 'mil', 'milk', 'ri', 'rice', 'bas', 'basmati', 'sha', 'shampoo', 'org', 'organic', 'organic h'],
  ...['tumeric powder', 'basmti rice', 'oil mustard', 'aloo', 'dahi', 'chawal', 'pyaz', 'choclate', 'face wash'],
  ...['soap', 'green tea', 'atta', 'besan', 'coconut oil', 'zzzz', 'dog food', 'biscuit'],
];
const SEARCHED = TYPED.filter((typed) => typed.length > 2);

export const pick = <T>(list: readonly T[], turn: number): T => list[turn % list.length] as T;

export const paths = {
  suggestions: (turn: number) => `/product/web/search/v1?searchKey=${encodeURIComponent(pick(TYPED, turn))}`,
  search: (turn: number) => `/product/web/search/?searchKey=${encodeURIComponent(pick(SEARCHED, turn))}`,
  list: ({ categoryIds }: Market, turn: number) => {
    const category = turn % 3 === 0 ? '' : `&categoryId=${pick(categoryIds, turn)}`;
    return `/product/web/?page=${1 + (turn % 4)}&sortBy=${pick(SORTS, turn)}${category}`;
  },
  product: ({ productIds }: Market, turn: number) => `/product/web/byid/${pick(productIds, turn)}`,
};

export type Name = 'suggestions' | 'search' | 'list' | 'product' | 'cart change' | 'order';

/** The requests that are measured. Every shopper orders once, so an order needs a turn of its own. */
export function requests(base: string, market: Market): Record<Name, Send> {
  const send = async (method: string, path: string, token?: string, body?: unknown) => {
    const answer = await fetch(base + path, {
      method,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    await answer.arrayBuffer();
    return answer.status;
  };
  const { shoppers, slotId } = market;
  return {
    suggestions: (turn) => send('GET', paths.suggestions(turn)),
    search: (turn) => send('GET', paths.search(turn)),
    list: (turn) => send('GET', paths.list(market, turn)),
    product: (turn) => send('GET', paths.product(market, turn)),
    'cart change': (turn) => {
      // From the end of the list, whose shoppers have not ordered; up and down in turn.
      const { lineId, token } = pick(shoppers, shoppers.length - 1 - ((turn >> 1) % 500));
      return send('PUT', `/cart/quantity${turn % 2 === 0 ? 'Increase' : 'Decrease'}/${lineId}`, token, {});
    },
    order: (turn) => {
      const { addressId, token } = pick(shoppers, turn);
      return send('POST', '/order', token, { addressId, slotId, paymentMethod: 'cash' });
    },
  };
}
