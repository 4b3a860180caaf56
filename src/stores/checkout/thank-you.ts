import { atom } from 'nanostores';
import { sameId } from '../../../contract/id.ts';
import type { Order } from '../../../contract/order.ts';
import { getOrder } from '../../api/order.ts';
import { paths } from '../../paths.ts';
import { $token } from '../session/auth.ts';
import { $orderResponse } from './order-response.ts';
import { endOrder } from './pending-order.ts';
import { idle, type Loaded, track } from '../lib/request.ts';
import { navigation } from '../lib/navigation.ts';

/** The saved order as the provider has it now. */
const $answer = atom<Loaded<Order | null>>({ ...idle, data: null });

/**
 * The thank-you page without an order to thank for goes home. With one it shows what this device has saved, and then
 * what has become of it: its payment was checked, or it was cancelled.
 */
export async function openThankYou(): Promise<void> {
  endOrder();
  const saved = $orderResponse.get();
  if (!saved) return navigation.go(paths.home);
  if (!$token.get()) return;
  const order = await track(
    $answer,
    () => getOrder(saved.id),
    (data) => ({ data }),
  );
  if (order && sameId($orderResponse.get()?.id, order.id)) $orderResponse.set(order);
}
