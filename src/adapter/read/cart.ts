import * as v from 'valibot';
import { CartLine } from '../../../contract/cart.ts';
import { type Came, isGiven, isRecord, known, pick } from '../json.ts';
import { amount } from '../money.ts';
import type { Reading } from '../reading.ts';
import { countIn, flat, listIn, oneIn } from '../unwrap.ts';
import { flag, id, number } from '../values.ts';
import { product } from './product.ts';

const LINES = ['cartItems', 'cartLines', 'lineItems', 'items', 'lines', 'products', 'cart', 'carts'];
const TOTALS = [
  'total',
  'totalAmount',
  'subTotal',
  'cartTotal',
  'itemTotal',
  'grandTotal',
  'totalCartPrice',
  'itemsTotal',
  'amount',
];

function cartLine(came: unknown, at: Reading): unknown {
  const own = flat(came);
  if (!isRecord(own)) return own;
  const nested = at.field(
    own,
    'product',
    'productId',
    'productDetails',
    'productInfo',
    'item',
    'variant',
    'merchandise',
  );
  // Some put the product's fields into the line itself, some its id with a name and price beside it.
  const sold = isRecord(nested)
    ? { ...nested }
    : 'product' in own && own['product'] === null
      ? null
      : productOfLine(own, nested);
  return {
    ...own,
    ...known({
      id: id(at.field(own, 'id', 'cartId', 'cartItemId', 'lineId', 'lineItemId', '_id', 'itemId', 'key')),
      quantity: number(at.field(own, 'quantity', 'qty', 'count', 'units', 'productQuantity')),
      addedPrice: amount(own, at, 'addedPrice', 'priceWhenAdded', 'priceAtAddition'),
      deliverable: flag(at.field(own, 'deliverable', 'isDeliverable', 'serviceable')),
    }),
    product: product(sold, at),
  };
}

/** The fields of the product, without those that are the line's. */
function productOfLine(own: Came, productId: unknown): Came | null {
  if (!isGiven(productId) || pick(own, 'name', 'productName', 'title') === undefined) return null;
  const { quantity: _, qty: __, count: ___, total: ____, ...fields } = own;
  return { ...fields, id: productId };
}

/** `count` is made the number of units, and a total that lacks is added up. */
export function cart(came: unknown, at: Reading): unknown {
  const lines = (listIn(came, LINES) ?? []).map((line) => cartLine(line, at));
  const readable = lines.filter((line): line is Came => v.is(CartLine, line));
  const units = readable.reduce((sum, { quantity }) => sum + (number(quantity) ?? 0), 0);
  const total = totalIn(came, at);
  if (countIn(came, 0) !== units) at.note('count', 'counted from the lines');
  return { ...(isRecord(came) && came), data: lines, count: units, totalPrice: total ?? sum(readable) };
}

/** An amount beside the list, or around it. */
function totalIn(came: unknown, at: Reading, depth = 0): number | undefined {
  if (!isRecord(came) || depth > 3) return undefined;
  const found = amount(came, at, 'totalPrice', ...TOTALS);
  if (found !== undefined) return found;
  for (const name of ['data', 'result', 'cart', 'summary', 'totals', 'meta', 'payload', 'response', 'bill']) {
    const within = totalIn(pick(came, name), at, depth + 1);
    if (within !== undefined) return within;
  }
  return undefined;
}

const sum = (lines: readonly Came[]): number =>
  Math.round(
    lines.reduce(
      (total, { product, quantity }) => total + (number(pick(product, 'price')) ?? 0) * (number(quantity) ?? 0),
      0,
    ) * 100,
  ) / 100;

/**
 * The line after a change. What is no whole line with its product counts as nothing said: the shop then asks for the cart.
 */
export function changedLine(came: unknown, at: Reading): unknown {
  const line = cartLine(oneIn(came, ['cartItem', 'cartLine', 'line', 'item', 'cart']), at);
  if (!isRecord(line) || !isRecord(line['product']) || pick(line['product'], 'name') === undefined) return null;
  return number(line['quantity']) === 0 ? null : line;
}

/** `GET /wishlist/web/w`: items with their product, or the products themselves. */
export function wishlistItem(came: unknown, at: Reading): unknown {
  const own = flat(came);
  if (!isRecord(own)) return own;
  const nested = at.field(own, 'product', 'productId', 'productDetails', 'item', 'variant');
  const sold = isRecord(nested)
    ? nested
    : 'product' in own && own['product'] === null
      ? null
      : { ...own, id: nested ?? own['id'] };
  const wished = product(sold, at);
  return {
    ...own,
    ...known({
      id:
        id(at.field(own, 'id', 'wishlistId', 'wishlistItemId', 'wishId', 'entryId', 'lineId', '_id', 'key')) ??
        id(wished),
    }),
    product: wished,
  };
}
