import { computed } from 'nanostores';
import { $hash, openHash } from '../lib/url-hash.ts';
import { decoded } from '../lib/url.ts';

export const SCREENS = ['orders', 'goods', 'import', 'shop'] as const;
export type Screen = (typeof SCREENS)[number];

interface DeskView {
  readonly screen: Screen;
  /** Of the order, product or section that is open; null for the list. */
  readonly id: string | null;
  /** What is open in a section; null for its list. */
  readonly item: string | null;
}

const isScreen = (word: string | undefined): word is Screen =>
  (SCREENS as readonly (string | undefined)[]).includes(word);

/** What the desk shows, by the fragment of its URL: `orders`, `orders/7`, `goods`, `goods/12`, `import`, `shop/coupons/5`. */
export const $deskView = computed($hash, (hash): DeskView => {
  const [screen, id, item] = decoded(hash).split('/');
  return { screen: isScreen(screen) ? screen : 'orders', id: id || null, item: item || null };
});

/** @example deskHref('orders', 7) // '#orders/7' */
export const deskHref = (screen: Screen, id?: number | string): string =>
  `#${screen}${id === undefined ? '' : `/${id}`}`;

export const openDesk = (screen: Screen, id?: number | string): void => openHash(deskHref(screen, id).slice(1));
