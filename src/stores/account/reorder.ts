import { atom } from 'nanostores';
import type { Id } from '../../../contract/id.ts';
import type { Order, OrderItem } from '../../../contract/order.ts';
import type { Product } from '../../../contract/product.ts';
import { CallError, isSaid } from '../../api/errors.ts';
import { getProduct } from '../../api/product.ts';
import { $cartLines } from '../cart/cart-lines.ts';
import { quantityOf } from '../cart/cart-quantity.ts';
import { limitOf } from '../cart/lines.ts';
import { updateQuantity } from '../cart/customer-cart.ts';
import { $pincode } from '../delivery/pincode.ts';
import { idle, type Loaded, track } from '../lib/request.ts';
import { rupees } from '../../../contract/rupees.ts';

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
  const added = Math.min(item.quantity, Math.max(0, limitOf(product) - inCart));
  const failure = added > 0 ? await updateQuantity(product, inCart + added) : null;
  if (failure) return { name, note: failure.message, added: 0 };
  return { name, note: noteOn(item, product, inCart, added), added };
}

/** The product as it is sold now, or why it can't be had. */
async function find({ productId }: OrderItem): Promise<(Product & { deliverable: boolean | null }) | string> {
  const gone = 'It is no longer sold.';
  if (productId === null) return gone;
  const pincode = $pincode.get();
  try {
    const product = await getProduct(productId, pincode?.id);
    if (limitOf(product) === 0) return 'It is out of stock.';
    return product.deliverable === false ? `It can’t be delivered to ${pincode?.label ?? 'your pincode'}.` : product;
  } catch (error) {
    if (isSaid(error, 404)) return gone;
    if (error instanceof CallError) return error.message;
    throw error;
  }
}

function noteOn({ quantity, price }: OrderItem, product: Product, inCart: number, added: number): string | null {
  if (added === 0) return `Your cart has ${inCart} already, the most we can sell.`;
  if (added < quantity) return `Only ${added} of ${quantity}: we can’t sell more at once.`;
  return product.price === price ? null : `Was ${rupees(price)}, now ${rupees(product.price)}.`;
}
