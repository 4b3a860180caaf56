import { and, asc, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { session } from '../db/schema/customer.ts';
import { message } from '../db/schema/message.ts';
import { pushSubscription } from '../db/schema/push-subscription.ts';

export type PushSubscriptionRow = typeof pushSubscription.$inferSelect;
type NewPushSubscription = Pick<
  PushSubscriptionRow,
  'customerId' | 'sessionJti' | 'endpoint' | 'p256dh' | 'auth' | 'createdAt'
>;

const MAX_DEVICES = 10;

/** Keeps a device's subscription in place of its session's former one; of more than ten of a customer, the oldest go. */
export async function savePushSubscription(tx: Database, row: NewPushSubscription): Promise<void> {
  const { sessionJti, endpoint, customerId } = row;
  const replaced = await tx
    .delete(pushSubscription)
    .where(or(eq(pushSubscription.sessionJti, sessionJti), eq(pushSubscription.endpoint, endpoint)))
    .returning();
  // A device that subscribes again keeps its id, by which messages know whom they have reached.
  const same = replaced.find((one) => one.endpoint === endpoint && one.customerId === customerId);
  await tx.insert(pushSubscription).values({ ...row, ...(same && { id: same.id }) });
  const surplus = tx
    .select({ id: pushSubscription.id })
    .from(pushSubscription)
    .where(eq(pushSubscription.customerId, customerId))
    .orderBy(desc(pushSubscription.createdAt), desc(pushSubscription.id))
    .offset(MAX_DEVICES);
  await tx.delete(pushSubscription).where(inArray(pushSubscription.id, surplus));
}

/** Whether a device has not had an earlier step of the order that a message is about, which is still tried. */
const hasMissed = (messageId: number) => sql<boolean>`exists (
  select 1 from ${message} as earlier
  join ${message} as current on current.id = ${messageId} and earlier.order_id = current.order_id and earlier.id < current.id
  where earlier.channel = 'push' and earlier.state in ('pending', 'sending')
    and not ${pushSubscription.id} = any(earlier.reached))`;

/** The devices of a customer that are logged in and have not had a message yet. */
export async function selectDevices(
  db: Database,
  { customerId, messageId, now }: { readonly customerId: number; readonly messageId: number; readonly now: Date },
): Promise<{ readonly device: PushSubscriptionRow; readonly hasMissed: boolean }[]> {
  return db
    .select({ device: pushSubscription, hasMissed: hasMissed(messageId) })
    .from(pushSubscription)
    .innerJoin(session, eq(session.jti, pushSubscription.sessionJti))
    .where(
      and(
        eq(pushSubscription.customerId, customerId),
        sql`not exists (
          select 1 from ${message} where ${message.id} = ${messageId} and ${pushSubscription.id} = any(${message.reached}))`,
        isNull(session.revokedAt),
        gt(session.expiresAt, now),
      ),
    )
    .orderBy(asc(pushSubscription.id));
}

/** Notes that a device has had a message. */
export const noteReached = (db: Database, id: number, messageId: number): Promise<unknown> =>
  db
    .update(message)
    .set({ reached: sql`array_append(${message.reached}, ${id}::int)` })
    .where(eq(message.id, messageId));

export const deletePushSubscription = (db: Database, id: number): Promise<unknown> =>
  db.delete(pushSubscription).where(eq(pushSubscription.id, id));

/** Deletes the subscriptions of one session, or of all of a customer's. */
export const deletePushSubscriptions = (
  db: Database,
  of: { readonly jti: string } | { readonly customerId: number },
): Promise<unknown> =>
  db
    .delete(pushSubscription)
    .where('jti' in of ? eq(pushSubscription.sessionJti, of.jti) : eq(pushSubscription.customerId, of.customerId));
