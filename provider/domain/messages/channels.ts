import type { Database } from '../../db/database.ts';
import type { Channel } from '../../repositories/message.ts';
import type { Keys } from '../../secrets/keys.ts';
import type { Settings } from '../../settings/settings.ts';
import type { Outgoing } from './compose.ts';
import { email } from './email.ts';
import { push } from './push.ts';
import { webhook } from './webhook.ts';

/** Sends one message; throws a `SendError` when it was not taken. */
export type Send = (message: Outgoing) => Promise<void>;

interface Opening {
  readonly db: Database;
  readonly settings: Settings;
  readonly keys: Pick<Keys, 'vapid'>;
  readonly now: () => Date;
}

/** The channels that the settings name, and how each sends. */
export function openChannels({ db, now, keys, settings: { messages } }: Opening): ReadonlyMap<Channel, Send> {
  const channels = new Map<Channel, Send>();
  if (messages.webhook) channels.set('webhook', webhook(messages.webhook));
  if (messages.email) channels.set('email', email(messages.email));
  if (messages.push) channels.set('push', push({ db, now, vapid: keys.vapid, ...messages.push }));
  return channels;
}
