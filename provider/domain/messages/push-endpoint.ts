import { createECDH } from 'node:crypto';
import type { PushSubscriptionBody } from '../../../contract/push.ts';
import { PrivateAddressError, refusePrivateHost } from '../../../egress/public-address.ts';
import { ProviderError } from '../errors.ts';

/** Whether PUSH_HOSTS names it, as `push.lan` for all its ports or `localhost:4700` for one. */
export const isNamed = ({ hostname, host }: URL, hosts: readonly string[]): boolean =>
  hosts.some((named) => named === host || named === hostname);

const refuse = (field: string, message: string) =>
  new ProviderError(400, 'invalid', message, { fields: { [field]: message } });

/**
 * Refuses what no browser's push service has given: it is posted to later. Names are checked when they are looked up.
 * @throws {ProviderError}
 */
export function checkSubscription({ endpoint, keys }: PushSubscriptionBody, hosts: readonly string[]): void {
  const refusal = refuse('endpoint', 'This is no address of a push service.');
  const url = URL.parse(endpoint);
  if (!url || url.username || url.password) throw refusal;
  try {
    // Fails for a point that is not on the curve.
    const pair = createECDH('prime256v1');
    pair.generateKeys();
    pair.computeSecret(keys.p256dh, 'base64url');
  } catch {
    throw refuse('keys', 'This is no key of a push subscription.');
  }
  if (isNamed(url, hosts) && /^https?:$/.test(url.protocol)) return;
  if (url.protocol !== 'https:' || url.port) throw refusal;
  try {
    refusePrivateHost(url);
  } catch (error) {
    throw error instanceof PrivateAddressError ? refusal : error;
  }
}
