import { type Came, isRecord, known, pick } from '../json.ts';
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

export function coupon(came: unknown, at: Reading): unknown {
  const own = flat(came);
  if (typeof own === 'string') return { id: own, code: own };
  if (!isRecord(own)) return own;
  const code = text(at.field(own, 'code', ...CODE, 'name', 'title'));
  const kind = text(at.field(own, 'kind', 'type', 'discountType', 'couponType'));
  return {
    ...own,
    ...known({
      id: id(at.field(own, 'id', 'couponId', '_id', 'uuid')) ?? code,
      code,
      description: line(
        at.field(
          own,
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
        own,
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
          own,
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
      usable: flag(at.field(own, 'usable', 'isUsable', 'applicable', 'isApplicable', 'eligible')),
      couponAmount: amount(own, at, 'couponAmount'),
    }),
  };
}

/** The amount is in `data` or beside it; the code may be left out, since the shop has sent it. */
export function couponCheck(came: unknown, at: Reading): unknown {
  const inner = oneIn(came, ['coupon']);
  const places = [inner, came, pick(came, 'data'), pick(inner, 'coupon')].filter(isRecord);
  const found = places.map((place) => amount(place, at, 'couponAmount', ...OFF)).find((off) => off !== undefined);
  const code = places.map((place) => pick(place, 'code', ...CODE)).find((said) => typeof said === 'string');
  return {
    ...(isRecord(inner) && inner),
    ...known({ code: code ?? '', couponAmount: found === undefined ? undefined : Math.abs(found) }),
  };
}

/** The charge, in `data` or at the top; a bare number too. */
export function deliveryAmount(came: unknown, at: Reading): unknown {
  if (!isRecord(came)) return { deliveryAmount: number(came) };
  const places = [came, oneIn(came), pick(came, 'data')].filter(isRecord);
  const read = (name: string, ...others: readonly string[]) =>
    places.map((place) => amount(place, at, name, ...others)).find((found) => found !== undefined);
  const isFree = places.some((place) => flag(pick(place, 'free', 'isFree', 'freeDelivery')) === true);
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
    ...came,
    ...known({
      deliveryAmount: charge ?? (isFree ? 0 : undefined),
      minimumOrder: read('minimumOrder', 'minOrder', 'minOrderAmount', 'minimumOrderAmount', 'minOrderValue'),
    }),
  };
}

/** What went in and out of the wallet; the sign may say which, and the balance may be left out. */
export function transactions(list: readonly unknown[], at: Reading): readonly unknown[] {
  const read = list.map((came) => transaction(flat(came), at));
  if (read.some((entry) => isRecord(entry) && entry['balance'] !== undefined)) return read;
  // Newest first: the oldest starts from nothing.
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

function transaction(own: unknown, at: Reading): unknown {
  if (!isRecord(own)) return own;
  const sum = amount(own, at, 'amount', 'value', 'credit', 'debit', 'transactionAmount');
  const kind =
    text(at.field(own, 'kind', 'type', 'transactionType', 'txnType', 'direction', 'entryType')) ?? directionOf(own);
  const isDebit = /debit|withdraw|paid|spent|out|purchase|^dr|minus|used/i.test(kind) || (sum !== undefined && sum < 0);
  return {
    ...own,
    ...known({
      id: id(at.field(own, 'id', 'transactionId', '_id', 'uuid', 'reference', 'txnId')),
      kind: isDebit ? 'debit' : 'credit',
      amount: sum === undefined ? undefined : Math.abs(sum),
      balance: amount(own, at, 'balance', 'closingBalance', 'balanceAfter', 'runningBalance', 'availableBalance'),
      note: line(at.field(own, 'note', 'description', 'remarks', 'remark', 'narration', 'reason', 'title', 'message')),
      at: momentOf(
        at.field(
          own,
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

const directionOf = (own: Came): string => (pick(own, 'debit') !== undefined ? 'debit' : 'credit');
