import * as v from 'valibot';
import { Address } from './address.ts';
import { call } from './call.ts';
import { CouponCode } from './coupon.ts';
import { GivenDeliveryInstructions, GivenDeliveryNote } from './delivery-instructions.ts';
import { KnownDiet } from './food.ts';
import { Id } from './id.ts';
import { Issue } from './issue.ts';
import { Language } from './language.ts';
import { Rupees } from './money.ts';
import { OrderStatus } from './order-status.ts';
import { KnownPaymentStatus, NO_REFERENCE, PaymentMethod } from './payment.ts';
import { SingleLineText, withoutControls } from './safe-text.ts';
import { toCode } from './typed-text.ts';
import { atMost, listOf, maybe, one, saved } from './schema.ts';
import { Slot } from './slot.ts';

/** What to bring when something can't be had: the nearest thing, what the customer says when asked, or nothing. */
export const SUBSTITUTIONS = ['best-match', 'ask', 'none'] as const;
export const Substitution = v.picklist(
  SUBSTITUTIONS,
  'Please choose what to bring when something can’t be had: best-match, ask or none.',
);
export type Substitution = v.InferOutput<typeof Substitution>;
/** From the provider: an unknown value counts as null. */
const KnownSubstitution = v.fallback(maybe(Substitution), null);

/** An amount that follows from others, as paid-and-due.ts works it out; null where nobody says. */
const MaybeAmount = v.fallback(maybe(Rupees), null);

/** A line as it was when the order was placed. */
export const OrderItem = v.object({
  productId: maybe(Id),
  name: v.string(),
  packSize: maybe(v.string()),
  image: maybe(v.string()),
  /** As it was when the order was placed; null for what is no food, or where nobody says. */
  diet: KnownDiet,
  price: Rupees,
  mrp: maybe(Rupees),
  quantity: v.number(),
  /** How many of them could not be brought; 0 where nobody says. */
  missing: v.fallback(v.optional(v.number(), 0), 0),
  /** Whether it has its share of what the coupon takes off; true where nobody says. */
  sharesCoupon: v.fallback(v.optional(v.boolean(), true), true),
  /** Where it differs from the order's. */
  substitution: KnownSubstitution,
  /** Of the tax on it: its code and its rate in percent; null where nobody says. */
  hsn: maybe(v.string()),
  gstRate: maybe(v.number()),
  /** When it was added to an order that had been placed; null for what it was placed with. */
  addedAt: maybe(v.string()),
});
export type OrderItem = v.InferOutput<typeof OrderItem>;

export const Order = v.object({
  id: Id,
  number: v.string(),
  status: OrderStatus,
  /** What none of these says, in the provider's own words: it is shown in place of it. */
  statusText: maybe(v.string()),
  placedAt: v.string(),
  history: v.array(v.object({ status: OrderStatus, at: v.string() })),
  items: v.array(OrderItem),
  totalPrice: Rupees,
  deliveryAmount: Rupees,
  couponCode: maybe(v.string()),
  couponAmount: Rupees,
  /** What the wallet paid; 0 where nobody says. */
  walletAmount: v.fallback(v.optional(Rupees, 0), 0),
  /** What is left to pay after coupon and wallet. */
  toPay: Rupees,
  /** What is given back for units that are missing. */
  refundAmount: v.fallback(v.optional(Rupees, 0), 0),
  /** How much of that is in the wallet; null where nobody says. */
  walletRefund: v.fallback(maybe(Rupees), null),
  /** Whether all of it is in the wallet; otherwise so much less is to pay. */
  refundInWallet: v.fallback(v.optional(v.boolean(), false), false),
  /** What is to pay at the door although the order is paid by QR code: goods were added to it, or less was paid. */
  dueOnDelivery: v.fallback(v.optional(Rupees, 0), 0),
  paymentMethod: PaymentMethod,
  paymentReference: maybe(SingleLineText),
  /** Of a payment by QR code; null where nobody says, and for cash. */
  paymentStatus: KnownPaymentStatus,
  /** What the shop's bank shows of a payment by QR code; null until somebody has looked, and where nobody says. */
  paidAmount: v.fallback(maybe(Rupees), null),
  /** How much of that the order did not need: it is in the wallet. */
  overpaidAmount: v.fallback(v.optional(Rupees, 0), 0),
  /** What it comes to, however it is paid, less what is given back. */
  netTotal: MaybeAmount,
  /** What the wallet pays of that: what came back into it is taken off. */
  netWalletAmount: MaybeAmount,
  /** What is paid of that otherwise. */
  amountPayable: MaybeAmount,
  /** What is to be paid by QR code, or was: all that is to pay, but what was added afterwards. */
  qrAmount: MaybeAmount,
  /** What the rider collects; nothing once it has ended. */
  amountDue: MaybeAmount,
  /** What goes to the wallet when it is cancelled: what has been paid, less what came back before. */
  refundOnCancel: MaybeAmount,
  /** How much of what was paid is back in the wallet. */
  amountRefunded: MaybeAmount,
  /** Whether the customer can cancel it now; false where nobody says. */
  cancellable: v.fallback(v.optional(v.boolean(), false), false),
  /** What its customer has reported; none where nobody says. */
  issues: v.fallback(v.optional(v.array(Issue), []), []),
  /** Until when something can be reported; null where it can’t. */
  reportableUntil: v.fallback(maybe(v.string()), null),
  /** Whether goods can still be added to it; false where nobody says. */
  extendable: v.fallback(v.optional(v.boolean(), false), false),
  substitution: KnownSubstitution,
  /** Consecutive within a financial year; null until it has one. */
  invoiceNumber: maybe(v.string()),
  invoicedAt: maybe(v.string()),
  /** null at a provider without slots. */
  slot: maybe(v.object(Slot.entries)),
  /** null where the provider's order names none. Its delivery instructions are those of the order. */
  address: maybe(Address),
  /** Where it names its address by the id alone. */
  addressId: maybe(Id),
});
export type Order = v.InferOutput<typeof Order>;

