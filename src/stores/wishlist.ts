import { atom, computed } from 'nanostores';
import { type Id, sameId } from '../../contract/id.ts';
import type { Product } from '../../contract/product.ts';
import type { WishlistItem } from '../../contract/wishlist.ts';
import * as wishlistApi from '../api/wishlist.ts';
import { paths } from '../paths.ts';
import { $token } from './auth.ts';
import { followCustomer } from './customer-slice.ts';
import { callError, idle, type Loaded, track } from './request.ts';
import { route } from './route.ts';
import { toast } from './toast.ts';

const noItems: Loaded<readonly WishlistItem[]> = { ...idle, data: [] };

/** The provider's wishlist: the truth. */
const $items = atom(noItems);

/** What the shopper wants of a product, until the provider has it so. */
const $wants = atom<ReadonlyMap<string, { product: Product; wished: boolean }>>(new Map());

export type Wishlist = Loaded<readonly WishlistItem[]> & { wishlistCount: number };

export const emptyWishlist: Wishlist = { ...noItems, wishlistCount: 0 };

export const $wishlist = computed([$items, $wants], (items, wants): Wishlist => {
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
  if (!$token.get()) return Promise.resolve(route.go(paths.login(route.here())));
  const wished = !isWished($wishlist.get(), product.id);
  $wants.set(new Map($wants.get()).set(String(product.id), { product, wished }));
  return write(product);
}

const writing = new Set<string>();

/** One writer per product, as in the cart: taps that come meanwhile change what it works towards. */
async function write(product: Product): Promise<void> {
  const key = String(product.id);
  if (writing.has(key)) return;
  writing.add(key);
  try {
    if ($items.get().status !== 'Fullfilled') await loadWishlist();
    for (let want; (want = $wants.get().get(key));) {
      const item = itemOf($items.get().data, product.id);
      if (want.wished === Boolean(item)) break;
      if (item) await forget(item);
      else await remember(product);
    }
  } catch (error) {
    toast(callError(error).message, { tone: 'error' });
    await loadWishlist();
  }
  const wants = new Map($wants.get());
  wants.delete(key);
  $wants.set(wants);
  writing.delete(key);
}

async function remember(product: Product): Promise<void> {
  const item = await wishlistApi.postWishlist(product.id);
  $items.set({ ...$items.get(), data: [item, ...$items.get().data] });
  toast(`${product.name} is on your wishlist`);
}

async function forget({ id }: WishlistItem): Promise<void> {
  await wishlistApi.deleteWishlistItem(id);
  $items.set({ ...$items.get(), data: $items.get().data.filter((item) => !sameId(item.id, id)) });
}

followCustomer($items, noItems, loadWishlist);
