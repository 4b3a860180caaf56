import { createHash } from 'node:crypto';
import type { PushMessage } from '../../../contract/push.ts';
import { post } from '../../../egress/post.ts';
import { PrivateAddressError, type publicLookup } from '../../../egress/public-address.ts';
import type { Database } from '../../db/database.ts';
import {
  deletePushSubscription,
  noteReached,
  type PushSubscriptionRow,
  selectDevices,
} from '../../repositories/push-subscription.ts';
import type { VapidKeys } from '../../secrets/vapid-keys.ts';
import { type Clocks, RestingError, Rests } from '../rest.ts';
import type { Outgoing } from './compose.ts';
import { isNamed } from './push-endpoint.ts';
import { type Send, SendError } from './send.ts';
import { encrypt, vapidHeader } from './web-push.ts';

const TIMEOUT_MS = 8_000;
const LONGEST_REST_MS = 10 * 60_000;
/** Time to live of a message, in seconds, for a device that is off. */
const TTL_SECONDS = 12 * 3600;
/** The subscription has ended: RFC 8030, section 7.3. */
const ENDED = 410;
const GONE = [404, ENDED];
const LATER = [408, 425, 429];

interface Pushing extends Clocks {
  readonly db: Database;
  readonly vapid: VapidKeys;
  readonly contact: string;
  readonly hosts: readonly string[];
  /** Replaces the name server, for tests. */
  readonly lookup?: Parameters<typeof publicLookup>[0];
}

/** Of what a push service still holds for a device, a newer message of an order takes the older one's place. It tells no number. */
const topicOf = (orderId: number): string =>
  createHash('sha256').update(`order ${orderId}`).digest('base64url').slice(0, 32);

function payloadOf({ shop, text, orderId, language }: Outgoing): string {
  // A notification has the shop's name above the text.
  const body = text.startsWith(`${shop}: `) ? text.slice(shop.length + 2) : text;
  return JSON.stringify({ title: shop, body, tag: `order-${orderId}`, order: orderId, language } satisfies PushMessage);
}

/** A name that leads into a private network is no push service's: the subscription has ended as well. */
function statusOf(error: unknown): number {
  if (error instanceof PrivateAddressError) return ENDED;
  throw new SendError(error instanceof RestingError ? 'push_resting' : 'push_unreachable', true);
}

/** Sends messages to all devices of a customer by Web Push; after a failure, only to those that have not had it. */
export function push({ db, now, deadline, vapid, contact, hosts, lookup }: Pushing): Send {
  const rests = new Rests<number>({ now, deadline, timeoutMs: TIMEOUT_MS, after: 1, longestMs: LONGEST_REST_MS });

  async function sendTo({ id, endpoint, ...deviceKeys }: PushSubscriptionRow, message: Outgoing): Promise<void> {
    const url = new URL(endpoint);
    const headers = {
      Authorization: await vapidHeader(url, { vapid, contact, now: now() }),
      'Content-Type': 'application/octet-stream',
      'Content-Encoding': 'aes128gcm',
      TTL: TTL_SECONDS,
      Urgency: message.step === 'out-for-delivery' ? 'high' : 'normal',
      Topic: topicOf(message.orderId),
    };
    const body = encrypt(payloadOf(message), deviceKeys);
    const ask = (signal: AbortSignal) =>
      post(url, { headers, body, signal, mayBePrivate: isNamed(url, hosts), lookup });
    const status = await rests.ask(id, ask).catch(statusOf);
    if (GONE.includes(status)) await deletePushSubscription(db, id);
    else if (status < 200 || status > 299)
      throw new SendError(`push_${status}`, status >= 500 || LATER.includes(status));
    else await noteReached(db, id, message.id);
  }

  return async (message: Outgoing): Promise<void> => {
    const { customerId, id: messageId } = message;
    // No device is left when the customer has unsubscribed meanwhile, which is no fault.
    const devices = await selectDevices(db, { customerId, messageId, now: now() });
    const sent = await Promise.allSettled(
      devices.map(async ({ device, hasMissed }) => {
        // What another device has had is behind it: this one alone waits for the steps in their order.
        if (hasMissed) throw new SendError('push_waiting', true);
        return sendTo(device, message);
      }),
    );
    const faults = sent.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
    // Worth sending again as long as any device may still take it.
    const fault = faults.find((error) => !(error instanceof SendError) || error.isTemporary) ?? faults[0];
    if (fault !== undefined) throw fault;
  };
}
