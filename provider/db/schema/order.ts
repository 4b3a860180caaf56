import { type SQL, sql } from 'drizzle-orm';
import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  type PgColumn,
  pgSequence,
  pgTable,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type * as v from 'valibot';
import type { Address } from '../../../contract/address.ts';
import type { Coupon } from '../../../contract/coupon.ts';
import { OPEN_LIMIT_STATES } from '../../../contract/desk-orders.ts';
import { DIETS } from '../../../contract/food.ts';
import { ISSUE_KINDS, ISSUE_STATES } from '../../../contract/issue.ts';
import { LANGUAGES } from '../../../contract/language.ts';
import { SUBSTITUTIONS } from '../../../contract/order.ts';
import { ORDER_STATUSES } from '../../../contract/order-status.ts';
import { PAYMENT_STATUSES } from '../../../contract/payment.ts';
import { bytea } from '../bytea.ts';
import { customer } from './customer.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

export const coupon = pgTable('coupon', {
  id: serial().primaryKey(),
  /** Capitals. */
  code: text().notNull().unique(),
  description: text(),
  translations: jsonb().$type<Coupon['translations']>(),
  kind: text({ enum: ['percent', 'flat'] }).notNull(),
  percent: integer(),
  /** What a flat coupon takes off. */
  amountPaise: integer('amount_paise'),
  /** The most a percentage takes off. */
  capPaise: integer('cap_paise'),
  minimumPaise: integer('minimum_paise').notNull().default(0),
  firstOrderOnly: boolean('first_order_only').notNull().default(false),
  startsAt: at('starts_at'),
  /** When it expires (exclusive). */
  endsAt: at('ends_at'),
  perCustomerLimit: integer('per_customer_limit'),
  totalLimit: integer('total_limit'),
  used: integer().notNull().default(0),
  /** Shown among the coupons on offer. */
  listed: boolean().notNull().default(true),
  /** The only goods from which it takes off, those of a category and products by themselves; null in both: all. */
  categoryIds: integer('category_ids').array(),
  productIds: integer('product_ids').array(),
  /** When it was ended at the desk, whatever its days are. */
  endedAt: at('ended_at'),
  /** Incremented by every change of its terms. */
  version: integer().notNull().default(1),
});

/** A payment reference as it counts, as `paymentKey` of the contract makes it: several orders may give the same. */
export const paymentClaim = (reference: PgColumn | SQL): SQL =>
  sql`upper(regexp_replace(${reference}, '[^A-Za-z0-9]', '', 'g'))`;

export const orderNumber = pgSequence('order_number', { startWith: 20001 });

/** An order as it was placed: amounts, slot and address are copies. */
export const order = pgTable(
  'orders',
  {
    id: serial().primaryKey(),
    number: text().notNull().unique(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customer.id),
    status: text({ enum: ORDER_STATUSES }).notNull(),
    placedAt: at('placed_at').notNull(),
    totalPaise: integer('total_paise').notNull(),
    deliveryPaise: integer('delivery_paise').notNull(),
    couponId: integer('coupon_id').references(() => coupon.id),
    couponCode: text('coupon_code'),
    couponPaise: integer('coupon_paise').notNull(),
    /** What the wallet paid, when the order was placed. */
    walletPaise: integer('wallet_paise').notNull().default(0),
    /** What is left to pay after coupon and wallet. */
    toPayPaise: integer('to_pay_paise').notNull(),
    /** What is given back for missing units: it is not to be collected, or goes into the wallet. */
    refundPaise: integer('refund_paise').notNull().default(0),
    /** How much of that is in the wallet. */
    creditedPaise: integer('credited_paise').notNull().default(0),
    /** Of what is to pay, what was added to an order paid by QR code: it is paid at the door. */
    duePaise: integer('due_paise').notNull().default(0),
    paymentMethod: text('payment_method', { enum: ['cash', 'qr'] }).notNull(),
    paymentReference: text('payment_reference'),
    /** Of a payment by QR code; null for cash, and for what was delivered before payments had a status. */
    paymentStatus: text('payment_status', { enum: PAYMENT_STATUSES }),
    /** What the bank shows of it; null until somebody has looked, and of those that were confirmed before it was noted. */
    paidPaise: integer('paid_paise'),
    /** How much of that the order did not need: it is in the wallet. */
    overpaidPaise: integer('overpaid_paise').notNull().default(0),
    /** The normalised reference of a payment that was seen at the bank, unique among orders; versions before set it when it was given. */
    paymentKey: text('payment_key'),
    substitution: text({ enum: SUBSTITUTIONS }).notNull().default('best-match'),
    /** Language of messages to the customer. */
    language: text({ enum: LANGUAGES }).notNull().default('en'),
    slotDate: date('slot_date', { mode: 'string' }).notNull(),
    slotKey: text('slot_key').notNull(),
    slotFrom: text('slot_from').notNull(),
    slotTo: text('slot_to').notNull(),
    address: jsonb().$type<v.InferInput<typeof Address>>().notNull(),
    /** What the address counts as, however it is written; null of orders from before it was noted. */
    household: text(),
    /** Whether with this order its customer or household had as much unpaid under way as may be, or was refused more while it was. */
    openLimit: text('open_limit', { enum: OPEN_LIMIT_STATES }),
    idempotencyKey: text('idempotency_key'),
    bodyHash: text('body_hash').notNull(),
    invoiceNumber: text('invoice_number'),
    invoicedAt: at('invoiced_at'),
  },
  (table) => [
    index('orders_customer').on(table.customerId, table.placedAt),
    uniqueIndex('orders_idempotency').on(table.customerId, table.idempotencyKey),
    uniqueIndex('orders_payment').on(table.paymentKey),
    index('orders_reference')
      .on(paymentClaim(table.paymentReference))
      .where(sql`${table.paymentReference} is not null`),
    index('orders_household')
      .on(table.household)
      .where(sql`${table.status} not in ('delivered', 'cancelled')`),
    uniqueIndex('orders_invoice').on(table.invoiceNumber),
    // What each coupon has cost, and whether any order names it.
    index('orders_coupon')
      .on(table.couponId)
      .where(sql`${table.couponId} is not null`),
    // The desk looks every second for those that have to be packed.
    index('orders_slot').on(table.slotDate),
    index('orders_open')
      .on(table.slotDate)
      .where(sql`${table.status} not in ('delivered', 'cancelled')`),
  ],
);

