import * as v from 'valibot';
import { call } from './call.ts';
import { AuthorName } from './editor.ts';
import { Id } from './id.ts';
import { MAX_ISSUE_TEXT } from './issue.ts';
import { Rupees, toPaise } from './money.ts';
import { Order, OrderItem, OrderStatus } from './order.ts';
import { KnownPaymentStatus, PaymentMethod } from './payment.ts';
import { IssuePhoto } from './report-issue.ts';
import { maybe, one, text } from './schema.ts';
import { Slot } from './slot.ts';

const tag = 'Desk';
const caller = 'editor';
const MaybeBy = v.optional(AuthorName);

/** An order of the desk's list, without its lines. */
export const DeskOrderRow = v.object({
  id: Id,
  number: v.string(),
  status: OrderStatus,
  placedAt: v.string(),
  slot: v.object({ date: Slot.entries.date, from: v.string(), to: v.string() }),
  /** What the customer pays, less what is given back. */
  amount: Rupees,
  paymentMethod: PaymentMethod,
  paymentStatus: KnownPaymentStatus,
  /** How many are to be packed. */
  units: v.number(),
  /** Whom it goes to. */
  name: v.string(),
  area: v.string(),
  pincode: v.string(),
  /** How much has been reported that nobody has answered. */
  issues: v.number(),
});
export type DeskOrderRow = v.InferOutput<typeof DeskOrderRow>;

/** A line in its place among the shelves, with what is on the shelf by the shop's count. */
export const DeskOrderItem = v.object({
  ...OrderItem.entries,
  id: Id,
  category: maybe(v.string()),
  subCategory: maybe(v.string()),
  stock: maybe(v.number()),
});
export type DeskOrderItem = v.InferOutput<typeof DeskOrderItem>;

/** One order as it is packed: its lines stand in the shop's order of shelves. */
export const DeskOrder = v.object({
  ...Order.entries,
  items: v.array(DeskOrderItem),
  customer: v.object({ name: v.string(), phone: v.string() }),
});
export type DeskOrder = v.InferOutput<typeof DeskOrder>;

export const getDeskOrders = call({
  method: 'GET',
  path: '/desk/orders',
  tag,
  caller,
  summary: 'What has to be packed and delivered, nearest slot first, and what ended in the last days',
  query: v.object({
    /** The revision that the caller has: while it is the same, no orders are sent. */
    revision: v.optional(v.pipe(v.string(), v.maxLength(40))),
  }),
  answer: one(v.object({ revision: v.string(), orders: v.nullable(v.array(DeskOrderRow)) })),
});
export const getDeskOrder = call({
  method: 'GET',
  path: '/desk/orders/{id}',
  tag,
  caller,
  summary: 'One order with its pick list',
  answer: one(DeskOrder),
});
export const putDeskOrderStatus = call({
  method: 'PUT',
  path: '/desk/orders/{id}/status',
  tag,
  caller,
  summary: 'Move an order on, or cancel it; 409 when it is no longer where the caller saw it',
  body: v.object({
    by: MaybeBy,
    from: OrderStatus,
    to: OrderStatus,
    /** How many lines the caller has seen: what was added meanwhile is not packed unseen. */
    lines: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  }),
  answer: one(DeskOrder),
});
export const putDeskOrderPayment = call({
  method: 'PUT',
  path: '/desk/orders/{id}/payment',
  tag,
  caller,
  summary: 'Say whether a payment by QR code has arrived; 409 when somebody else has said so',
  body: v.object({
    by: MaybeBy,
    from: v.picklist(['checking', 'confirmed', 'refused']),
    to: v.picklist(['confirmed', 'refused']),
  }),
  answer: one(DeskOrder),
});
export const putDeskOrderInvoice = call({
  method: 'PUT',
  path: '/desk/orders/{id}/invoice',
  tag,
  caller,
  summary: 'Give an order that is packed the next number of the invoices, unless it has one',
  body: v.object({ by: MaybeBy }),
  answer: one(DeskOrder),
});
export const putDeskOrderMissing = call({
  method: 'PUT',
  path: '/desk/orders/{id}/missing',
  tag,
  caller,
  summary: 'Say how many units of a line are missing; what they cost is given back',
  body: v.object({
    by: MaybeBy,
    itemId: Id,
    missing: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)),
    /** Sets the stock of the product to 0. */
    sellOut: v.optional(v.boolean(), false),
  }),
  answer: one(DeskOrder),
});
export const putDeskOrderIssue = call({
  method: 'PUT',
  path: '/desk/orders/{id}/issue',
  tag,
  caller,
  summary: 'Refund what a customer has reported, into the wallet, or decline it; 409 when somebody else has answered',
  body: v.variant('to', [
    v.object({
      by: MaybeBy,
      issueId: Id,
      to: v.literal('refunded'),
      amount: v.pipe(
        v.number('Please enter an amount, such as 45.50.'),
        v.minValue(0.01, 'Please enter an amount, such as 45.50.'),
        v.maxValue(10_000_000, 'More was not paid for it.'),
        v.transform(toPaise),
      ),
    }),
    v.object({ by: MaybeBy, issueId: Id, to: v.literal('declined'), reason: text('a reason', MAX_ISSUE_TEXT) }),
  ]),
  answer: one(DeskOrder),
});
export const getDeskIssuePhoto = call({
  method: 'GET',
  path: '/desk/issue-photos/{id}',
  tag,
  caller,
  summary: 'A photo of something a customer has reported',
  answer: one(IssuePhoto),
});
