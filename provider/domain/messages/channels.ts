import type { Database } from '../../db/database.ts';
import type { Channel } from '../../repositories/message.ts';
import type { Keys } from '../../secrets/keys.ts';
import type { Settings } from '../../settings/settings.ts';
import type { Clocks } from '../rest.ts';
import { email } from './email.ts';
import { push } from './push.ts';
import type { Send } from './send.ts';
import { webhook } from './webhook.ts';

interface Opening extends Clocks {
  readonly db: Database;
  readonly settings: Settings;
  readonly keys: Pick<Keys, 'vapid'>;
}

/** The channels that the settings name, and how each sends. */
export function openChannels({ settings: { messages }, keys, ...opening }: Opening): ReadonlyMap<Channel, Send> {
  const channels = new Map<Channel, Send>();
  if (messages.webhook) channels.set('webhook', webhook({ ...opening, ...messages.webhook }));
  if (messages.email) channels.set('email', email({ ...opening, ...messages.email }));
  if (messages.push) channels.set('push', push({ ...opening, vapid: keys.vapid, ...messages.push }));
  return channels;
}
