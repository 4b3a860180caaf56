import type { PushKey, PushSubscriptionBody } from '../../../contract/push.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import { lockCustomer } from '../../repositories/customer.ts';
import { savePushSubscription } from '../../repositories/push-subscription.ts';
import type { Keys } from '../../secrets/keys.ts';
import type { Settings } from '../../settings/settings.ts';
import { notFound } from '../errors.ts';
import type { Session } from '../log-in/session-token.ts';
import { checkSubscription } from './push-endpoint.ts';

const pushOf = ({ messages: { push } }: Settings) => {
  if (push) return push;
  throw notFound('This shop sends no messages to devices.', 'push_off');
};

export function readPushKey(settings: Settings, { vapid: { publicKey } }: Keys): PushKey {
  pushOf(settings);
  return { publicKey };
}

interface Subscribing {
  readonly db: Database;
  readonly settings: Settings;
  readonly session: Session;
  readonly now: Date;
}

/** Has a session's device told of the customer's orders from now on. */
export async function subscribe(
  { db, settings, session: { jti, customer }, now }: Subscribing,
  subscription: PushSubscriptionBody,
): Promise<void> {
  checkSubscription(subscription, pushOf(settings).hosts);
  const { endpoint, keys } = subscription;
  await inTransaction(db, async (tx) => {
    await lockCustomer(tx, customer.id);
    await savePushSubscription(tx, { customerId: customer.id, sessionJti: jti, endpoint, ...keys, createdAt: now });
  });
}
