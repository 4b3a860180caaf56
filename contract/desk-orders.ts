import * as v from 'valibot';
import { call } from './call.ts';
import { AuthorName } from './author-name.ts';
import { Id } from './id.ts';
import { MAX_ISSUE_TEXT } from './issue.ts';
import { Rupees } from './money.ts';
import { Order, OrderItem } from './order.ts';
import { OrderStatus } from './order-status.ts';
import { KnownPaymentStatus, PaymentMethod } from './payment.ts';
import { IssuePhoto } from './report-issue.ts';
import { SingleLineText } from './safe-text.ts';
import { longText, maybe, one, text } from './schema.ts';
import { Slot } from './slot.ts';
import { EnteredRupees } from './typed-money.ts';

/** What a bank shows of a payment. */
export const PaidAmount = EnteredRupees(
  'Please enter the amount that the bank shows, such as 371.00.',
  [0.01, 'Please enter the amount that the bank shows. If it shows none, the payment is not found.'],
  [10_000_000, 'Please enter ₹1,00,00,000 or less.'],
);

const tag = 'Desk';
const caller = 'editor';
const MaybeBy = v.optional(AuthorName);

/**
 * How an order stands to what can be under way unpaid: with it its customer or household reached the most, or was refused
 * more while it was open.
 */
export const OPEN_LIMIT_STATES = ['reached', 'refused'] as const;
const OpenLimit = v.fallback(maybe(v.picklist(OPEN_LIMIT_STATES)), null);

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
  /** Number of units to be packed. */
  units: v.number(),
  /** Name of the recipient. */
  name: SingleLineText,
  area: SingleLineText,
  pincode: v.string(),
  /** Number of reports that are not answered yet. */
  issues: v.number(),
  openLimit: OpenLimit,
  /** How many other orders give the same payment reference, while this one's payment is to be checked. */
  sameReference: v.number(),
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

/** The shop as it stands on an invoice. */
export const Seller = v.object({
  name: v.string(),
  address: v.array(v.string()),
  phone: v.string(),
  email: v.string(),
  gstin: v.string(),
  customerCare: v.string(),
  deliveryTax: v.nullable(v.object({ hsn: v.string(), gstRate: v.number() })),
});
export type Seller = v.InferOutput<typeof Seller>;

const GivenSeller = v.object({
  name: text('Please enter the shop’s name.', 200),
  address: v.pipe(
    v.array(text('Please enter the shop’s address.', 300)),
    v.maxLength(10, 'Please give an address of 10 lines at most.'),
  ),
  phone: text('Please enter the shop’s phone number.', 100),
  email: text('Please enter the shop’s e-mail address.', 300),
  gstin: v.pipe(
    v.string('Please give the shop’s GSTIN as a text.'),
    v.maxLength(50, 'Please use at most 50 characters.'),
  ),
  customerCare: text('Please enter a line on customer care.', 500),
  deliveryTax: v.nullable(
    v.object({
      hsn: text('Please enter a code.', 20),
      gstRate: v.pipe(v.number('Please give a rate in percent.'), v.minValue(0), v.maxValue(100)),
    }),
  ),
});

/** An order with all amounts that papers and the rider need: the desk never guesses one. */
const ordered = {
  ...Order.entries,
  netTotal: Rupees,
  amountPayable: Rupees,
  qrAmount: Rupees,
  amountDue: Rupees,
  refundOnCancel: Rupees,
  amountRefunded: Rupees,
  items: v.array(DeskOrderItem),
  customer: v.object({ name: SingleLineText, phone: v.string() }),
};

/** An order as its invoice says it. */
export const InvoicedOrder = v.object(ordered);
export type InvoicedOrder = v.InferOutput<typeof InvoicedOrder>;

/** One order as it is packed: its lines stand in the shop's order of shelves. */
export const DeskOrder = v.object({
  ...ordered,
  /** The order as it was when it got its number among the invoices, and who the shop was when that was printed; null without a number. */
  invoice: v.fallback(maybe(v.object({ order: InvoicedOrder, seller: maybe(Seller) })), null),
  openLimit: OpenLimit,
  /** Other orders that give the same payment reference and were not refused. */
  sameReference: v.array(
    v.object({
      id: Id,
      number: v.string(),
      name: SingleLineText,
      /** What was to be paid by QR code, or was. */
      amount: Rupees,
      placedAt: v.string(),
      paymentStatus: KnownPaymentStatus,
    }),
  ),
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
  summary:
    'Say whether a payment by QR code has arrived, and how much; what is more goes to the wallet, what is less is due at the door; 409 when somebody else has said so',
  body: v.object({
    by: MaybeBy,
    from: v.picklist(['checking', 'confirmed', 'refused']),
    to: v.picklist(['confirmed', 'refused']),
    /** What the bank shows; left out, it is what was to be paid. */
    amount: v.optional(PaidAmount),
  }),
  answer: one(DeskOrder),
});
export const putDeskOrderInvoice = call({
  method: 'PUT',
  path: '/desk/orders/{id}/invoice',
  tag,
  caller,
  summary:
    'Give an order that is packed the next number of the invoices, unless it has one; what the invoice says stays as it is',
  body: v.object({ by: MaybeBy, seller: v.optional(GivenSeller) }),
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
      amount: EnteredRupees(
        'Please enter an amount, such as 45.50.',
        [0.01, 'Please enter an amount, such as 45.50.'],
        [10_000_000, 'More was not paid for it.'],
      ),
    }),
    v.object({
      by: MaybeBy,
      issueId: Id,
      to: v.literal('declined'),
      reason: longText('Please enter a reason.', MAX_ISSUE_TEXT),
    }),
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
