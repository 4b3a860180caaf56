import { type Came, isRecord, known, pick } from '../json.ts';
import type { Reading } from '../reading.ts';
import { flat } from '../unwrap.ts';
import { flag, id, line, number, text } from '../values.ts';
import { prices } from './price.ts';
import { stock } from './stock.ts';

const MAX_QUANTITY = [
  'maxQty',
  'maxOrderQuantity',
  'maxOrderQty',
  'maxPerOrder',
  'maxCartQuantity',
  'orderLimit',
  'purchaseLimit',
  'quantityLimit',
  'maximumQuantity',
];

/** What every size of a product has: id, slug, pack size, price, MRP, stock. `kind` is the noun its id may carry. */
export function packFields(came: Came, at: Reading, kind: string): Came {
  const onDemand = flag(pick(came, 'onDemand', 'unlimitedStock')) === true;
  return {
    id: id(at.field(came, 'id', `${kind}Id`, '_id', 'pid', 'uuid', 'sku', 'itemId', 'code', 'databaseId', 'entityId')),
    slug: at.field(came, 'slug', 'urlKey', 'handle', 'seoName', 'productSlug', 'seoUrl'),
    packSize: packSize(came, at),
    ...prices(came, at),
    stock: onDemand ? undefined : stock(came, at),
    maxQuantity: number(at.field(came, 'maxQuantity', ...MAX_QUANTITY)),
  };
}

/** One size of a product, of its own call or within the product. */
export function pack(came: unknown, at: Reading): unknown {
  const own = flat(came);
  if (!isRecord(own)) return own;
  const nested = pick(own, 'variant', 'productVariant');
  const whole = isRecord(nested) ? { ...own, ...nested } : own;
  const fields = known(packFields(whole, at, 'variant'));
  const name = fields['packSize'] ?? sizeOfName(whole);
  return { ...whole, ...fields, ...known({ packSize: name }) };
}

/** A variant's own name is its size, where it is one: `500 g`, not `Basmati rice`. */
function sizeOfName(came: Came): string | undefined {
  const name = line(pick(came, 'unitToDisplay', 'name', 'title', 'variantName', 'label'));
  return name !== undefined && name.length <= 40 && /\d/.test(name) ? name : undefined;
}

/** `500 g`, whole or put together from a number and its unit. */
function packSize(came: Came, at: Reading): string | undefined {
  const whole = at.field(
    came,
    'packSize',
    'packaging',
    'packagingSize',
    'netWeight',
    'netQuantity',
    'unitSize',
    'quantityLabel',
    'unitToDisplay',
    'displayUnit',
    'displaySize',
    'packLabel',
  );
  const size = whole ?? pick(came, 'size', 'unitText');
  const unit = text(pick(came, 'unit', 'uom', 'weightUnit', 'unitName', 'measure', 'unitOfMeasure', 'sizeUnit'));
  if (isRecord(size)) return joined(pick(size, 'value', 'amount', 'quantity'), text(pick(size, 'unit', 'uom')));
  const words = line(size);
  if (words !== undefined && (whole !== undefined || /\d/.test(words)))
    return unit && /^[\d.]+$/.test(words) ? `${words} ${unit}` : words;
  const weight = pick(came, 'weight', 'volume', 'unitValue', 'unitQuantity', 'netContent', 'measureValue');
  const counted = weight ?? (unit === undefined ? undefined : pick(came, 'quantity', 'qty'));
  if (isRecord(counted)) return joined(pick(counted, 'value', 'amount'), text(pick(counted, 'unit')));
  if (counted === undefined) return unit !== undefined && /\d/.test(unit) ? unit : undefined;
  at.note('packSize', 'put together from a number and its unit');
  return joined(counted, unit);
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
