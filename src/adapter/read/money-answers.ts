import { isRecord, type JsonObject, omitUndefined, pick } from '../json.ts';
import { amount } from '../money.ts';
import type { Reading } from '../reading.ts';
import { dayOf, momentOf } from '../time.ts';
import { flat, oneIn } from '../unwrap.ts';
import { flag, id, line, number, text } from '../values.ts';

const CODE = ['couponCode', 'promoCode', 'voucherCode', 'coupon'];
const OFF = [
  'discount',
  'discountAmount',
  'couponDiscount',
  'amount',
  'discountValue',
  'value',
  'savings',
  'amountOff',
  'off',
  'couponValue',
];

export function coupon(received: unknown, at: Reading): unknown {
  const fields = flat(received);
  if (typeof fields === 'string') return { id: fields, code: fields };
  if (!isRecord(fields)) return fields;
  const code = text(at.field(fields, 'code', ...CODE, 'name', 'title'));
  const kind = text(at.field(fields, 'kind', 'type', 'discountType', 'couponType'));
  return {
    ...fields,
    ...omitUndefined({
      id: id(at.field(fields, 'id', 'couponId', '_id', 'uuid')) ?? code,
      code,
      description: line(
        at.field(
          fields,
          'description',
          'couponDescription',
          'couponTitle',
          'desc',
          'details',
          'terms',
          'summary',
          'title',
          'name',
        ),
      ),
      minimumOrder: amount(
        fields,
        at,
        'minimumOrder',
        'minOrder',
        'minOrderAmount',
        'minimumOrderAmount',
        'minAmount',
        'minimumAmount',
        'minCartValue',
        'minPurchase',
        'minOrderValue',
      ),
      kind:
        kind === undefined
          ? undefined
          : /percent|%/i.test(kind)
            ? 'percent'
            : /flat|fixed|amount|rupee|value/i.test(kind)
              ? 'flat'
              : null,
      validUntil: dayOf(
        at.field(
          fields,
          'validUntil',
          'validTill',
          'validTo',
          'expiry',
          'expiresAt',
          'expiryDate',
          'endDate',
          'expiresOn',
          'endsAt',
        ),
      ),
      usable: flag(at.field(fields, 'usable', 'isUsable', 'applicable', 'isApplicable', 'eligible')),
      couponAmount: amount(fields, at, 'couponAmount'),
    }),
  };
}

/** The amount is in `data` or beside it; the code may be left out, since the shop has sent it. */
export function couponCheck(received: unknown, at: Reading): unknown {
  const inner = oneIn(received, ['coupon']);
  const candidates = [inner, received, pick(received, 'data'), pick(inner, 'coupon')].filter(isRecord);
  const found = candidates
    .map((candidate) => amount(candidate, at, 'couponAmount', ...OFF))
    .find((off) => off !== undefined);
  const code = candidates
    .map((candidate) => pick(candidate, 'code', ...CODE))
    .find((value) => typeof value === 'string');
  return {
    ...(isRecord(inner) && inner),
    ...omitUndefined({ code: code ?? '', couponAmount: found === undefined ? undefined : Math.abs(found) }),
  };
}

/** The charge, in `data` or at the top; a bare number too. */
export function deliveryAmount(received: unknown, at: Reading): unknown {
  if (!isRecord(received)) return { deliveryAmount: number(received) };
  const candidates = [received, oneIn(received), pick(received, 'data')].filter(isRecord);
  const read = (name: string, ...others: readonly string[]) =>
    candidates.map((candidate) => amount(candidate, at, name, ...others)).find((found) => found !== undefined);
  const isFree = candidates.some((candidate) => flag(pick(candidate, 'free', 'isFree', 'freeDelivery')) === true);
  const charge = read(
    'deliveryAmount',
    'deliveryCharge',
    'deliveryCharges',
    'deliveryFee',
    'charge',
    'charges',
    'fee',
    'shippingAmount',
    'shippingCharge',
    'shipping',
    'amount',
    'cost',
    'price',
    'data',
    'value',
  );
  return {
    ...received,
    ...omitUndefined({
      deliveryAmount: charge ?? (isFree ? 0 : undefined),
      minimumOrder: read('minimumOrder', 'minOrder', 'minOrderAmount', 'minimumOrderAmount', 'minOrderValue'),
    }),
  };
}

/** Wallet transactions; the sign may tell debit from credit, and a missing balance is computed. */
export function transactions(list: readonly unknown[], at: Reading): readonly unknown[] {
  const read = list.map((entry) => transaction(flat(entry), at));
  if (read.some((entry) => isRecord(entry) && entry['balance'] !== undefined)) return read;
  // They come newest first; the balance is zero before the oldest.
  let balance = 0;
  return read
    .toReversed()
    .map((entry) => {
      if (!isRecord(entry)) return entry;
      balance += (entry['kind'] === 'credit' ? 1 : -1) * (number(entry['amount']) ?? 0);
      return { ...entry, balance: Math.max(0, Math.round(balance * 100) / 100) };
    })
    .toReversed();
}

function transaction(fields: unknown, at: Reading): unknown {
  if (!isRecord(fields)) return fields;
  const sum = amount(fields, at, 'amount', 'value', 'credit', 'debit', 'transactionAmount');
  const kind =
    text(at.field(fields, 'kind', 'type', 'transactionType', 'txnType', 'direction', 'entryType')) ??
    directionOf(fields);
  const isDebit = /debit|withdraw|paid|spent|out|purchase|^dr|minus|used/i.test(kind) || (sum !== undefined && sum < 0);
  return {
    ...fields,
    ...omitUndefined({
      id: id(at.field(fields, 'id', 'transactionId', '_id', 'uuid', 'reference', 'txnId')),
      kind: isDebit ? 'debit' : 'credit',
      amount: sum === undefined ? undefined : Math.abs(sum),
      balance: amount(fields, at, 'balance', 'closingBalance', 'balanceAfter', 'runningBalance', 'availableBalance'),
      note: line(
        at.field(fields, 'note', 'description', 'remarks', 'remark', 'narration', 'reason', 'title', 'message'),
      ),
      at: momentOf(
        at.field(
          fields,
          'at',
          'createdAt',
          'date',
          'transactionDate',
          'txnDate',
          'created',
          'time',
          'timestamp',
          'createdOn',
        ),
      ),
    }),
  };
}

const directionOf = (fields: JsonObject): string => (pick(fields, 'debit') !== undefined ? 'debit' : 'credit');
