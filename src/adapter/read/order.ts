import { Order, OrderItem, type OrderStatus } from '../../../contract/order.ts';
import { moneyOf, wireAmounts } from '../../../contract/order-amounts.ts';
import * as v from 'valibot';
import { isRecord, type JsonObject, keyFor, omitUndefined, pick } from '../json.ts';
import { amount, amountFrom, cents } from '../money.ts';
import { picture } from '../picture.ts';
import type { Reading } from '../reading.ts';
import { momentOf } from '../time.ts';
import { flat, listIn, oneIn } from '../unwrap.ts';
import { flag, id, line, number, text } from '../values.ts';
import { orderStatus, paymentMethod, statusText } from './order-words.ts';
import { address } from './person.ts';
import { hasName, product } from './product.ts';
import { slot } from './slot.ts';

function orderItem(received: unknown, at: Reading): unknown {
  const fields = flat(received);
  if (!isRecord(fields)) return fields;
  const nested = at.field(fields, 'product', 'productDetails', 'productInfo', 'item', 'variant', 'productId');
  const named = isRecord(nested) ? nested : fields;
  const productId = id(nested) ?? id(at.field(fields, 'productId', 'pid'));
  const isBare = !hasName(named) && productId !== undefined;
  const sold = (isBare && at.productOf(productId)) || (product(named, at) as JsonObject);
  return {
    ...fields,
    ...omitUndefined({
      productId: id(at.field(fields, 'productId', 'pid', 'itemId', 'sku')) ?? sold['id'] ?? id(nested),
      name: line(at.field(fields, 'name', 'productName', 'title', 'itemName')) ?? sold['name'],
      packSize: sold['packSize'],
      image: picture(at.field(fields, 'image', 'imageUrl', 'productImage', 'thumbnail')) ?? sold['image'],
      price:
        amount(fields, at, 'price', 'unitPrice', 'sellingPrice', 'salePrice', 'rate', 'productPrice') ?? sold['price'],
      mrp: amount(fields, at, 'mrp') ?? sold['mrp'],
      // A list may name what was ordered, and not how much of it.
      quantity: number(at.field(fields, 'quantity', 'qty', 'count', 'units', 'orderedQuantity')) ?? 1,
    }),
  };
}

const ITEMS = ['orderItems', 'lineItems', 'lines', 'products', 'orderDetails', 'orderProducts', 'cartItems', 'details'];
const DATES = [
  'createdAt',
  'orderDate',
  'date',
  'orderedAt',
  'placedOn',
  'created',
  'createdOn',
  'createdDate',
  'orderedOn',
  'dateCreated',
  'timestamp',
  'time',
];

/** An order; missing sums and amounts are computed from its items. Items that can't be read are left out one by one. */
export function order(received: unknown, at: Reading): unknown {
  const fields = oneIn(received, ['order', 'orderDetails']);
  if (!isRecord(fields)) return fields;
  const key = keyFor(fields, ['items', ...ITEMS]);
  const items = ((key === undefined ? undefined : listIn(fields[key], ITEMS)) ?? []).map((item) => orderItem(item, at));
  const readable = items.filter((item) => v.is(OrderItem, item)) as JsonObject[];
  if (readable.length < items.length)
    at.note('items', `${items.length - readable.length} could not be read and were left out`);
  const delivery =
    amount(
      fields,
      at,
      'deliveryAmount',
      'deliveryCharge',
      'deliveryCharges',
      'deliveryFee',
      'shippingAmount',
      'shipping',
      'shippingCharge',
      'shippingTotal',
    ) ?? 0;
  const coupon =
    amount(
      fields,
      at,
      'couponAmount',
      'couponDiscount',
      'discountAmount',
      'discount',
      'discountTotal',
      'totalDiscount',
    ) ?? 0;
  const payable = amount(
    fields,
    at,
    'toPay',
    'payable',
    'payableAmount',
    'grandTotal',
    'finalAmount',
    'netAmount',
    'amountPayable',
    'totalPayable',
    'totalToPay',
    'total',
    'totalAmount',
    'orderAmount',
    'amount',
  );
  const isPriced = readable.length > 0 && readable.every(({ price }) => price !== undefined);
  const ofGoods =
    amountFrom(fields, at, 'totalPrice', ['subTotal', 'itemTotal', 'itemsTotal', 'merchandiseTotal', 'cartTotal']) ??
    (isPriced ? sumOf(readable) : undefined);
  const named = amount(fields, at, 'totalPrice');
  // Some mean by it what is to be paid, as most do by `total`: the delivery included, and the coupon off.
  const isToPay = ofGoods !== undefined && named === cents(ofGoods + delivery - Math.abs(coupon));
  const toPay = payable ?? (isToPay ? named : undefined);
  const total = (isToPay ? ofGoods : (named ?? ofGoods)) ?? Math.max(0, (toPay ?? 0) - delivery + Math.abs(coupon));
  const placedAt = momentOf(at.field(fields, 'placedAt', ...DATES));
  const statusWord = at.field(fields, 'status', 'orderStatus', 'state', 'fulfillmentStatus');
  const status = orderStatus(statusWord);
  const where = at.field(
    fields,
    'address',
    'deliveryAddress',
    'shippingAddress',
    'userAddress',
    'shipTo',
    'addressDetails',
  );
  return withAmounts({
    ...fields,
    ...omitUndefined({
      statusText: text(fields['statusText']) ?? statusText(statusWord),
      id: id(at.field(fields, 'id', 'orderId', '_id', 'uuid', 'orderNumber', 'orderNo')),
      number: text(
        at.field(
          fields,
          'number',
          'orderNumber',
          'orderNo',
          'orderCode',
          'reference',
          'displayId',
          'invoiceNo',
          'orderId',
          'id',
          '_id',
        ),
      ),
      addressId: id(pick(fields, 'addressId', 'deliveryAddressId', 'shippingAddressId', 'userAddressId')),
      couponCode: text(coded(at.field(fields, 'couponCode', 'coupon', 'promoCode', 'voucherCode'))),
      paymentReference: text(at.field(fields, 'paymentReference', 'transactionId', 'utr', 'paymentId')),
      cancellable: flag(at.field(fields, 'cancellable', 'isCancellable', 'canCancel', 'cancelable')),
    }),
    status,
    placedAt: placedAt ?? new Date(0).toISOString(),
    history: history(fields, status, placedAt, at),
    items: readable,
    totalPrice: Math.max(0, total),
    deliveryAmount: Math.max(0, delivery),
    couponAmount: Math.abs(coupon),
    toPay: toPay ?? Math.max(0, Math.round((total + delivery - Math.abs(coupon)) * 100) / 100),
    paymentMethod: paymentMethod(at.field(fields, 'paymentMethod', 'paymentMode', 'paymentType', 'payment', 'payMode')),
    slot: slotOf(fields, at),
    address: readAddress(where, at),
  });
}

