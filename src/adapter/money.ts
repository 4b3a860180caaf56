import { parseMoney } from '../../contract/money-text.ts';
import { isRecord, type JsonObject, keyFor, pick } from './json.ts';
import { type Field, namesOf, rowAt } from './names.ts';
import { number } from './values.ts';

/** Where it is noted that a field was read from something else. */
interface Notes {
  readonly note: (field: string, how: string) => void;
}

const MINOR = ['paise', 'inPaise', 'minor', 'cents', 'subunits', 'minorUnits'];

/** The first amount of a text: `₹ 1,299.00` and `1.299,00 INR` too. */
function amountIn(text: string): number | undefined {
  const found = /-?\d+(?:[.,]\d+)*/.exec(text)?.[0];
  const read = found === undefined ? undefined : parseMoney(found);
  return read === undefined ? number(text) : Number(read);
}

/**
 * An amount in rupees: a number, a text such as `₹ 1,299.00`, or an object with its amount. Paise only where the provider
 * names them, or says how many decimals its whole numbers have.
 */
function rupees(value: unknown): number | undefined {
  if (typeof value === 'string') return amountIn(value);
  if (!isRecord(value)) return number(value);
  const paise = number(pick(value, ...MINOR, 'amountInPaise', 'amountPaise', 'minorAmount', 'amountMinor'));
  if (paise !== undefined) return paise / 100;
  const cents = number(pick(value, 'centAmount'));
  if (cents !== undefined) return cents / 10 ** (number(pick(value, 'fractionDigits')) ?? 2);
  const amount = pick(value, 'amount', 'value', 'price', 'rupees', 'inr', 'gross', 'net', 'withTax', 'total');
  const decimals = number(pick(value, 'currencyMinorUnit', 'minorUnit', 'precision', 'decimals', 'exponent', 'scale'));
  const unit = String(pick(value, 'unit', 'currency') ?? '').toLowerCase();
  const major = rupees(amount);
  if (major === undefined || isRecord(amount)) return major;
  if (unit === 'paise' || unit === 'paisa') return major / 100;
  return decimals === undefined || !isWhole(amount) ? major : major / 10 ** decimals;
}

/** A number written without decimals: `59.00` has them, and is rupees already. */
const isWhole = (amount: unknown): boolean =>
  typeof amount === 'string' ? /^\s*-?\d+\s*$/.test(amount) : Number.isInteger(amount);

/** A field in rupees, from one of its names or from one that says paise, such as `pricePaise` or `price_in_paise`. */
export const amount = (fields: JsonObject, at: Notes, field: Field): number | undefined =>
  amountFrom(fields, at, rowAt(field).name, namesOf(field));

/** Our field `name` in rupees, as `amount`, from other names alone. */
export function amountFrom(fields: JsonObject, at: Notes, name: string, names: readonly string[]): number | undefined {
  for (const candidate of names) {
    const key = keyFor(fields, [candidate]);
    const value = key === undefined ? undefined : rupees(fields[key]);
    if (key !== undefined && value !== undefined) {
      if (key !== name) at.note(name, `read from ${key}`);
      else if (typeof fields[key] !== 'number') at.note(name, 'read as an amount');
      return fields[key] === value ? value : cents(value);
    }
    const paiseKey = keyFor(
      fields,
      MINOR.flatMap((minor) => [`${candidate}${minor}`, `${minor}${candidate}`]),
    );
    const paise = paiseKey === undefined ? undefined : number(fields[paiseKey]);
    if (paise !== undefined) {
      at.note(name, `read from ${String(paiseKey)}, in paise`);
      return paise / 100;
    }
  }
  return undefined;
}

/** Never rounds to zero: less than a paisa is no valid price, and not free. */
export const cents = (value: number): number => Math.round(value * 100) / 100 || value;

/** What so many units at a price cost together. */
export const sumOf = (items: readonly JsonObject[]): number =>
  cents(items.reduce((sum, { price, quantity }) => sum + (number(price) ?? 0) * (number(quantity) ?? 0), 0));
