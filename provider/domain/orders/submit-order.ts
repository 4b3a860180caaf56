import { and, eq, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import { msg } from '../../../contract/msg.ts';
import type { OrderBody } from '../../../contract/order.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import { cartLine } from '../../db/schema/cart.ts';
import { product } from '../../db/schema/catalogue.ts';
import { rowId } from '../../db/row-id.ts';
import { findAddress, touchAddress, type WireAddress } from '../../repositories/address.ts';
import { lockCustomer } from '../../repositories/customer.ts';
import { findByIdempotencyKey, insertOrder } from '../../repositories/order.ts';
import { conflict, notFound, unprocessable } from '../errors.ts';
import { sentence } from '../sentence.ts';
import { isFor, redeemCoupon } from './coupons.ts';
import { findZone, type Zone } from '../delivery/zones.ts';
import { debit } from '../customer/wallet-ledger.ts';
import { checkFingerprint, displayedLines } from './check-fingerprint.ts';
import { householdOf } from './household.ts';
import { checkChilled, checkStock, lockItems, orderedItem } from './items.ts';
import type { CheckOpenOrders } from './open-order-limits.ts';
import { checkToPay, orderTotal } from './order-total.ts';
import { checkReference } from './qr-payments.ts';
import { reserveSlot } from '../delivery/slots.ts';

export interface OrderRequest {
  readonly customerId: number;
  readonly body: v.InferOutput<typeof OrderBody>;
  /** The Idempotency-Key header: the same key is the same order. */
  readonly key: string | undefined;
  readonly bodyHash: string;
  /** The fingerprint of what the customer saw. */
  readonly fingerprint?: string | undefined;
  readonly now: Date;
  /** What a shopper may have under way unpaid, asked for by the shopper's own call; left out for an order that staff take. */
  readonly checkOpen?: CheckOpenOrders;
}

/** The order an earlier call with the same key made. */
async function findRepeatedOrder(
  tx: Database,
  { customerId, key, bodyHash }: OrderRequest,
): Promise<number | undefined> {
  if (key === undefined) return undefined;
  const earlier = await findByIdempotencyKey(tx, customerId, key);
  if (earlier && earlier.bodyHash !== bodyHash) {
    throw unprocessable(
      'idempotency_mismatch',
      msg('This order was sent before with other details. Please reload the page and look at your orders.'),
    );
  }
  return earlier?.id;
}

interface Destination {
  readonly address: WireAddress;
  readonly zone: Zone;
}

/** The address as it is now, and its delivery zone. */
async function findDestination(tx: Database, { customerId, body }: OrderRequest): Promise<Destination> {
  const address = await findAddress(tx, customerId, body.addressId);
  if (!address) throw notFound(msg('This address is not among yours. Please choose another one.'), 'unknown_address');
  const zone = await findZone(tx, address.pincode?.id ?? 0);
  if (zone) return { address, zone };
  throw conflict(
    'not_deliverable',
    sentence('We don’t deliver to {pincode} yet. Please choose another address.', {
      pincode: address.pincode?.pincode ?? 'this pincode',
    }),
  );
}

/** Address as the order stores it: delivery instructions of the order take precedence over those of the address. */
const withInstructions = (
  address: WireAddress,
  { deliveryInstructions, deliveryNote }: OrderRequest['body'],
): WireAddress => ({
  ...address,
  deliveryInstructions: deliveryInstructions ?? address.deliveryInstructions,
  deliveryNote: deliveryNote == null ? address.deliveryNote : deliveryNote || null,
});

interface SubmittedOrder {
  readonly id: number;
  /** Whether an earlier call with the same key made it. */
  readonly isRepeated: boolean;
}

/** Makes an order of the cart in one transaction. */
export const submitOrder = (db: Database, request: OrderRequest): Promise<SubmittedOrder> =>
  inTransaction(db, (tx) => submitWithin(tx, request));

async function submitWithin(tx: Database, request: OrderRequest): Promise<SubmittedOrder> {
  const { customerId, body, key, bodyHash, fingerprint, now, checkOpen } = request;
  // One order of a customer at a time: a second click waits here, then finds the first one's order.
  await lockCustomer(tx, customerId);
  const repeated = await findRepeatedOrder(tx, request);
  if (repeated !== undefined) return { id: repeated, isRepeated: true };

  const { address, zone } = await findDestination(tx, request);
  const items = await lockItems(tx, customerId);
  checkStock(items);
  if (!zone.chilled) await checkChilled(tx, items, address.pincode?.pincode);

  const total = await orderTotal(tx, items, zone, request);
  const { totalPaise, deliveryPaise, coupon, couponPaise, walletPaise, toPayPaise } = total;
  checkToPay(toPayPaise, body.toPay);
  const isPaid = walletPaise > 0 && toPayPaise === 0;
  // Nothing is left to pay, so there is no payment that could have a reference.
  const byQr = body.paymentMethod === 'qr' && toPayPaise > 0;
  if (byQr) await checkReference(tx, body.paymentReference, customerId);
  const household = householdOf(address);
  const isLimitReached = !isPaid && (await checkOpen?.(tx, { customerId, household, items }));

  if (coupon) await redeemCoupon(tx, coupon);
  const { date, window } = await reserveSlot(tx, body.slotId, now);
  checkFingerprint(fingerprint, {
    lines: displayedLines(items),
    address,
    slot: { date, from: window.from, to: window.to },
    deliveryAmount: deliveryPaise,
    couponAmount: couponPaise,
    walletAmount: walletPaise,
    toPay: toPayPaise,
  });
  await tx
    .update(product)
    .set({ stock: sql`${product.stock} - ${cartLine.quantity}`, sold: sql`${product.sold} + ${cartLine.quantity}` })
    .from(cartLine)
    .where(and(eq(cartLine.customerId, customerId), eq(product.id, cartLine.productId)));

  const exceptions = new Map(
    body.substitutionExceptions
      .filter(({ substitution }) => substitution !== body.substitution)
      .map(({ productId, substitution }) => [rowId(productId), substitution]),
  );
  const inserted = await insertOrder(
    tx,
    {
      customerId,
      placedAt: now,
      totalPaise,
      deliveryPaise,
      couponPaise,
      walletPaise,
      toPayPaise,
      couponId: coupon?.id ?? null,
      couponCode: coupon?.code ?? null,
      paymentMethod: byQr ? 'qr' : 'cash',
      paymentReference: byQr ? body.paymentReference : null,
      paymentStatus: byQr ? 'checking' : null,
      substitution: body.substitution,
      language: body.language ?? 'en',
      slotDate: date,
      slotKey: window.key,
      slotFrom: window.from,
      slotTo: window.to,
      address: withInstructions(address, body),
      household,
      openLimit: isLimitReached ? 'reached' : null,
      idempotencyKey: key ?? null,
      bodyHash,
    },
    items.map((item) => ({
      ...orderedItem(item),
      sharesCoupon: !coupon || isFor(coupon, item),
      substitution: exceptions.get(item.id) ?? null,
    })),
  );
  if (walletPaise > 0)
    await debit(tx, customerId, walletPaise, sentence('{number} was placed', { number: inserted.number }), now);
  await touchAddress(tx, body.addressId, now);
  await tx.delete(cartLine).where(eq(cartLine.customerId, customerId));
  return { id: inserted.id, isRepeated: false };
}
