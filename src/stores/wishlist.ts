import { atom, computed, onMount } from 'nanostores';
import { type Id, sameId } from '../../contract/id.ts';
import type { Product } from '../../contract/product.ts';
import type { WishlistItem } from '../../contract/wishlist.ts';
import * as wishlistApi from '../api/wishlist.ts';
import { paths } from '../paths.ts';
import { $token, customerId } from './auth.ts';
import { callError, idle, type Loaded, track } from './request.ts';
import { route } from './route.ts';
import { toast } from './toast.ts';

const $items = atom<Loaded<readonly WishlistItem[]>>({ ...idle, data: [] });

export type Wishlist = Loaded<readonly WishlistItem[]> & { wishlistCount: number };

export const emptyWishlist: Wishlist = { ...idle, data: [], wishlistCount: 0 };

export const $wishlist = computed($items, (items): Wishlist => ({ ...items, wishlistCount: items.data.length }));

export const isWished = ({ data }: Wishlist, productId: Id): boolean =>
  data.some(({ product }) => sameId(product.id, productId));

export const loadWishlist = () =>
  track(
    $items,
    () => wishlistApi.getWishlist(customerId()),
    ({ data }) => ({ data }),
  );

/** Puts a product on the wishlist or takes it off: shown at once, back as it was when the provider refuses. */
export async function toggleWish(product: Product): Promise<void> {
  if (!$token.get()) return route.go(paths.login(route.here()));
  const before = $items.get();
  const item = before.data.find((item) => sameId(item.product.id, product.id));
  const others = before.data.filter((other) => other !== item);
  $items.set({ ...before, data: item ? others : [{ id: `new-${product.id}`, product }, ...others] });
  try {
    if (item) await wishlistApi.deleteWishlistItem(item.id);
    else {
      const added = await wishlistApi.postWishlist(product.id);
      $items.set({ ...$items.get(), data: [added, ...others] });
      toast(`${product.name} is on your wishlist`);
    }
  } catch (error) {
    $items.set({ ...$items.get(), data: before.data });
    toast(callError(error).message, { tone: 'error' });
  }
}

onMount($wishlist, () => {
  if (typeof document === 'undefined') return;
  return $token.subscribe((token) => {
    $items.set({ ...idle, data: [] });
    if (token) void loadWishlist();
  });
});
