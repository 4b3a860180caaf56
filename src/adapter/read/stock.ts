import { type JsonObject, pick } from '../json.ts';
import { find } from '../names.ts';
import type { Reading } from '../reading.ts';
import { flag, number } from '../values.ts';

/** Units left; 0 when out of stock; undefined when the number is not given. */
export function stock(fields: JsonObject, at: Reading): number | null | undefined {
  const value = at.field(fields, 'size.stock');
  const count =
    typeof value === 'object' ? number(pick(value, 'quantity', 'available', 'qty', 'count', 'onHand')) : inStock(value);
  const switched = find(fields, 'size.stockStatus');
  const soldOut = flag(find(fields, 'size.soldOut')) === true;
  if (soldOut || inStock(switched) === 0) return 0;
  if (count !== undefined)
    return count === null ? (fields['stock'] === undefined ? undefined : null) : Math.max(0, count);
  return undefined;
}

/** `OUT_OF_STOCK`, `Sold out`, `https://schema.org/OutOfStock`, `unavailable` */
const NONE = /\b(?:out|no|not|sold|false|none|discontinued|oos)\b|outof|soldout|unavail/i;

/** The number of a count or of words: null is any number above none. */
function inStock(value: unknown): number | null | undefined {
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? null : 0;
  if (typeof value !== 'string') return undefined;
  if (/^\s*-?[\d,.]+\s*$/.test(value)) return number(value);
  if (flag(value) === false || NONE.test(value.replace(/^\w+:\/\/\S*\//, '').replace(/[_-]/g, ' '))) return 0;
  return value.trim() === '' ? undefined : null;
}
