import { atom, computed, onMount } from 'nanostores';
import { type Id, sameId } from '../../../contract/id.ts';
import type { Product } from '../../../contract/product.ts';
import { deleteWishlistItem, getWishlist, type WishlistItem } from '../../../contract/wishlist.ts';
import { isLoggedOut, isRefusedWith } from '../../api/errors.ts';
import { ask } from '../../api/http.ts';
import { postWishlist } from '../../api/wishlist.ts';
import { paths } from '../../paths.ts';
import { $token } from '../session/auth.ts';
import { bindToCustomer } from '../session/customer-store.ts';
import { addToGuestWishlist, readGuestWishlist, removeTaken, takeGuestWishlist } from './guest-wishlist.ts';
import { logInToKeep, WISHLIST_TOGGLE, WISHLIST_CHANGE } from './wishlist-events.ts';
import { idle, type Loaded, type RequestState, track } from '../lib/request.ts';
import { navigation } from '../lib/navigation.ts';
import { serveElements } from '../lib/elements.ts';
import { toast, toastOnNextPage } from '../lib/toast.ts';
import { createOptimisticUpdates } from '../lib/optimistic-updates.ts';
import { t } from '../../i18n/t.ts';

const noItems: Loaded<readonly WishlistItem[]> = { ...idle, data: [] };

/** Server state. */
const $items = atom(noItems);

/** A change not yet written. */
interface WishlistChange {
  readonly product: Product;
  readonly wished: boolean;
}

const updates = createOptimisticUpdates<WishlistChange>({ flush, onSettled: (failure) => failure && loadWishlist() });

/** The state of the writes. */
export const { $writing: $wishlistWriting } = updates;

/** Hearts a customer has tapped before the stores were there, until they are written. */
const $early = atom<readonly Id[]>([]);
onMount($early, () => $early.set($token.get() ? readGuestWishlist() : []));

export type Wishlist = Loaded<readonly WishlistItem[]> & { wishlistCount: number; early: readonly Id[] };

export const emptyWishlist: Wishlist = { ...noItems, wishlistCount: 0, early: [] };

export const $wishlist = computed([$items, updates.$pendingChanges, $early], (items, changes, ids): Wishlist => {
  const remaining = items.data.filter(({ product }) => changes.get(String(product.id))?.wished !== false);
  const added = [...changes.values()]
    .filter(({ product, wished }) => wished && !itemOf(items.data, product.id))
    .map(({ product }) => ({ id: `wanted ${product.id}`, product }));
  const data = [...added, ...remaining];
  const early = ids.filter((id) => changes.get(String(id))?.wished !== false && !itemOf(data, id));
  return { ...items, data, wishlistCount: data.length + early.length, early };
});

const itemOf = (items: readonly WishlistItem[], productId: Id): WishlistItem | undefined =>
  items.find(({ product }) => sameId(product.id, productId));

export const isOnWishlist = ({ data, early }: Wishlist, productId: Id): boolean =>
  itemOf(data, productId) !== undefined || early.some((id) => sameId(id, productId));

export const loadWishlist = () =>
  track(
    $items,
    () => ask(getWishlist),
    ({ data }) => ({ data }),
  );

/** Puts a product on the wishlist or takes it off: shown at once, back as it was when the provider refuses. */
export function toggleWishlist(product: Product): Promise<void> {
  if (!$token.get()) return Promise.resolve(redirectGuest(product));
  const wished = !isOnWishlist($wishlist.get(), product.id);
  return updates.update(product.id, { product, wished }).then(() => undefined);
}

serveElements(
  $wishlist,
  WISHLIST_TOGGLE,
  ({ detail }) => void toggleWishlist(detail),
  WISHLIST_CHANGE,
  () => idsOf($wishlist.get()),
);

const idsOf = ({ data, early }: Wishlist): readonly Id[] => [...data.map(({ product }) => product.id), ...early];

/** Writes the newest change, which taps may replace meanwhile. */
async function flush(newest: () => WishlistChange | undefined): Promise<void> {
  if ($items.get().status !== 'Fullfilled') await loadWishlist();
  for (let change; (change = newest());) {
    const item = itemOf($items.get().data, change.product.id);
    if (change.wished === Boolean(item)) return;
    const added = item ? null : await postWishlist(change.product.id);
    if (item) await ask(deleteWishlistItem, { id: item.id, keepalive: true });
    // Logged out meanwhile: the next customer's list stays untouched.
    if (!newest()) return;
    const others = $items.get().data.filter(({ id }) => !sameId(id, item?.id));
    if (item) $items.set({ ...$items.get(), data: others });
    else if (added) $items.set({ ...$items.get(), data: [added, ...others] });
    // By which id it can be taken off again, only the list says then.
    else await loadWishlist();
    if (!item) toast(t('{name} is on your wishlist', { name: change.product.name }));
  }
}

/** Sends a guest to log in; the product is added after it. */
function redirectGuest({ id, name }: Product): void {
  addToGuestWishlist(id);
  toastOnNextPage(logInToKeep(name));
  navigation.go(paths.login(navigation.here()));
}

/** Refused for good: not by a provider in trouble, or one that is asked too often. */
const isNotSold = (reason: unknown): boolean => isRefusedWith(reason, 400, 404, 409, 410, 422);

/** The state of what a guest's hearts become at log in. */
export const $guestWishlistMerge = atom<RequestState>(idle);

/** On their way to the customer's wishlist. */
const sent = new Set<string>();

/** Adds what a guest has wished for to the customer's wishlist. What is not known to be there waits for the next page. */
export async function mergeGuestWishlist(): Promise<void> {
  const wished = takeGuestWishlist().filter((id) => !sent.has(String(id)));
  if (wished.length > 0)
    await track(
      $guestWishlistMerge,
      () => addAll(wished),
      () => ({}),
    );
  await loadWishlist();
  $early.set([]);
}

/** @throws why the first of those that could not be added was refused; the shopper has been told */
async function addAll(wished: readonly Id[]): Promise<void> {
  for (const id of wished) sent.add(String(id));
  // A page that was left before the answers came may have added some.
  await loadWishlist();
  const outcomes = await Promise.allSettled(wished.map(addOne));
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []));
  if (refused.length === 0) return;
  if (refused.some(isNotSold))
    toast(t('Something you wished for is not sold any more, and is not on your wishlist.'), { tone: 'error' });
  // Whose session has ended is told so on the page for log in.
  if (refused.some((reason) => !isNotSold(reason) && !isLoggedOut(reason)))
    toast(t('What you wished for could not be put on your wishlist yet. We try again on the next page.'), {
      tone: 'error',
    });
  throw refused[0];
}

async function addOne(id: Id): Promise<void> {
  try {
    const { status, data } = $items.get();
    const isThere = status === 'Fullfilled' && itemOf(data, id);
    const added = isThere ? null : await postWishlist(id);
    if (added) toast(t('{name} is on your wishlist', { name: added.product.name }));
    removeTaken(id);
  } catch (reason) {
    // What could not be asked for stays; what is not sold any more is dropped.
    if (isNotSold(reason)) removeTaken(id);
    throw reason;
  } finally {
    sent.delete(String(id));
  }
}

bindToCustomer($items, noItems, mergeGuestWishlist, updates.reset);
