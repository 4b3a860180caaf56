import { atom, computed } from 'nanostores';
import { stripInvisible } from '../../../contract/typed-text.ts';
import type { Paise } from '../../../contract/money.ts';
import type { Order } from '../../../contract/order.ts';
import type { Product } from '../../../contract/product.ts';
import { sameId } from '../../../contract/id.ts';
import { getProduct, searchProducts } from '../../api/product.ts';
import { postOrderItems } from '../../api/order-items.ts';
import { config } from '../../config.ts';
import { amountToPay } from '../../format/payment.ts';
import { recentlyViewed } from '../catalogue/recently-viewed.ts';
import { emptyShelf, type Shelf } from '../catalogue/shelf.ts';
import { limitOf, seenLine } from '../cart/lines.ts';
import { randomKey } from '../lib/random-key.ts';
import { idle, type Loaded, reset, track } from '../lib/request.ts';
import { $boughtIds, $buyAgain, loadBought } from './buy-again.ts';
import { loadOrder, updateOrder } from './order-detail.ts';

interface ChosenItem {
  readonly product: Product;
  readonly quantity: number;
}

export interface Chosen {
  readonly items: readonly ChosenItem[];
  /** The Idempotency-Key of these very items. */
  readonly key: string;
  /** What the order came to with them when they were sent; null before. */
  readonly sentToPay: Paise | null;
}
const nothing: Chosen = { items: [], key: '', sentToPay: null };

/** What is about to be added to the open order. */
export const $chosenItems = atom(nothing);

const notAdded: Loaded<Order | null> = { ...idle, data: null };
/** The last addition, with the order as it is since. */
export const $addition = atom(notAdded);

/** What was searched for among the goods, and how many of them are shown. */
const FOUND = 8;
export const $foundItems = atom<Shelf>(emptyShelf);

/** What was bought before and what was looked at on this device: most likely what was forgotten. */
export const $recentItems = computed([$buyAgain, recentlyViewed('')], (bought, viewed) =>
  [...bought.data, ...viewed.data]
    .filter((product, i, all) => limitOf(product) > 0 && all.findIndex(({ id }) => sameId(id, product.id)) === i)
    .slice(0, FOUND),
);

/** A dialog that opens anew begins with nothing. */
export function startAdding(): void {
  $chosenItems.set(nothing);
  reset($addition, notAdded);
  reset($foundItems, emptyShelf);
  const off = $boughtIds.subscribe(({ status }) => {
    if (status !== 'Fullfilled') return;
    void loadBought();
    queueMicrotask(() => off());
  });
}

/** Looks for goods by what was typed; one letter finds nothing. */
export async function findItems(typed: string): Promise<void> {
  const text = stripInvisible(typed).trim();
  if (text.length < 2) reset($foundItems, emptyShelf);
  else
    await track(
      $foundItems,
      () => searchProducts(text, { page: 1, limit: FOUND }),
      ({ data }) => ({ data }),
    );
}

/** How many more of a product an order can hold. */
export const roomFor = ({ items }: Order, product: Product): number =>
  Math.max(
    0,
    Math.min(
      limitOf(product),
      config.maxQuantity -
        items.reduce((sum, { productId, quantity }) => sum + (sameId(productId, product.id) ? quantity : 0), 0),
    ),
  );

/** Takes that many of a product; none takes it out. */
export function chooseQuantity(product: Product, quantity: number): void {
  const { items } = $chosenItems.get();
  const isListed = items.some((item) => sameId(item.product.id, product.id));
  const next = isListed
    ? items.map((item) => (sameId(item.product.id, product.id) ? { product, quantity } : item))
    : [...items, { product, quantity }];
  choose(next.filter((item) => item.quantity > 0));
}

const choose = (items: readonly ChosenItem[]): void => $chosenItems.set({ items, key: randomKey(), sentToPay: null });

/**
 * What the order comes to with the goods that were chosen, before anything is given back. Once they are sent it stays: where the
 * answer was lost, the order may have them already.
 */
export const totalWith = ({ toPay }: Order, { items, sentToPay }: Chosen): Paise =>
  sentToPay ?? items.reduce((sum, { product, quantity }) => sum + product.price * quantity, toPay);

/** The same, less what is given back. */
export const payableWith = (order: Order, chosen: Chosen): Paise =>
  amountToPay(order) + totalWith(order, chosen) - order.toPay;

/** Prices and stock as they are now, so that a second attempt is not refused for the same reason. */
async function refreshChosen(): Promise<void> {
  const { items } = $chosenItems.get();
  const fresh = await Promise.all(items.map(({ product }) => getProduct(product.id).catch(() => product)));
  const changed = items.flatMap(({ quantity }, i) => {
    const product = fresh[i];
    return product ? [{ product, quantity }] : [];
  });
  choose(changed);
}

/** Adds what was chosen to an order. Returns whether that worked; sent again as it is, it is added once. */
export async function addItems(order: Order): Promise<boolean> {
  const chosen = $chosenItems.get();
  const { items, key } = chosen;
  if ($addition.get().loading || items.length === 0) return false;
  const toPay = totalWith(order, chosen);
  $chosenItems.set({ ...chosen, sentToPay: toPay });
  const extended = await track(
    $addition,
    () => postOrderItems(order.id, items.map(seenLine), toPay, key),
    (data) => ({ data }),
  );
  if (extended) {
    $chosenItems.set(nothing);
    updateOrder(extended);
    return true;
  }
  const { reason } = $addition.get();
  if (reason && 'status' in reason && reason.status === 409) {
    void loadOrder();
    await refreshChosen();
  }
  return false;
}
