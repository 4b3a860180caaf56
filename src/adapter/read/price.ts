import { isRecord, type JsonObject, pick } from '../json.ts';
import { amount, amountFrom, cents } from '../money.ts';
import { find, namesOf } from '../names.ts';
import type { Reading } from '../reading.ts';
import { number } from '../values.ts';

/** What is paid in the end, also where that is nothing. */
const SELLING = namesOf('size.sellingPrice');
/** A sale price counts when it is lower than the price beside it; 0 says that there is no sale. */
const SALE = [...SELLING, ...namesOf('size.salePrice')];

/** The selling price and, where it is higher, the MRP. */
export function prices(fields: JsonObject, at: Reading): JsonObject {
  const listed = amount(fields, at, 'size.price');
  const sale = amountFrom(fields, at, 'price', SALE);
  const isLower = sale !== undefined && sale > 0 && (listed === undefined || sale < listed);
  const mrp = amount(fields, at, 'size.mrp') ?? (isLower ? listed : undefined);
  const isFree = listed === undefined && amountFrom(fields, at, 'price', SELLING) === 0;
  const price = isFree ? 0 : ((isLower ? sale : listed) ?? reduced(fields, mrp));
  if (price === undefined) return nestedPrices(fields, at);
  // An MRP below the selling price is dropped.
  return { price, mrp: mrp === undefined || mrp >= price ? mrp : null };
}

/** The price from an MRP and its discount. */
function reduced(fields: JsonObject, mrp: number | undefined): number | undefined {
  if (mrp === undefined) return undefined;
  const percent = number(find(fields, 'size.discountPercentage'));
  if (percent !== undefined) return Math.round(mrp * (100 - percent)) / 100;
  const off = number(find(fields, 'size.discountAmount'));
  return off === undefined ? mrp : cents(mrp - off);
}

/** Within `pricing: { … }` or `price_range: { minimum_price: { final_price: { value } } }`. */
function nestedPrices(fields: JsonObject, at: Reading): JsonObject {
  for (const name of namesOf('size.prices')) {
    const value = pick(fields, name);
    const within = Array.isArray(value) ? (value[0] as unknown) : value;
    if (!isRecord(within)) continue;
    const found = prices(within, at);
    const decimals = number(pick(within, 'currencyMinorUnit'));
    if (found['price'] !== undefined) return decimals === undefined ? found : scaled(found, decimals);
    const sum = amountFrom(within, at, 'price', ['gross', 'value', 'calculatedAmount', 'originalAmount']);
    if (sum !== undefined) return { price: sum };
  }
  return {};
}

/** Whole numbers of the smallest unit. */
const scaled = (found: JsonObject, decimals: number): JsonObject =>
  Object.fromEntries(
    Object.entries(found).map(([name, value]) => [name, typeof value === 'number' ? value / 10 ** decimals : value]),
  );
