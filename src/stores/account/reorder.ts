import { atom } from 'nanostores';
import type { Id } from '../../../contract/id.ts';
import type { Order, OrderItem } from '../../../contract/order.ts';
import type { Product } from '../../../contract/product.ts';
import { CallError, isRefusedWith } from '../../api/errors.ts';
import { getProduct } from '../../api/product.ts';
import { t } from '../../i18n/t.ts';
import { $cartLines } from '../cart/cart-lines.ts';
import { quantityOf } from '../cart/cart-quantity.ts';
import { reconcile } from '../cart/reconcile.ts';
import { updateQuantity } from '../cart/customer-cart.ts';
import { $pincode } from '../delivery/pincode.ts';
import { idle, type Loaded, track } from '../lib/request.ts';

/** What became of one item that was ordered again. */
interface ReorderedItem {
  readonly name: string;
  /** Why it is not, or not wholly, in the cart; or what is different about it. Null when all is as it was. */
  readonly note: string | null;
  /** How many pieces came into the cart. */
  readonly added: number;
}

export interface ReorderReport {
  readonly orderId: Id;
  readonly items: readonly ReorderedItem[];
}

/** The last "Order again" with what came of it. */
export const $reorder = atom<Loaded<ReorderReport | null>>({ ...idle, data: null });

/** Adds an order's items to the cart, beside what is there already, and reports on each. */
export function reorder({ id, items }: Order): Promise<ReorderReport | undefined> {
  if ($reorder.get().loading) return Promise.resolve(undefined);
  return track(
    $reorder,
    async () => ({ orderId: id, items: await Promise.all(items.map(addItem)) }),
    (data) => ({ data }),
  );
}

async function addItem(item: OrderItem): Promise<ReorderedItem> {
  const { name } = item;
  const product = await find(item);
  if (typeof product === 'string') return { name, note: product, added: 0 };
  const inCart = quantityOf($cartLines.get(), product.id);
  const { added, note } = reconcile(item, product, inCart);
  const failure = added > 0 ? await updateQuantity(product, inCart + added) : null;
  if (failure) return { name, note: failure.message, added: 0 };
  return { name, note, added };
}

/** The product as it is sold now, or why it can't be had. */
async function find({ productId }: OrderItem): Promise<(Product & { deliverable: boolean | null }) | string> {
  const gone = t('It is no longer sold.');
  if (productId === null) return gone;
  const pincode = $pincode.get();
  try {
    const product = await getProduct(productId, pincode?.id);
    return product.deliverable === false
      ? t('It can’t be delivered to {place}.', { place: pincode?.label ?? t('your pincode') })
      : product;
  } catch (error) {
    if (isRefusedWith(error, 404)) return gone;
    if (error instanceof CallError) return error.message;
    throw error;
  }
}