/** Computes the missing amounts of an order; one that can't be read is left to the contract's check. */
function withAmounts(read: JsonObject): JsonObject {
  const { success, output } = v.safeParse(Order, read);
  if (!success) return read;
  const amounts = Object.entries(wireAmounts(moneyOf(output)));
  return { ...read, ...Object.fromEntries(amounts.filter(([name]) => typeof read[name] !== 'number')) };
}

const coded = (coupon: unknown): unknown => (isRecord(coupon) ? pick(coupon, 'code', 'couponCode', 'name') : coupon);

const sumOf = (items: readonly JsonObject[]): number =>
  Math.round(
    items.reduce((sum, { price, quantity }) => sum + (number(price) ?? 0) * (number(quantity) ?? 0), 0) * 100,
  ) / 100;

function history(fields: JsonObject, status: OrderStatus, placedAt: string | undefined, at: Reading): unknown {
  const steps =
    listIn(at.field(fields, 'history', 'statusHistory', 'timeline', 'tracking', 'events', 'orderHistory')) ?? [];
  const read = steps.map((step) => ({
    ...(isRecord(step) && step),
    status: orderStatus(pick(step, 'status', 'state', 'name', 'event', 'title')),
    at: momentOf(pick(step, 'at', ...DATES, 'updatedAt', 'changedAt', 'on')),
  }));
  const dated = read.filter((step) => step.at !== undefined);
  return dated.length > 0 || Array.isArray(fields['history'])
    ? dated
    : placedAt === undefined
      ? []
      : [{ status, at: placedAt }];
}

/** null where the order has no date or no start time. */
function slotOf(fields: JsonObject, at: Reading): unknown {
  const populated = pick(fields, 'deliverySlotId', 'slotId', 'timeSlotId');
  const named =
    at.field(fields, 'slot', 'deliverySlot', 'timeSlot', 'slotDetails', 'deliveryWindow') ??
    (isRecord(populated) ? populated : undefined);
  const day = pick(fields, 'deliveryDate', 'slotDate', 'scheduledFor', 'deliverOn');
  const given = isRecord(named)
    ? named
    : { ...(typeof named === 'string' && { window: named }), id: pick(fields, 'slotId', 'deliverySlotId') };
  const read = slot({ ...(day !== undefined && { slotDate: day }), ...given }, at) as JsonObject;
  if (read['date'] === undefined || read['from'] === undefined) return null;
  return { ...read, id: read['id'] ?? '-', to: read['to'] ?? read['from'] };
}

function readAddress(where: unknown, at: Reading): unknown {
  const read = address(where, at);
  return isRecord(read) && read['line1'] !== undefined ? { ...read, id: read['id'] ?? '-' } : null;
}
