import { msg } from '../contract/msg.ts';

/** When an island starts is said where it is placed: `client:needed={{…}}`, which src/early/needed.ts reads. */
interface Island {
  /** It asks the provider as soon as it is awake, whoever looks: its page fetches what makes calls with it. */
  readonly calls: boolean;
  /**
   * Whose sentences it says: the shop's, which every page of another language has; the shopper's own, which only pages with such an
   * island have; the staff's, which are in English.
   */
  readonly says: 'shop' | 'own' | 'staff';
}

/** Every island of `src/islands`, by the name that its file and its component have. */
export const ISLANDS = {
  AccountLink: { calls: false, says: 'shop' },
  BuyAgain: { calls: false, says: 'shop' },
  CartBar: { calls: false, says: 'shop' },
  CartLink: { calls: false, says: 'shop' },
  CartPage: { calls: true, says: 'own' },
  Dashboard: { calls: true, says: 'own' },
  Desk: { calls: true, says: 'staff' },
  Editor: { calls: true, says: 'staff' },
  HomeShelves: { calls: false, says: 'shop' },
  LogIn: { calls: true, says: 'own' },
  LogOut: { calls: false, says: 'shop' },
  NextDelivery: { calls: false, says: 'shop' },
  PincodeChooser: { calls: false, says: 'shop' },
  ProductBuy: { calls: true, says: 'shop' },
  ProductDelivery: { calls: false, says: 'shop' },
  ProductFallback: { calls: true, says: 'shop' },
  ProductGrid: { calls: true, says: 'shop' },
  ProductShelves: { calls: false, says: 'shop' },
  Related: { calls: false, says: 'shop' },
  SearchBox: { calls: false, says: 'shop' },
  SearchResults: { calls: true, says: 'shop' },
  SharedShoppingList: { calls: true, says: 'shop' },
  Shelf: { calls: false, says: 'shop' },
  ShelfList: { calls: true, says: 'shop' },
  ThankYou: { calls: true, says: 'own' },
  Toasts: { calls: false, says: 'shop' },
  WishlistLink: { calls: false, says: 'shop' },
} as const satisfies Record<string, Island>;

export type IslandName = keyof typeof ISLANDS;

/** What those are that are the main content of their page. Apart from the rest, which browsers have no use for. */
export const TITLES = {
  CartPage: msg('Your cart'),
  Dashboard: msg('Your account'),
  LogIn: msg('Log in'),
  SearchResults: msg('Search'),
  ThankYou: msg('Your order'),
} as const satisfies Partial<Record<IslandName, string>>;

/** Returns the selector of an island's element, and of what stands in it: `islandOf('ProductBuy')`. */
export const islandOf = (name: IslandName): string => `astro-island[component-export=${name}]`;

/** Returns the names of the islands of which something holds. */
export const islandsWhere = (holds: (island: Island) => boolean): readonly string[] =>
  Object.entries<Island>(ISLANDS).flatMap(([name, island]) => (holds(island) ? [name] : []));