export const orderItem = pgTable(
  'order_item',
  {
    id: serial().primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => order.id),
    productId: integer('product_id').notNull(),
    name: text().notNull(),
    packSize: text('pack_size'),
    picture: text(),
    diet: text({ enum: DIETS }),
    pricePaise: integer('price_paise').notNull(),
    mrpPaise: integer('mrp_paise').notNull(),
    quantity: integer().notNull(),
    /** Units that were missing when the order was packed. */
    missing: integer().notNull().default(0),
    /** Whether it has its share of what the coupon takes off: all lines of a coupon for all goods, and of orders from before it was noted. */
    sharesCoupon: boolean('shares_coupon').notNull().default(true),
    /** Where it differs from the order's. */
    substitution: text({ enum: SUBSTITUTIONS }),
    hsn: text(),
    /** Percent. */
    gstRate: doublePrecision('gst_rate'),
    /** When it was added to the order; null for what that was placed with. */
    addedAt: at('added_at'),
  },
  (table) => [
    index('order_item_order').on(table.orderId),
    // The last orders of a product, for what is often bought with it.
    index('order_item_product').on(table.productId, table.orderId),
  ],
);

export const orderHistory = pgTable(
  'order_history',
  {
    id: serial().primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => order.id),
    status: text({ enum: ORDER_STATUSES }).notNull(),
    at: at('at').notNull(),
  },
  (table) => [index('order_history_order').on(table.orderId)],
);

/** Goods added to an order after it was placed, once for each key. */
export const orderAddition = pgTable(
  'order_addition',
  {
    id: serial().primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => order.id),
    idempotencyKey: text('idempotency_key').notNull(),
    bodyHash: text('body_hash').notNull(),
    at: at('at').notNull(),
  },
  (table) => [uniqueIndex('order_addition_key').on(table.orderId, table.idempotencyKey)],
);

/** What a customer says was wrong with a line of a delivered order. */
export const orderIssue = pgTable(
  'order_issue',
  {
    id: serial().primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => order.id),
    orderItemId: integer('order_item_id')
      .notNull()
      .references(() => orderItem.id),
    kind: text({ enum: ISSUE_KINDS }).notNull(),
    quantity: integer().notNull(),
    text: text(),
    state: text({ enum: ISSUE_STATES }).notNull().default('reported'),
    refundPaise: integer('refund_paise').notNull().default(0),
    reason: text(),
    at: at('at').notNull(),
  },
  (table) => [
    index('order_issue_order').on(table.orderId),
    // The desk looks every second for those that nobody has answered.
    index('order_issue_open')
      .on(table.orderId)
      .where(sql`${table.state} = 'reported'`),
  ],
);

/** Photos of it, re-encoded. No picture URL leads to them. */
export const issuePhoto = pgTable(
  'issue_photo',
  {
    id: serial().primaryKey(),
    issueId: integer('issue_id')
      .notNull()
      .references(() => orderIssue.id, { onDelete: 'cascade' }),
    bytes: bytea().notNull(),
  },
  (table) => [index('issue_photo_issue').on(table.issueId)],
);
