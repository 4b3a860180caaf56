import { isRecord, type JsonObject, omitUndefined, pick } from '../json.ts';
import { find } from '../names.ts';
import type { Reading } from '../reading.ts';
import { flat } from '../unwrap.ts';
import { flag, line, text } from '../values.ts';
import { prices } from './price.ts';
import { stock } from './stock.ts';

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
  const name = line(pick(fields, 'unitToDisplay', 'name', 'title', 'variantName', 'label'));
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
