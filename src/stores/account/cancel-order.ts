import { atom } from 'nanostores';
import type { Id } from '../../../contract/id.ts';
import * as contract from '../../../contract/order.ts';
import { ask } from '../../api/http.ts';
import { loadOrder, updateOrder } from './order-detail.ts';
import { idle, type Loaded, reset, track } from '../lib/request.ts';

/** The last attempt to cancel an order, with that order's id. */
const notCancelled: Loaded<Id | null> = { ...idle, data: null };
export const $cancelling = atom(notCancelled);

/** A dialog that opens anew knows nothing of the last attempt. */
export const resetCancelling = (): void => reset($cancelling, notCancelled);

/** Cancels an order. Returns whether that worked; when it did not, the order is read anew, for it may have been packed. */
export async function cancelOrder({ id }: contract.Order): Promise<boolean> {
  if ($cancelling.get().loading) return false;
  const cancelled = await track(
    $cancelling,
    () => ask(contract.cancelOrder, { id }),
    () => ({ data: id }),
  );
  if (cancelled) updateOrder(cancelled.data);
  else void loadOrder();
  return cancelled !== undefined;
}
