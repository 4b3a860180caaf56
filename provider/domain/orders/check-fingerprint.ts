import { msg } from '../../../contract/msg.ts';
import { fingerprintOf, type SeenOrder } from '../../../contract/order-fingerprint.ts';
import { conflict } from '../errors.ts';
import type { Item } from './items.ts';

/** Items as a page shows them. */
export const displayedLines = (items: readonly Item[]): SeenOrder['lines'] =>
  items.map(({ id, name, packSize, quantity, pricePaise }) => ({ id, name, packSize, quantity, price: pricePaise }));

/**
 * What is ordered must be what the customer saw, also where it comes to the same sum. A caller that sends no fingerprint has seen nothing.
 * @throws {ProviderError} when it is anything else
 */
export function checkFingerprint(fingerprint: string | undefined, current: SeenOrder): void {
  if (fingerprint === undefined || fingerprint === fingerprintOf(current)) return;
  throw conflict(
    'order_changed',
    msg('Your order is no longer as this page showed it, so nothing was ordered. Please look at it and order again.'),
  );
}
