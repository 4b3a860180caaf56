import { msg } from '../../../contract/msg.ts';
import { fingerprintOf, type SeenOrder } from '../../../contract/order-fingerprint.ts';
import { conflict } from '../errors.ts';
import type { Item } from './items.ts';

/** Lines of the items as a page displays them. */
export const displayedLines = (items: readonly Item[]): SeenOrder['lines'] =>
  items.map(({ id, name, packSize, quantity, pricePaise }) => ({ id, name, packSize, quantity, price: pricePaise }));

/**
 * Refuses an order that differs from what the page displayed, also where the sum is the same. A caller without a fingerprint is not checked.
 * @throws {ProviderError} when it is anything else
 */
export function checkFingerprint(fingerprint: string | undefined, current: SeenOrder): void {
  if (fingerprint === undefined || fingerprint === fingerprintOf(current)) return;
  throw conflict(
    'order_changed',
    msg('Your order is no longer as this page showed it, so nothing was ordered. Please look at it and order again.'),
  );
}
