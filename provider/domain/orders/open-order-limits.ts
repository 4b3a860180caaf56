import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { MAX_QUANTITY } from '../../../contract/stock-limits.ts';
import { msg } from '../../../contract/msg.ts';
import type { Database } from '../../db/database.ts';
import { isAmong } from '../../db/is-among.ts';
import { order, orderItem } from '../../db/schema/order.ts';
import { conflict, ProviderError } from '../errors.ts';
import { sentence } from '../sentence.ts';

/**
 * How many orders can be under way that are not paid yet, and how many units of one product in them: by customer, and by
 * all who order to one address. Fewer before a customer's first delivery. Orders of customers who are `new` and of those
 * who are `returning` are counted apart, so that new accounts keep nobody's household from ordering.
 */
export const OPEN_ORDER_LIMITS = {
  new: {
    customer: { orders: 3, units: MAX_QUANTITY },
    household: { orders: 4, units: 2 * MAX_QUANTITY },
  },
  returning: {
    customer: { orders: 6, units: 2 * MAX_QUANTITY },
    household: { orders: 12, units: 4 * MAX_QUANTITY },
  },
} as const;

/** Goods that a shopper is about to order unpaid, in addition to the open orders. */
interface UnpaidGoods {
  readonly customerId: number;
  /** What the address counts as, by `householdOf`. */
  readonly household: string;
  readonly items: readonly { readonly id: number; readonly name: string; readonly quantity: number }[];
  /** The order that they are added to; a new one otherwise. */
  readonly addedTo?: number;
}

/** The limits on orders under way that are not paid, asked for by a shopper's own call; returns whether one is reached. */
export type CheckOpenOrders = (tx: Database, goods: UnpaidGoods) => Promise<boolean>;

type Limits = (typeof OPEN_ORDER_LIMITS)['new' | 'returning'];
type Scope = keyof Limits;

/** A refusal by these limits, and the open orders it came from. */
class OpenLimitError extends ProviderError {
  override readonly name = 'OpenLimitError';
  readonly orderIds: readonly number[];

  constructor({ status, code, words }: ProviderError, orderIds: readonly number[]) {
    super(status, code, words);
    this.orderIds = orderIds;
  }
}

const tooManyOrders = (scope: Scope, open: number): ProviderError =>
  conflict(
    'open_orders',
    scope === 'customer'
      ? sentence(
          'You have {count} orders under way that are not paid yet. Please wait until one has arrived, cancel one, or call us.',
          { count: open },
        )
      : // Don't tell somebody who only names the address how many orders there are.
        msg(
          'Several orders to this address are under way that are not paid yet. Please wait until one has arrived, or call us.',
        ),
  );

const tooManyUnits = (scope: Scope, name: string, most: number, already: number): ProviderError =>
  conflict(
    'open_units',
    scope === 'customer'
      ? sentence(
          'You can have up to {count} of {name} under way that are not paid yet, and your orders have {already} already. Please take fewer, or call us.',
          { count: most, name, already },
        )
      : sentence(
          'Up to {count} of {name} can be under way to one address that are not paid yet. Please take fewer, or call us.',
          { count: most, name },
        ),
  );

/** SQL: nothing is left to pay, because the bank shows the QR payment or the wallet has paid. Such an order is no risk. */
const isPaid = sql`(coalesce(${order.paymentStatus}, '') = 'confirmed' and ${order.duePaise} = 0
  or ${order.walletPaise} > 0 and ${order.toPayPaise} = 0)`;

const hasDelivery = (customerId: unknown) =>
  sql<boolean>`exists (select from ${order} d where d.customer_id = ${customerId} and d.status = 'delivered')`;

/** What is under way and not paid yet, of the customer and to the household, the order that is added to included. */
const selectOpen = (tx: Database, { customerId, household, addedTo }: UnpaidGoods) =>
  tx
    .select({
      id: order.id,
      customerId: order.customerId,
      household: order.household,
      isReturning: hasDelivery(sql`${order}.customer_id`),
      isPaid: sql<boolean>`${isPaid}`,
    })
    .from(order)
    .where(
      and(
        sql`${order.status} not in ('delivered', 'cancelled')`,
        or(eq(order.customerId, customerId), eq(order.household, household)),
        addedTo === undefined ? sql`not ${isPaid}` : or(sql`not ${isPaid}`, eq(order.id, addedTo)),
      ),
    );

const selectLines = (tx: Database, orderIds: readonly number[], productIds: readonly number[]) =>
  tx
    .select({
      orderId: orderItem.orderId,
      productId: orderItem.productId,
      quantity: sql<number>`${orderItem.quantity} - ${orderItem.missing}`,
    })
    .from(orderItem)
    .where(and(isAmong(orderItem.orderId, orderIds), inArray(orderItem.productId, [...productIds])));

/**
 * Refuses what would be too much to have under way without paying it, within the transaction of a new order or an
 * addition, which has locked the customer.
 * @throws {ProviderError} one sentence that says what to do
 */
export const checkOpenOrders: CheckOpenOrders = async (tx, goods) => {
  const { customerId, household, items, addedTo } = goods;
  // Serialise orders to one household, so that the next one counts this one.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${household}, 0))`);
  const [self] = (await tx.execute<{ isReturning: boolean }>(sql`select ${hasDelivery(customerId)} as "isReturning"`))
    .rows;
  const isReturning = self?.isReturning ?? false;
  const limits = OPEN_ORDER_LIMITS[isReturning ? 'returning' : 'new'];
  const open = await selectOpen(tx, goods);
  const lines = await selectLines(
    tx,
    open.map(({ id }) => id),
    items.map(({ id }) => id),
  );
  const scopes = {
    customer: open.filter((row) => row.customerId === customerId),
    household: open.filter((row) => row.household === household && row.isReturning === isReturning),
  };
  // What is added to an order that is not paid makes no more orders of them.
  const isOneMore = open.find(({ id }) => id === addedTo)?.isPaid ?? addedTo === undefined;
  let isReached = false;
  for (const scope of ['customer', 'household'] as const) {
    const most = limits[scope];
    const ids = scopes[scope].map(({ id }) => id);
    // The order that is added to is one of the open orders.
    const before = ids.filter((id) => id !== addedTo).length;
    const orders = before + 1;
    if (isOneMore && orders > most.orders) throw new OpenLimitError(tooManyOrders(scope, before), ids);
    isReached ||= orders >= most.orders;
    for (const { id, name, quantity } of items) {
      const already = lines
        .filter((line) => line.productId === id && ids.includes(line.orderId))
        .reduce((sum, line) => sum + line.quantity, 0);
      if (already + quantity > most.units)
        throw new OpenLimitError(tooManyUnits(scope, name, most.units, already), ids);
      isReached ||= already + quantity >= most.units;
    }
  }
  return isReached;
};

/** Passes on what becomes of an order; where these limits refused it, the desk sees so at the orders that it came from. */
export async function markRefusal<T>(db: Database, submission: Promise<T>): Promise<T> {
  try {
    return await submission;
  } catch (error) {
    if (error instanceof OpenLimitError)
      await db
        .update(order)
        .set({ openLimit: 'refused' })
        .where(and(isAmong(order.id, error.orderIds), sql`${order.openLimit} is distinct from 'refused'`));
    throw error;
  }
}
