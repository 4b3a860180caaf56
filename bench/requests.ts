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

export const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

export const paths = {
  suggestions: (index: number) => `/product/web/search/v1?searchKey=${encodeURIComponent(pick(TYPED, index))}`,
  search: (index: number) => `/product/web/search/?searchKey=${encodeURIComponent(pick(SEARCHED, index))}`,
  list: ({ categoryIds }: Market, index: number) => {
    const category = index % 3 === 0 ? '' : `&categoryId=${pick(categoryIds, index)}`;
    return `/product/web/?page=${1 + (index % 4)}&sortBy=${pick(SORTS, index)}${category}`;
  },
  product: ({ productIds }: Market, index: number) => `/product/web/byid/${pick(productIds, index)}`,
};

export type Name = 'suggestions' | 'search' | 'list' | 'product' | 'cart change' | 'order';

/** The requests that are measured. Every shopper orders once, so an order needs an index of its own. */
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
    suggestions: (index) => send('GET', paths.suggestions(index)),
    search: (index) => send('GET', paths.search(index)),
    list: (index) => send('GET', paths.list(market, index)),
    product: (index) => send('GET', paths.product(market, index)),
    'cart change': (index) => {
      // From the end of the list, whose shoppers have not ordered; up and down in turn.
      const { lineId, token } = pick(shoppers, shoppers.length - 1 - ((index >> 1) % 500));
      return send('PUT', `/cart/quantity${index % 2 === 0 ? 'Increase' : 'Decrease'}/${lineId}`, token, {});
    },
    order: (index) => {
      const { addressId, token } = pick(shoppers, index);
      return send('POST', '/order', token, { addressId, slotId, paymentMethod: 'cash' });
    },
  };
}
