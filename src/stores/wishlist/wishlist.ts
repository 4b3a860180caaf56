import { atom, computed } from 'nanostores';
import { type Id, sameId } from '../../../contract/id.ts';
import type { Product } from '../../../contract/product.ts';
import type { WishlistItem } from '../../../contract/wishlist.ts';
import { RefusedError } from '../../api/errors.ts';
import * as wishlistApi from '../../api/wishlist.ts';
import { paths } from '../../paths.ts';
import { $token } from '../session/auth.ts';
import { followCustomer } from '../session/customer-store.ts';
import { addToGuestWishlist, consumeGuestWishlist } from './guest-wishlist.ts';
import { idle, type Loaded, track } from '../lib/request.ts';
import { route } from '../lib/navigation.ts';
import { toast, toastOnNextPage } from '../lib/toast.ts';
import { createWishes } from '../lib/optimistic-updates.ts';

const noItems: Loaded<readonly WishlistItem[]> = { ...idle, data: [] };

/** The provider's wishlist: the truth. */
const $items = atom(noItems);

/** What the shopper wants of a product. */
interface Want {
  readonly product: Product;
  readonly wished: boolean;
}

const wishes = createWishes<Want>({ fulfil, settle: (failure) => failure && loadWishlist() });

/** The state of the writes. */
export const { $writing: $wishlistWriting } = wishes;

export type Wishlist = Loaded<readonly WishlistItem[]> & { wishlistCount: number };

export const emptyWishlist: Wishlist = { ...noItems, wishlistCount: 0 };

export const $wishlist = computed([$items, wishes.$wishes], (items, wants): Wishlist => {
  const kept = items.data.filter(({ product }) => wants.get(String(product.id))?.wished !== false);
  const added = [...wants.values()]
    .filter(({ product, wished }) => wished && !itemOf(items.data, product.id))
    .map(({ product }) => ({ id: `wanted ${product.id}`, product }));
  const data = [...added, ...kept];
  return { ...items, data, wishlistCount: data.length };
});

const itemOf = (items: readonly WishlistItem[], productId: Id): WishlistItem | undefined =>
  items.find(({ product }) => sameId(product.id, productId));

export const isWished = ({ data }: Wishlist, productId: Id): boolean => itemOf(data, productId) !== undefined;

export const loadWishlist = () => track($items, wishlistApi.getWishlist, ({ data }) => ({ data }));

/** Puts a product on the wishlist or takes it off: shown at once, back as it was when the provider refuses. */
export function toggleWish(product: Product): Promise<void> {
  if (!$token.get()) return Promise.resolve(logInToWish(product));
  const wished = !isWished($wishlist.get(), product.id);
  return wishes.wish(product.id, { product, wished }).then(() => undefined);
}

/** Taps that come meanwhile change what it works towards. */
async function fulfil(newest: () => Want | undefined): Promise<void> {
  if ($items.get().status !== 'Fullfilled') await loadWishlist();
  for (let want; (want = newest());) {
    const item = itemOf($items.get().data, want.product.id);
    if (want.wished === Boolean(item)) return;
    const added = item ? null : await wishlistApi.postWishlist(want.product.id);
    if (item) await wishlistApi.deleteWishlistItem(item.id);
    // Whoever logged out meanwhile has left no wish; the next customer's list is not to be touched.
    if (!newest()) return;
    const others = $items.get().data.filter(({ id }) => !sameId(id, item?.id));
    $items.set({ ...$items.get(), data: added ? [added, ...others] : others });
    if (added) toast(`${added.product.name} is on your wishlist`);
  }
}

/** A guest's heart leads to log in, and is carried out after. */
function logInToWish({ id, name }: Product): void {
  addToGuestWishlist(id);
  toastOnNextPage(`Log in to keep ${name} on your wishlist.`);
  route.go(paths.login(route.here()));
}

async function carryOutAndLoad(): Promise<void> {
  const wished = consumeGuestWishlist();
  const added = await Promise.allSettled(wished.map(wishlistApi.postWishlist));
  added.forEach((outcome, i) => {
    if (outcome.status === 'fulfilled') toast(`${outcome.value.product.name} is on your wishlist`);
    // What could not be asked for waits for the next page; what is not sold any more is no wish.
    else if (!(outcome.reason instanceof RefusedError) && wished[i] !== undefined) addToGuestWishlist(wished[i]);
  });
  await loadWishlist();
}

followCustomer($items, noItems, carryOutAndLoad, wishes.forget);
