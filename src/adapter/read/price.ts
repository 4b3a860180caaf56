import { type Came, isRecord, pick } from '../json.ts';
import { amount } from '../money.ts';
import type { Reading } from '../reading.ts';
import { number } from '../values.ts';

/** What counts when it is lower than the price beside it. */
const SALE = [
  'salePrice',
  'sellingPrice',
  'sellPrice',
  'specialPrice',
  'offerPrice',
  'discountedPrice',
  'discountPrice',
  'finalPrice',
  'dealPrice',
];
const PRICE = [
  ...[
    'unitPrice',
    'productPrice',
    'regularPrice',
    'basePrice',
    'currentPrice',
    'priceWithTax',
    'priceInclTax',
    'rate',
    'amount',
    'ourPrice',
  ],
  ...['calculatedPrice', 'priceRange', 'pricing', 'prices', 'displayPrice', 'cost'],
];
const MRP = [
  ...[
    'maximumRetailPrice',
    'maxRetailPrice',
    'marketPrice',
    'listPrice',
    'originalPrice',
    'regularPrice',
    'compareAtPrice',
    'strikePrice',
    'wasPrice',
    'oldPrice',
    'actualPrice',
  ],
];
/** The price that counts and, where it is higher, the one that is struck out. */
export function prices(came: Came, at: Reading): Came {
  const own = amount(came, at, 'price');
  const listed = own ?? amount(came, at, 'price', ...PRICE) ?? nestedPrice(came, at);
  const sale = amount(came, at, 'price', ...SALE);
  const isLower = sale !== undefined && sale > 0 && (listed === undefined || sale < listed);
  const mrp = amount(came, at, 'mrp', ...MRP) ?? (isLower ? listed : undefined);
  const price = (isLower ? sale : listed) ?? reduced(came, mrp);
  // A price struck out is higher than the one that counts.
  const isReal = mrp === undefined || price === undefined || mrp > price || came['mrp'] === mrp;
  return { price, mrp: isReal ? mrp : null };
}

/** Only the MRP and what comes off it. */
function reduced(came: Came, mrp: number | undefined): number | undefined {
  if (mrp === undefined) return undefined;
  const percent = number(pick(came, 'discountPercentage', 'discountPercent', 'percentOff'));
  if (percent !== undefined) return Math.round(mrp * (100 - percent)) / 100;
  const off = number(pick(came, 'discountAmount', 'amountOff', 'discount'));
  return off === undefined ? mrp : Math.round((mrp - off) * 100) / 100;
}

/** Within `pricing: { … }` and `price_range: { minimum_price: { final_price: { value } } }`. */
function nestedPrice(came: Came, at: Reading): number | undefined {
  for (const name of ['pricing', 'priceRange', 'prices', 'priceInfo', 'calculatedPrice']) {
    let within = pick(came, name);
    if (Array.isArray(within)) within = within[0];
    for (let depth = 0; isRecord(within) && depth < 4; depth++) {
      const found = amount(within, at, 'price', ...SALE, ...PRICE, 'gross', 'amount', 'value', 'calculatedAmount');
      if (found !== undefined) return found;
      within = pick(within, 'priceRange', 'minimumPrice', 'minVariantPrice', 'start', 'min', 'finalPrice', 'price');
    }
  }
  return undefined;
}
