import * as v from 'valibot';
import { CartLine } from '../../../contract/cart.ts';
import { isGiven, isRecord, type JsonObject, omitUndefined, pick } from '../json.ts';
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

function cartLine(received: unknown, at: Reading): unknown {
  const fields = flat(received);
  if (!isRecord(fields)) return fields;
  const nested = at.field(
    fields,
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
    : 'product' in fields && fields['product'] === null
      ? null
      : productOfLine(fields, nested);
  return {
    ...fields,
    ...omitUndefined({
      id: id(at.field(fields, 'id', 'cartId', 'cartItemId', 'lineId', 'lineItemId', '_id', 'itemId', 'key')),
      quantity: number(at.field(fields, 'quantity', 'qty', 'count', 'units', 'productQuantity')),
      addedPrice: amount(fields, at, 'addedPrice', 'priceWhenAdded', 'priceAtAddition'),
      deliverable: flag(at.field(fields, 'deliverable', 'isDeliverable', 'serviceable')),
    }),
    product: product(sold, at),
  };
}

/** The product's fields of a line. */
function productOfLine(line: JsonObject, productId: unknown): JsonObject | null {
  if (!isGiven(productId) || pick(line, 'name', 'productName', 'title') === undefined) return null;
  const { quantity: _, qty: __, count: ___, total: ____, ...fields } = line;
  return { ...fields, id: productId };
}

/** The cart; `count` is computed from its lines, and so is a missing total. */
export function cart(received: unknown, at: Reading): unknown {
  const lines = (listIn(received, LINES) ?? []).map((line) => cartLine(line, at));
  const readable = lines.filter((line): line is JsonObject => v.is(CartLine, line));
  const units = readable.reduce((sum, { quantity }) => sum + (number(quantity) ?? 0), 0);
  const total = totalIn(received, at);
  if (countIn(received, 0) !== units) at.note('count', 'counted from the lines');
  return { ...(isRecord(received) && received), data: lines, count: units, totalPrice: total ?? sum(readable) };
}

/** An amount beside the list, or around it. */
function totalIn(received: unknown, at: Reading, depth = 0): number | undefined {
  if (!isRecord(received) || depth > 3) return undefined;
  const found = amount(received, at, 'totalPrice', ...TOTALS);
  if (found !== undefined) return found;
  for (const name of ['data', 'result', 'cart', 'summary', 'totals', 'meta', 'payload', 'response', 'bill']) {
    const within = totalIn(pick(received, name), at, depth + 1);
    if (within !== undefined) return within;
  }
  return undefined;
}

const sum = (lines: readonly JsonObject[]): number =>
  Math.round(
    lines.reduce(
      (total, { product, quantity }) => total + (number(pick(product, 'price')) ?? 0) * (number(quantity) ?? 0),
      0,
    ) * 100,
  ) / 100;

/**
 * The line after a change; null unless it is complete with its product: the shop then fetches the cart.
 */
export function changedLine(received: unknown, at: Reading): unknown {
  const line = cartLine(oneIn(received, ['cartItem', 'cartLine', 'line', 'item', 'cart']), at);
  if (!isRecord(line) || !isRecord(line['product']) || pick(line['product'], 'name') === undefined) return null;
  return number(line['quantity']) === 0 ? null : line;
}

/** `GET /wishlist/web/w`: items with their product, or the products themselves. */
export function wishlistItem(received: unknown, at: Reading): unknown {
  const fields = flat(received);
  if (!isRecord(fields)) return fields;
  const nested = at.field(fields, 'product', 'productId', 'productDetails', 'item', 'variant');
  const sold = isRecord(nested)
    ? nested
    : 'product' in fields && fields['product'] === null
      ? null
      : { ...fields, id: nested ?? fields['id'] };
  const wished = product(sold, at);
  return {
    ...fields,
    ...omitUndefined({
      id:
        id(at.field(fields, 'id', 'wishlistId', 'wishlistItemId', 'wishId', 'entryId', 'lineId', '_id', 'key')) ??
        id(wished),
    }),
    product: wished,
  };
}
