import { isRecord, type JsonObject, omitUndefined, pick } from '../json.ts';
import { amount, cents } from '../money.ts';
import { type Field, find } from '../names.ts';
import type { Reading } from '../reading.ts';
import { flat, inRecord, oneIn } from '../unwrap.ts';
import { flag, number, text } from '../values.ts';

export function coupon(received: unknown, at: Reading): unknown {
  const fields = flat(received);
  if (typeof fields === 'string') return { id: fields, code: fields };
  if (!isRecord(fields)) return fields;
  const read = at.read(fields, 'coupon');
  const kind = kindOf(text(at.field(fields, 'coupon.kind')));
  return { ...fields, ...read, ...omitUndefined({ id: read['id'] ?? read['code'], kind }) };
}

/** undefined where it does not say, null where it is neither. */
function kindOf(words: string | undefined): 'percent' | 'flat' | null | undefined {
  if (words === undefined) return undefined;
  if (/percent|%/i.test(words)) return 'percent';
  return /flat|fixed|amount|rupee|value/i.test(words) ? 'flat' : null;
}

/** The amount is in `data` or beside it; the code may be left out, since the shop has sent it. */
export function couponCheck(received: unknown, at: Reading): unknown {
  const inner = oneIn(received, ['coupon']);
  const candidates = [inner, received, pick(received, 'data'), pick(inner, 'coupon')].filter(isRecord);
  const found = candidates
    .map((candidate) => amount(candidate, at, 'couponCheck.couponAmount'))
    .find((off) => off !== undefined);
  const code = candidates
    .map((candidate) => find(candidate, 'couponCheck.code'))
    .find((value) => typeof value === 'string');
  return {
    ...(isRecord(inner) && inner),
    ...omitUndefined({ code: code ?? '', couponAmount: found === undefined ? undefined : Math.abs(found) }),
  };
}

/** The charge, in `data` or at the top; a bare number too. */
export function deliveryAmount(received: unknown, at: Reading): unknown {
  if (!isRecord(received)) return { deliveryAmount: number(received) };
  const read = (field: Field) => inRecord(received, (object) => amount(object, at, field));
  const isFree = inRecord(received, (object) => flag(find(object, 'deliveryAmount.free')) || undefined);
  return {
    ...received,
    ...omitUndefined({
      deliveryAmount: read('deliveryAmount.deliveryAmount') ?? (isFree ? 0 : undefined),
      minimumOrder: read('deliveryAmount.minimumOrder'),
    }),
  };
}

/** Wallet transactions; the sign may tell debit from credit, and balances that are missing are reckoned where the list is whole. */
export function transactions(list: readonly unknown[], at: Reading): readonly unknown[] {
  const read = list.map((entry) => transaction(flat(entry), at));
  const entries = read.filter(isRecord);
  if (entries.length < read.length || entries.some(({ balance }) => balance !== undefined)) return read;
  // They come newest first; the balance is zero before the oldest.
  let balance = 0;
  const reckoned = entries.toReversed().map((entry) => {
    balance = cents(balance + (entry['kind'] === 'credit' ? 1 : -1) * (number(entry['amount']) ?? 0));
    return { ...entry, balance };
  });
  // More was spent than came in: what came in before is not listed.
  return reckoned.some((entry) => entry.balance < 0) ? read : reckoned.toReversed();
}

function transaction(fields: unknown, at: Reading): unknown {
  if (!isRecord(fields)) return fields;
  const sum = amount(fields, at, 'transaction.amount');
  const kind = text(at.field(fields, 'transaction.kind')) ?? directionOf(fields);
  const isDebit = /debit|withdraw|paid|spent|out|purchase|^dr|minus|used/i.test(kind) || (sum !== undefined && sum < 0);
  return {
    ...fields,
    ...at.read(fields, 'transaction'),
    kind: isDebit ? 'debit' : 'credit',
    ...(sum !== undefined && { amount: Math.abs(sum) }),
  };
}

const directionOf = (fields: JsonObject): string => (pick(fields, 'debit') !== undefined ? 'debit' : 'credit');
