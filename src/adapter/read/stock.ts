import { type Came, pick } from '../json.ts';
import type { Reading } from '../reading.ts';
import { flag, number } from '../values.ts';

const STOCK = [
  ...[
    'stockQuantity',
    'stockQty',
    'availableQuantity',
    'availableQty',
    'quantityAvailable',
    'availableStock',
    'stockCount',
    'inventoryQuantity',
    'inventory',
  ],
  ...['onHand', 'stockLevel', 'stockOnHand', 'qtyAvailable', 'unitsLeft', 'remaining'],
];
const SWITCHES = [
  'stockStatus',
  'inStock',
  'isInStock',
  'availability',
  'available',
  'isAvailable',
  'availableForSale',
  'purchasable',
];
/** Units left; 0 when it is said to be out of stock; undefined when nothing is said but that there is some. */
export function stock(came: Came, at: Reading): number | null | undefined {
  const said = at.field(came, 'stock', ...STOCK);
  const count =
    typeof said === 'object' ? number(pick(said, 'quantity', 'available', 'qty', 'count', 'onHand')) : inStock(said);
  const switched = pick(came, ...SWITCHES);
  const soldOut = flag(pick(came, 'soldOut', 'isSoldOut', 'outOfStock', 'isOutOfStock')) === true;
  if (soldOut || inStock(switched) === 0) return 0;
  if (count !== undefined)
    return count === null ? (came['stock'] === undefined ? undefined : null) : Math.max(0, count);
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
  if (NONE.test(value.replace(/^\w+:\/\/\S*\//, '').replace(/[_-]/g, ' '))) return 0;
  return value.trim() === '' ? undefined : null;
}
