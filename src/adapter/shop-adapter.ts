import { createAdapter } from './adapter.ts';
import type { ShopAdapter } from './extension.ts';

/** The shop's own `shop.adapter.ts`, where it has one. */
const extensions = Object.values(import.meta.glob<ShopAdapter>('/shop.adapter.ts', { eager: true, import: 'default' }));

/** The adapter of this shop's provider, as pages and the build use it. */
export const shopAdapter = createAdapter({
  shop: extensions[0],
  sendsKey: import.meta.env.PUBLIC_ORDER_KEY === 'on',
  dropped: ({ call, field, problem }) => console.warn(`Left out of the answer to ${call}: ${field}: ${problem}.`),
});