/** The header that says what the customer saw, see order-fingerprint.ts; where it differs from what would be ordered, nothing is. */
export const ORDER_FINGERPRINT = 'order-fingerprint';

/** `toPay` is the amount the customer saw; an order whose true amount differs is refused, not changed. */
export const OrderBody = v.object({
  addressId: Id,
  slotId: Id,
  couponCode: maybe(CouponCode),
  paymentMethod: PaymentMethod,
  paymentReference: maybe(
    v.pipe(v.string(), withoutControls(NO_REFERENCE), v.transform(toCode), v.maxLength(40, atMost(40))),
  ),
  toPay: v.optional(Rupees),
  /** Pays with what is in the wallet, as far as that goes. Absent is no, so that an order of an earlier page stays the same order. */
  useWallet: v.optional(v.boolean()),
  substitution: v.optional(Substitution, 'best-match'),
  /** In which the customer is told what becomes of the order; absent is English. */
  language: v.optional(Language),
  /** Products of the cart for which something else counts; others are ignored. */
  substitutionExceptions: v.optional(
    v.pipe(v.array(v.object({ productId: Id, substitution: Substitution })), v.maxLength(500)),
    [],
  ),
  /** For this order alone; left out, those of the address count. */
  deliveryInstructions: GivenDeliveryInstructions,
  deliveryNote: GivenDeliveryNote,
});
export type OrderBody = v.InferInput<typeof OrderBody>;

/** The next amount from which delivery costs less. */
const NextStep = v.object({ orderAmount: Rupees, deliveryAmount: Rupees });

/** `minimumOrder` is the least item total that can be ordered. */
const DeliveryAmount = v.object({
  deliveryAmount: Rupees,
  nextStep: maybe(NextStep),
  minimumOrder: maybe(Rupees),
});

export const checkDeliveryAmount = call({
  method: 'GET',
  path: '/order/delivery-amount-check/',
  tag: 'Orders',
  caller: 'anyone',
  summary: 'The delivery charge for an item total in rupees; 404 counts as 0',
  query: v.object({
    orderAmonut: v.pipe(
      // spec spelling
      v.union([v.string(), v.number()]),
      v.transform(Number),
      v.number(),
      v.minValue(0),
      v.maxValue(100_000_000),
    ),
    pincodeId: v.optional(Id),
  }),
  answer: DeliveryAmount,
});
export const getDeliveryAmount = call({
  method: 'GET',
  path: '/order/get-deliveryamount/{id}',
  tag: 'Orders',
  caller: 'anyone',
  summary: 'The delivery charge for the pincode with that id',
  answer: DeliveryAmount,
});
export const getOrders = call({
  method: 'GET',
  path: '/order/',
  tag: 'Orders',
  caller: 'customer',
  summary: 'The customer’s orders, newest first',
  answer: listOf(Order),
});
export const getOrder = call({
  method: 'GET',
  path: '/order/{id}',
  tag: 'Orders',
  caller: 'customer',
  summary: 'One order',
  answer: one(Order),
});
export const postOrder = call({
  method: 'POST',
  path: '/order',
  tag: 'Orders',
  caller: 'customer',
  summary: 'Order the cart; the header Idempotency-Key makes a repeated call the same order',
  body: OrderBody,
  answer: saved(Order),
});
/** Not in section 7: where a provider lacks it, the list of orders says what is new. */
export const getPlacedOrder = call({
  method: 'GET',
  path: '/order/placed/{id}',
  tag: 'Orders',
  caller: 'customer',
  summary: 'The order that was placed with the Idempotency-Key `id`; null when none has arrived',
  answer: one(v.nullable(Order)),
});
/** Not in section 7: where a provider lacks it, no order says that it is cancellable. */
export const cancelOrder = call({
  method: 'PUT',
  path: '/order/cancel/{id}',
  tag: 'Orders',
  caller: 'customer',
  summary: 'Cancels an order that is not packed yet; cancelling it again changes nothing',
  answer: one(Order),
});
