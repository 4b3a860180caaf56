import { and, eq, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import type { Paise } from '../../../contract/money.ts';
import type { OrderBody } from '../../../contract/order.ts';
import { selectAddresses, type WireAddress } from '../../repositories/address.ts';
import type { Database } from '../../db/database.ts';
import { address } from '../../db/schema/address.ts';
import { cartLine } from '../../db/schema/cart.ts';
import { product } from '../../db/schema/catalogue.ts';
import { customer } from '../../db/schema/customer.ts';
import { order, orderHistory, orderItem } from '../../db/schema/order.ts';
import { conflict, notFound, unprocessable } from '../errors.ts';
import { rowId } from '../../db/row-id.ts';
import { type CouponRow, couponAmount, findCoupon, inRupees, takeCoupon } from './coupons.ts';
import { deliveryCharge, findZone, type Zone } from '../delivery/delivery-charge.ts';
import { checkChilled, checkStock, lockItems } from './items.ts';
import { checkReference, usedReference } from './payments.ts';
import { takeSlot } from '../delivery/slots.ts';

/** What the database’s whole numbers can hold, delivery included. */
const MOST_PAISE = 2_000_000_000;

export interface Placing {
  readonly customerId: number;
  readonly body: v.InferOutput<typeof OrderBody>;
  /** The Idempotency-Key header: the same key is the same order. */
  readonly key: string | undefined;
  readonly bodyHash: string;
  readonly now: Date;
}

/** The order an earlier call with the same key made. */
async function findRepeated(tx: Database, { customerId, key, bodyHash }: Placing): Promise<number | undefined> {
  if (key === undefined) return undefined;
  const [earlier] = await tx
    .select({ id: order.id, bodyHash: order.bodyHash })
    .from(order)
    .where(and(eq(order.customerId, customerId), eq(order.idempotencyKey, key)));
  if (earlier && earlier.bodyHash !== bodyHash) {
    throw unprocessable(
      'idempotency_mismatch',
      'This order was sent before with other details. Please reload the page and look at your orders.',
    );
  }
  return earlier?.id;
}

interface Place {
  readonly to: WireAddress;
  readonly zone: Zone;
}

/** Where it goes, as it is now, and the delivery zone that lies in. */
async function findPlace(tx: Database, { customerId, body }: Placing): Promise<Place> {
  const [to] = await selectAddresses(tx, customerId, rowId(body.addressId));
  if (!to) throw notFound('This address is not among yours. Please choose another one.', 'unknown_address');
  const zone = await findZone(tx, to.pincode?.id ?? 0);
  if (zone) return { to, zone };
  throw conflict(
    'not_deliverable',
    `We don’t deliver to ${to.pincode?.pincode ?? 'this pincode'} yet. Please choose another address.`,
  );
}

function checkMinimum({ minimumPaise }: Zone, totalPaise: Paise): void {
  if (totalPaise >= minimumPaise) return;
  throw conflict(
    'minimum_order',
    `Orders start at ${inRupees(minimumPaise)}. Please add items worth ${inRupees(minimumPaise - totalPaise)} more.`,
  );
}

/** What the customer saw must be what they pay. */
function checkToPay(toPay: Paise, seen: Paise | undefined): void {
  if (seen === undefined || seen === toPay) return;
  throw conflict(
    'total_changed',
    `The amount to pay has changed from ${inRupees(seen)} to ${inRupees(toPay)}. Please check your cart and order again.`,
  );
}

/** Makes an order of the cart within one transaction, and gives its id: all of it happens, or nothing. */
export async function placeOrder(tx: Database, placing: Placing): Promise<number> {
  const { customerId, body, key, bodyHash, now } = placing;
  // One order of a customer at a time: a second click waits here, then finds the first one's order.
  // `no key update`, here and below: what only points at these rows, such as a new cart line, does not wait.
  await tx.select({ id: customer.id }).from(customer).where(eq(customer.id, customerId)).for('no key update');
  const repeated = await findRepeated(tx, placing);
  if (repeated !== undefined) return repeated;

  const byQr = body.paymentMethod === 'qr';
  const paymentKey = byQr ? await checkReference(tx, body.paymentReference, customerId) : null;
  const place = await findPlace(tx, placing);
  const items = await lockItems(tx, customerId);
  checkStock(items);
  if (!place.zone.chilled) await checkChilled(tx, items, place.to.pincode?.pincode);

  const totalPaise = items.reduce((sum, { pricePaise, quantity }) => sum + pricePaise * quantity, 0);
  if (totalPaise > MOST_PAISE) {
    throw conflict('limit_reached', `One order can be worth up to ${inRupees(MOST_PAISE)}. Please take fewer pieces.`);
  }
  checkMinimum(place.zone, totalPaise);
  const { chargePaise: deliveryPaise } = await deliveryCharge(tx, place.zone.zone, totalPaise);
  const coupon: CouponRow | undefined =
    body.couponCode === null ? undefined : await findCoupon(tx, body.couponCode, customerId, totalPaise, now);
  const couponPaise = coupon ? couponAmount(coupon, totalPaise) : 0;
  const toPayPaise = totalPaise + deliveryPaise - couponPaise;
  checkToPay(toPayPaise, body.toPay);

  if (coupon) await takeCoupon(tx, coupon);
  const { date, window } = await takeSlot(tx, body.slotId, now);
  await tx
    .update(product)
    .set({ stock: sql`${product.stock} - ${cartLine.quantity}`, sold: sql`${product.sold} + ${cartLine.quantity}` })
    .from(cartLine)
    .where(and(eq(cartLine.customerId, customerId), eq(product.id, cartLine.productId)));

  const [placed] = await tx
    .insert(order)
    .values({
      number: sql`'HT-' || nextval('order_number')`,
      customerId,
      status: 'placed',
      placedAt: now,
      totalPaise,
      deliveryPaise,
      couponPaise,
      toPayPaise,
      couponId: coupon?.id ?? null,
      couponCode: coupon?.code ?? null,
      paymentMethod: body.paymentMethod,
      paymentReference: byQr ? body.paymentReference : null,
      paymentStatus: byQr ? 'checking' : null,
      paymentKey,
      substitution: body.substitution,
      slotDate: date,
      slotKey: window.key,
      slotFrom: window.from,
      slotTo: window.to,
      address: place.to,
      idempotencyKey: key ?? null,
      bodyHash,
    })
    .onConflictDoNothing({ target: order.paymentKey })
    .returning({ id: order.id });
  // Somebody gave the same reference at the same moment, and was first.
  if (!placed) throw usedReference();
  const exceptions = new Map(
    body.substitutionExceptions
      .filter(({ substitution }) => substitution !== body.substitution)
      .map(({ productId, substitution }) => [rowId(productId), substitution]),
  );
  await tx.insert(orderItem).values(
    items.map(({ id: productId, name, packSize, picture, pricePaise, mrpPaise, quantity }) => ({
      orderId: placed.id,
      productId,
      name,
      packSize,
      picture,
      pricePaise,
      mrpPaise,
      quantity,
      substitution: exceptions.get(productId) ?? null,
    })),
  );
  await tx.insert(orderHistory).values({ orderId: placed.id, status: 'placed', at: now });
  await tx
    .update(address)
    .set({ usedAt: now })
    .where(eq(address.id, rowId(body.addressId)));
  await tx.delete(cartLine).where(eq(cartLine.customerId, customerId));
  return placed.id;
}
