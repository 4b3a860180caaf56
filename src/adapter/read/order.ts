import { Order, OrderItem } from '../../../contract/order.ts';
import type { OrderStatus } from '../../../contract/order-status.ts';
import { moneyOf, wireAmounts } from '../../../contract/paid-and-due.ts';
import * as v from 'valibot';
import { isRecord, type JsonObject, omitUndefined, pick } from '../json.ts';
import { amount, amountFrom, cents, sumOf } from '../money.ts';
import { find, namesOf } from '../names.ts';
import type { Reading } from '../reading.ts';
import { momentOf } from '../time.ts';
import { flat, listIn, oneIn } from '../unwrap.ts';
import { id, text } from '../values.ts';
import { withoutUnreadable } from '../without-unreadable.ts';
import { orderStatus, paymentMethod, statusText } from './order-words.ts';
import { address } from './person.ts';
import { hasName, product } from './product.ts';
import { slot } from './slot.ts';
import { idOfVariant } from './variant.ts';

function orderItem(received: unknown, at: Reading): unknown {
  const fields = flat(received);
  if (!isRecord(fields)) return fields;
  const nested = at.field(fields, 'orderItem.product');
  const named = isRecord(nested) ? nested : fields;
  const productId = id(nested) ?? id(pick(fields, 'productId', 'pid'));
  const isBare = !hasName(named) && productId !== undefined;
  const sold = (isBare && at.productOf(productId)) || (product(named, at) as JsonObject);
  const { packSize, image, price, mrp, name } = sold;
  return {
    ...fields,
    ...omitUndefined({ productId: sold['id'] ?? id(nested), name, packSize, image, price, mrp }),
    // A list may name what was ordered, and not how much of it.
    quantity: 1,
    ...at.read(fields, 'orderItem'),
    ...(at.variantsAreProducts === false && idOfVariant(fields, sold['id'] ?? productId)),
  };
}

/** An order; missing sums and amounts are computed from its items. Items that can't be read are left out one by one. */
export function order(received: unknown, at: Reading): unknown {
  const fields = oneIn(received, ['order', 'orderDetails']);
  if (!isRecord(fields)) return fields;
  const names = namesOf('order.items');
  const items = (listIn(find(fields, 'order.items'), names) ?? []).map(
    (item) => withoutUnreadable(OrderItem, orderItem(item, at), at).record,
  );
  const readable = items.filter((item) => v.is(OrderItem, item)) as JsonObject[];
  if (readable.length < items.length)
    at.note('items', `${items.length - readable.length} could not be read and were left out`);
  const coupon = Math.abs(amount(fields, at, 'order.couponAmount') ?? 0);
  const payable = amount(fields, at, 'order.toPay');
  const isPriced = readable.length > 0 && readable.every(({ price }) => price !== undefined);
  const ofGoods =
    amountFrom(fields, at, 'totalPrice', namesOf('order.subTotal')) ?? (isPriced ? sumOf(readable) : undefined);
  const delivery = amount(fields, at, 'order.deliveryAmount') ?? paidBeyond(payable, ofGoods, coupon, at);
  const named = amount(fields, at, 'order.totalPrice');
  // Some mean by it what is to be paid, as most do by `total`: the delivery included, and the coupon off.
  const isToPay = ofGoods !== undefined && named === cents(ofGoods + delivery - coupon);
  const toPay = payable ?? (isToPay ? named : undefined);
  const total = (isToPay ? ofGoods : (named ?? ofGoods)) ?? Math.max(0, (toPay ?? 0) - delivery + coupon);
  const { placedAt, ...read } = at.read(fields, 'order');
  const statusWord = at.field(fields, 'order.status');
  const status = orderStatus(statusWord);
  return withAmounts({
    ...fields,
    ...read,
    ...omitUndefined({
      statusText: text(fields['statusText']) ?? statusText(statusWord),
      addressId: id(find(fields, 'order.addressId')),
      couponCode: text(coded(at.field(fields, 'order.couponCode'))),
    }),
    status,
    placedAt: placedAt ?? new Date(0).toISOString(),
    history: history(fields, status, placedAt, at),
    items: readable,
    totalPrice: Math.max(0, total),
    deliveryAmount: Math.max(0, delivery),
    couponAmount: coupon,
    toPay: toPay ?? Math.max(0, cents(total + delivery - coupon)),
    paymentMethod: paymentMethod(at.field(fields, 'order.paymentMethod')),
    slot: slotOf(fields, at),
    address: readAddress(at.field(fields, 'order.address'), at),
  });
}

/** A charge that is not said is no ₹0.00 where more is paid than the goods cost. More than they cost is none: some of them are not listed. */
function paidBeyond(toPay: number | undefined, ofGoods: number | undefined, coupon: number, at: Reading): number {
  const beyond = toPay === undefined || ofGoods === undefined ? 0 : cents(toPay - ofGoods + coupon);
  if (beyond <= 0 || beyond > (ofGoods ?? 0)) return 0;
  at.note('deliveryAmount', 'taken for what is paid beyond the goods');
  return beyond;
}

/** Computes the missing amounts of an order; one that can't be read is left to the contract's check. */
function withAmounts(read: JsonObject): JsonObject {
  const { success, output } = v.safeParse(Order, read);
  if (!success) return read;
  const amounts = Object.entries(wireAmounts(moneyOf(output)));
  return { ...read, ...Object.fromEntries(amounts.filter(([name]) => typeof read[name] !== 'number')) };
}

const coded = (coupon: unknown): unknown => (isRecord(coupon) ? pick(coupon, 'code', 'couponCode', 'name') : coupon);

function history(fields: JsonObject, status: OrderStatus, placedAt: unknown, at: Reading): unknown {
  const steps = listIn(at.field(fields, 'order.history')) ?? [];
  const read = steps.map((step) => ({
    ...(isRecord(step) && step),
    status: orderStatus(find(step, 'orderStep.status')),
    at: momentOf(find(step, 'orderStep.at')),
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
  const populated = namesOf('order.slotId')
    .map((name) => pick(fields, name))
    .find(isRecord);
  const named = at.field(fields, 'order.slot') ?? populated;
  const day = find(fields, 'order.deliveryDate');
  const given = isRecord(named)
    ? named
    : {
        ...omitUndefined({ from: find(fields, 'order.slotStart'), to: find(fields, 'order.slotEnd') }),
        ...(typeof named === 'string' && { window: named }),
        id: find(fields, 'order.slotId'),
      };
  const read = slot({ ...(day !== undefined && { slotDate: day }), ...given }, at) as JsonObject;
  if (read['date'] === undefined || read['from'] === undefined) return null;
  return { ...read, id: read['id'] ?? '-', to: read['to'] ?? read['from'] };
}

function readAddress(where: unknown, at: Reading): unknown {
  const read = address(where, at);
  return isRecord(read) && read['line1'] !== undefined ? { ...read, id: read['id'] ?? '-' } : null;
}
