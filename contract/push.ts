import * as v from 'valibot';
import { call } from './call.ts';
import { Id } from './id.ts';
import { Language } from './language.ts';
import { maybe, one } from './schema.ts';

// Beyond section 7: messages about orders on the devices where a customer asked for them (Web Push, RFC 8030).

/** The key that a browser subscribes with (RFC 8292), in base64url. */
export const PushKey = v.object({ publicKey: v.string() });
export type PushKey = v.InferOutput<typeof PushKey>;

/** 65 and 16 bytes in base64url: a point of P-256, uncompressed, and a secret (RFC 8291, section 3.1). */
const p256dh = v.pipe(v.string(), v.regex(/^B[\w-]{86}=?$/, 'This is no key of a push subscription.'));
const auth = v.pipe(v.string(), v.regex(/^[\w-]{22}(?:==)?$/, 'This is no secret of a push subscription.'));

/** A browser's `PushSubscription` as `toJSON` says it. */
export const PushSubscriptionBody = v.object({
  endpoint: v.pipe(v.string(), v.minLength(1), v.maxLength(1000, 'This address is too long.')),
  keys: v.object({ p256dh, auth }),
});
export type PushSubscriptionBody = v.InferOutput<typeof PushSubscriptionBody>;

/** What a device is sent. `tag` is the same for all messages of an order: a later one takes the place of an earlier. */
export const PushMessage = v.object({
  title: v.string(),
  body: v.string(),
  tag: v.string(),
  order: Id,
  language: Language,
});
export type PushMessage = v.InferOutput<typeof PushMessage>;

const tag = 'Messages';

export const getPushKey = call({
  method: 'GET',
  path: '/customer/push-key',
  tag,
  caller: 'customer',
  summary: 'The key that a browser subscribes with to messages about orders',
  answer: one(PushKey),
});
export const postPushSubscription = call({
  method: 'POST',
  path: '/customer/push-subscription',
  tag,
  caller: 'customer',
  summary: 'Have messages about orders sent to this session’s device; one that it had is replaced',
  body: PushSubscriptionBody,
  answer: one(maybe(v.null())),
});
/** Of the session that the token belongs to: the endpoint is a secret, which stands in no URL. */
export const deletePushSubscription = call({
  method: 'DELETE',
  path: '/customer/push-subscription',
  tag,
  caller: 'customer',
  summary: 'Send no more messages to this session’s device',
  answer: one(maybe(v.null())),
});
