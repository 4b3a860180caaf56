import type { Id } from '../../contract/id.ts';
import type { Product } from '../../contract/product.ts';
import { sameId } from '../../contract/same-id.ts';
import { config } from '../config.ts';
import { paths } from '../paths.ts';
import { logInToKeep, WISHLIST_CHANGE } from '../stores/wishlist/wishlist-events.ts';
import { drawBadge } from './draw-badge.ts';

/** What shows whether a product is on the wishlist. */
export const hearts = new Set<{ draw: () => void }>();

/** What is on the wishlist, as far as the page knows. */
let wished: readonly Id[] = [];

export const isWishlistEmpty = (): boolean => wished.length === 0;

export const isWished = (productId: Id): boolean => wished.some((id) => sameId(id, productId));

function showWished(now: readonly Id[]): void {
  const before = wished;
  wished = now;
  // As they were built.
  if (before.length + now.length === 0) return;
  for (const heart of hearts) heart.draw();
  drawBadge('WishlistLink', now.length);
}

/** Follows the wishlist's store once it has loaded. */
export const followWishlist = (): void => addEventListener(WISHLIST_CHANGE, ({ detail }) => showWished(detail));

/**
 * Stores a press on a heart until the wishlist's store has loaded. A guest goes on to log in; a customer sees it filled or emptied, and the wishlist
 * takes it over with the hearts of a guest. Returns false where storage can't be used.
 */
export function storeToggle({ id, name }: Product): boolean {
  try {
    const waiting = JSON.parse(sessionStorage.getItem(config.guestWishlistKey) ?? '[]') as readonly Id[];
    const others = waiting.filter((other) => other !== id);
    const isGuest = !token();
    const now = isGuest || others.length === waiting.length ? [...others, id] : others;
    if (now.length > 0) sessionStorage.setItem(config.guestWishlistKey, JSON.stringify(now));
    else sessionStorage.removeItem(config.guestWishlistKey);
    if (!isGuest) showWished(now);
    else {
      sessionStorage.setItem(config.nextToastKey, logInToKeep(name));
      location.assign(paths.login(location.pathname + location.search));
    }
    return true;
  } catch {
    return false;
  }
}

const token = () =>
  (JSON.parse(localStorage.getItem(config.persisted.key) ?? '{}') as { auth?: { token?: string | null } }).auth?.token;
