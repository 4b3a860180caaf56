import { isRecord, type JsonObject, omitUndefined, pick } from '../json.ts';
import { find } from '../names.ts';
import type { Reading } from '../reading.ts';
import { flat } from '../unwrap.ts';
import { flag, line, number, text } from '../values.ts';
import { prices } from './price.ts';

/** What the table says of a product or of a size of one, with pack size, price, MRP and stock, which both have. */
export function packFields(fields: JsonObject, at: Reading, noun: 'product' | 'variant'): JsonObject {
  const onDemand = flag(find(fields, 'size.onDemand')) === true;
  return {
    ...at.read(fields, noun),
    ...at.read(fields, 'size'),
    packSize: packSize(fields, at),
    ...prices(fields, at),
    stock: onDemand ? undefined : stock(fields, at),
  };
}

/** One size of a product, from its own call or within the product. */
export function pack(received: unknown, at: Reading): unknown {
  const variant = flat(received);
  if (!isRecord(variant)) return variant;
  const nested = pick(variant, 'variant', 'productVariant');
  const whole = isRecord(nested) ? { ...variant, ...nested } : variant;
  const fields = omitUndefined(packFields(whole, at, 'variant'));
  const name = fields['packSize'] ?? sizeOfName(whole);
  return { ...whole, ...fields, ...omitUndefined({ packSize: name }) };
}

/** A variant's own name is its size, where it is one: `500 g`, not `Basmati rice`. */
function sizeOfName(fields: JsonObject): string | undefined {
  const name = line(find(fields, 'variant.unitToDisplay'));
  return name !== undefined && name.length <= 40 && /\d/.test(name) ? name : undefined;
}

/** A pack size such as `500 g`, from one field or from a number and its unit. */
function packSize(fields: JsonObject, at: Reading): string | undefined {
  const whole = at.field(fields, 'size.packSize');
  const size = whole ?? find(fields, 'size.size');
  const unit = text(find(fields, 'size.unit'));
  if (isRecord(size)) return joined(pick(size, 'value', 'amount', 'quantity'), text(pick(size, 'unit', 'uom')));
  const words = line(size);
  if (words !== undefined && (whole !== undefined || /\d/.test(words)))
    return unit && /^[\d.]+$/.test(words) ? `${words} ${unit}` : words;
  const weight = find(fields, 'size.weight');
  const counted = weight ?? (unit === undefined ? undefined : find(fields, 'size.quantity'));
  if (isRecord(counted)) return joined(pick(counted, 'value', 'amount'), text(pick(counted, 'unit')));
  if (counted === undefined) return unit !== undefined && /\d/.test(unit) ? unit : undefined;
  const together = joined(counted, unit);
  if (together !== undefined) at.note('packSize', 'put together from a number and its unit');
  return together;
}

const joined = (value: unknown, unit: string | undefined): string | undefined => {
  const words = text(value)?.trim();
  if (words === undefined || words === '') return undefined;
  return /[a-z]/i.test(words) || !unit
    ? /[a-z]/i.test(words)
      ? words
      : undefined
    : `${words.replace(/\.0+$/, '')} ${unit}`;
};

/** Units left; 0 when out of stock; undefined when the number is not given. */
function stock(fields: JsonObject, at: Reading): number | null | undefined {
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
