import { and, eq, gt, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { OrderStatus } from '../../contract/order-status.ts';
import type { Database } from '../db/database.ts';
import { setting } from '../db/schema/content.ts';
import { customer } from '../db/schema/customer.ts';
import { message, type PAYMENT_NEWS } from '../db/schema/message.ts';
import { order } from '../db/schema/order.ts';
import { pushSubscription } from '../db/schema/push-subscription.ts';
import { isDue } from '../db/within.ts';

export type MessageRow = typeof message.$inferSelect;
export type Channel = MessageRow['channel'];

/** Key of the channels that messages are written for, so that code that moves an order needs no settings. */
const CHANNELS_KEY = 'message-channels';

/** The steps a customer is told of. That an order is accepted is no news to whoever has just placed it. */
const MESSAGED_STEPS = ['placed', 'packed', 'out-for-delivery', 'delivered', 'cancelled'] as const;
type MessagedStep = (typeof MESSAGED_STEPS)[number];
export const hasMessage = (status: OrderStatus): status is MessagedStep =>
  (MESSAGED_STEPS as readonly OrderStatus[]).includes(status);

/** Those, and that a payment by QR code was of another amount than was to be paid. */
export type MessageKind = MessagedStep | (typeof PAYMENT_NEWS)[number];

/** From now on messages are written for these channels; for none, nothing is written. */
export async function saveChannels(db: Database, channels: readonly Channel[]): Promise<void> {
  const value = channels.join(',');
  if (value === '') await db.delete(setting).where(eq(setting.key, CHANNELS_KEY));
  else
    await db
      .insert(setting)
      .values({ key: CHANNELS_KEY, value })
      .onConflictDoUpdate({ target: setting.key, set: { value } });
}

/** Writes what the customer is to be told, within the transaction that moves the order: e-mail only to those who have one, Web Push to those who asked for it. */
export async function insertMessages(tx: Database, orderId: number, status: MessageKind, now: Date): Promise<void> {
  const at = now.toISOString();
  await tx.execute(sql`
    insert into ${message} (key, order_id, status, channel, state, created_at, due_at)
    select gen_random_uuid()::text, ${order.id}, ${status}, channel, 'pending', ${at}::timestamptz, ${at}::timestamptz
    from ${order}
    join ${customer} on ${customer.id} = ${order.customerId}
    cross join ${setting}
    cross join unnest(string_to_array(${setting.value}, ',')) as channel
    where ${order.id} = ${orderId} and ${setting.key} = ${CHANNELS_KEY}
      and (channel <> 'email' or ${customer.email} is not null)
      and (channel <> 'push' or exists (
        select 1 from ${pushSubscription} where ${pushSubscription.customerId} = ${customer.id}))
    on conflict do nothing`);
}

interface Claim {
  readonly now: Date;
  /** Messages whose lease has ended by then may be sent by other processes. */
  readonly leaseUntil: Date;
  /** The furthest ahead that anything is put off. */
  readonly longestMs: number;
  readonly channel: Channel;
  readonly limit: number;
  /** Whether those that were tried before are meant, or those that are new. */
  readonly isRetry: boolean;
}

/**
 * Whether none before it, of the same order and channel, is to be sent yet: a customer hears of the steps in their order. One that
 * has reached a device keeps only those devices waiting that it has not.
 */
const isNext: SQL = sql`not exists (
  select 1 from ${message} as earlier
  where earlier.order_id = ${message.orderId} and earlier.channel = ${message.channel} and earlier.id < ${message.id}
    and (earlier.state = 'sending' or (earlier.state = 'pending' and earlier.reached = '{}')))`;

/** Takes messages that are due, each for one process alone, however many ask at once. */
export function claimMessages(
  db: Database,
  { now, leaseUntil, longestMs, channel, limit, isRetry }: Claim,
): Promise<MessageRow[]> {
  const due = db
    .select({ id: message.id })
    .from(message)
    .where(
      and(
        inArray(message.state, ['pending', 'sending']),
        eq(message.channel, channel),
        isRetry ? gt(message.attempts, 0) : eq(message.attempts, 0),
        isDue(message.dueAt, longestMs, now),
        isNext,
      ),
    )
    .orderBy(message.id)
    .limit(limit)
    .for('update', { skipLocked: true });
  return db
    .update(message)
    .set({ state: 'sending', attempts: sql`${message.attempts} + 1`, dueAt: leaseUntil })
    .where(inArray(message.id, due))
    .returning();
}

/** What became of an attempt; nothing is changed where the lease has ended and another has taken it. */
export async function settleMessage(
  db: Database,
  { id, attempts }: MessageRow,
  to: Pick<Partial<MessageRow>, 'state' | 'dueAt' | 'sentAt' | 'fault'>,
): Promise<void> {
  await db
    .update(message)
    .set(to)
    .where(and(eq(message.id, id), eq(message.attempts, attempts), eq(message.state, 'sending')));
}

/** The order and its customer, as they are now. */
export async function findAddressee(db: Database, orderId: number) {
  const [found] = await db
    .select({ order, phone: customer.phone, email: customer.email })
    .from(order)
    .innerJoin(customer, eq(customer.id, order.customerId))
    .where(eq(order.id, orderId));
  return found;
}

/** Deletes messages that were settled before then. */
export const deleteSettledMessages = (db: Database, before: Date) =>
  db.delete(message).where(and(inArray(message.state, ['sent', 'failed']), lt(message.createdAt, before)));

const DAY_MS = 86_400_000;

export interface MessageCounts {
  readonly pending: number;
  readonly oldestSeconds: number;
  readonly failed: number;
}

/**
 * How many wait, for how many seconds the oldest of them, and how many of a day were given up. Those of other channels than these
 * don't count as waiting: they are switched off, and nothing is wrong.
 */
export async function countMessages(db: Database, now: Date, channels: readonly Channel[]): Promise<MessageCounts> {
  const isOpen = and(inArray(message.state, ['pending', 'sending']), inArray(message.channel, [...channels]));
  const yesterday = new Date(now.getTime() - DAY_MS).toISOString();
  const [counted] = await db
    .select({
      pending: sql<number>`count(*) filter (where ${isOpen})::int`,
      oldest: sql<string | null>`min(${message.createdAt}) filter (where ${isOpen})`,
      failed: sql<number>`count(*) filter (where ${message.state} = 'failed' and ${message.createdAt} > ${yesterday})::int`,
    })
    .from(message)
    .where(sql`${message.state} <> 'sent'`);
  const { pending = 0, oldest = null, failed = 0 } = counted ?? {};
  const oldestSeconds = oldest === null ? 0 : Math.max(0, (now.getTime() - new Date(oldest).getTime()) / 1000);
  return { pending, oldestSeconds, failed };
}
