import * as v from 'valibot';
import { CartLine } from '../../../contract/cart.ts';
import { isGiven, isRecord, type JsonObject, omitUndefined, pick } from '../json.ts';
import { amount, cents, sumOf } from '../money.ts';
import { type Field, namesOf } from '../names.ts';
import type { Reading } from '../reading.ts';
import { countIn, flat, inOrAround, listIn, oneIn } from '../unwrap.ts';
import { id, number } from '../values.ts';
import { withoutUnreadable } from '../without-unreadable.ts';
import { hasName, product } from './product.ts';
import { asVariant } from './variant.ts';

function cartLine(received: unknown, at: Reading): unknown {
  const fields = flat(received);
  if (!isRecord(fields)) return fields;
  const nested = at.field(fields, 'cartLine.product');
  // Some put the product's fields into the line itself, some its id with a name and price beside it.
  const sold = isRecord(nested)
    ? { ...nested }
    : 'product' in fields && fields['product'] === null
      ? null
      : productOfLine(fields, nested, at);
  const read = at.read(fields, 'cartLine');
  return { ...fields, ...read, product: asVariant(fields, product(sold, at), at) };
}

/** Puts something in place of a product of which there is no more than its line: the line can be removed, and not ordered. */
function withGone(line: unknown, at: Reading): unknown {
  if (!isRecord(line) || line['product'] !== null || line['id'] === undefined) return line;
  at.note('product', 'missing: the line can be removed, and not ordered');
  const gone = { id: `gone-${String(line['id'])}`, name: 'No longer sold', price: 0, stock: 0, discontinued: true };
  return { ...line, product: gone };
}

/** The product's fields of a line. */
function productOfLine(line: JsonObject, productId: unknown, at: Reading): JsonObject | null {
  if (!isGiven(productId)) return null;
  if (!hasName(line)) return at.productOf(productId as string | number) ?? null;
  const { quantity: _, qty: __, count: ___, total: ____, ...fields } = line;
  return { ...fields, id: productId };
}

/** The cart; `count` is computed from its lines, and so is a missing total, or one that has the coupon taken off already. */
export function cart(received: unknown, at: Reading): unknown {
  const lines = (listIn(received, namesOf('cart.cartItems')) ?? []).map(
    (line) => withoutUnreadable(CartLine, withGone(cartLine(line, at), at), at).record,
  );
  const readable = lines.filter((line): line is JsonObject => v.is(CartLine, line));
  const units = readable.reduce((sum, { quantity }) => sum + (number(quantity) ?? 0), 0);
  const total = amountAround(received, at, 'cart.totalPrice');
  const ofLines = sum(readable);
  const off = readable.length === lines.length && total !== undefined ? cents(ofLines - total) : 0;
  const isOff = off > 0 && off === cents(Math.abs(amountAround(received, at, 'cart.couponAmount') ?? 0));
  if (countIn(received, 0) !== units) at.note('count', 'counted from the lines');
  return {
    ...(isRecord(received) && received),
    data: lines,
    count: units,
    totalPrice: isOff ? ofLines : (total ?? ofLines),
  };
}

/** An amount beside the list, or around it. */
const amountAround = (received: unknown, at: Reading, field: Field): number | undefined =>
  inOrAround(['cart', 'summary', 'totals', 'meta', 'bill'], (object) => amount(object, at, field))(received);

/** No charge and no coupon makes a total so many times what the lines cost, or so small a part of it: a unit is read wrongly. */
const UNLIKELY = 5;

/** Whether the lines of a cart and its total can't be of the same unit; `answer` as `cart` returns it. */
export function pricesDisagree(answer: unknown): boolean {
  const lines = pick(answer, 'data');
  const total = number(pick(answer, 'totalPrice')) ?? 0;
  const ofLines = Array.isArray(lines) ? sum(lines.filter(isRecord)) : 0;
  return total > 0 && ofLines > 0 && Math.max(total / ofLines, ofLines / total) >= UNLIKELY;
}

const sum = (lines: readonly JsonObject[]): number =>
  sumOf(lines.map(({ product, quantity }) => ({ price: pick(product, 'price'), quantity })));

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
  if (typeof received === 'string' || typeof received === 'number')
    return { id: received, product: at.productOf(received) ?? null };
  const fields = flat(received);
  if (!isRecord(fields)) return fields;
  const nested = at.field(fields, 'wishlistItem.product');
  const sold = isRecord(nested)
    ? nested
    : 'product' in fields && fields['product'] === null
      ? null
      : { ...fields, id: nested ?? fields['id'] };
  const wishedId = id(nested);
  const isBare = wishedId !== undefined && isRecord(sold) && !hasName(sold);
  const wished = (isBare && at.productOf(wishedId)) || product(sold, at);
  return { ...fields, ...omitUndefined({ id: id(wished), ...at.read(fields, 'wishlistItem') }), product: wished };
}
