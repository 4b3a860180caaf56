import { atom, onMount } from 'nanostores';
import type { Order } from '../../../contract/order.ts';
import { ContractError, RefusedError, UnreachableError } from '../../api/errors.ts';
import { type OrderRequest, postOrder } from '../../api/order.ts';
import { config } from '../../config.ts';
import { paths } from '../../paths.ts';
import { $auth } from '../session/auth.ts';
import { resetCheckoutState } from '../cart/checkout-state.ts';
import { recheckCoupon, removeCoupon } from '../cart/coupon.ts';
import { loadCustomerCart, tellOtherTabs } from '../cart/customer-cart.ts';
import { bindToCustomer } from '../session/customer-store.ts';
import { loadDeliveryCharge, loadDeliverySlots } from '../cart/delivery-charge.ts';
import { $orderResponse } from './order-response.ts';
import { endOrder, orderPlaced, resumeOrder, startOrder } from './pending-order.ts';
import { loadWallet } from './wallet-payment.ts';
import { idle, type Loaded, reset, track } from '../lib/request.ts';
import { navigation } from '../lib/navigation.ts';
import { isSaved } from '../lib/storage.ts';

/** The last attempt to place an order. */
const noSubmission: Loaded<Order | null> = { ...idle, data: null };
export const $submission = atom(noSubmission);

/** How often an order without an answer is sent again. The key makes it one order however often it arrives. */
const MAX_ATTEMPTS = 3;
/** Seconds that a shopper looks at a busy button, before each of the others. */
const LONGEST_WAIT = 5;

async function send(body: OrderRequest, key: string, tries = MAX_ATTEMPTS): Promise<Order> {
  try {
    return await postOrder(body, key);
  } catch (error) {
    if (tries <= 1 || !mayHaveArrived(error)) throw error;
    await asLongAsAsked(error);
    return send(body, key, tries - 1);
  }
}

/** A shop that is too busy says when to come again; sent again at once, an order would only be one more of too many. */
const asLongAsAsked = (error: unknown): Promise<void> => {
  const seconds = error instanceof RefusedError ? (error.retryAfter ?? 0) : 0;
  return new Promise((resolve) => setTimeout(resolve, 1000 * Math.min(seconds, LONGEST_WAIT)));
};

/** Also where there was an answer, and nobody could read it. */
const mayHaveArrived = (error: unknown): boolean =>
  error instanceof UnreachableError ||
  error instanceof ContractError ||
  (error instanceof RefusedError && error.status >= 500);

const customer = () => $auth.get().data?.id ?? null;

/**
 * Places the order, keeps the answer and goes to the thank-you page. Returns the order, or undefined when it was refused
 * or another is under way.
 */
export async function sendOrder(body: OrderRequest): Promise<Order | undefined> {
  const { loading, data } = $submission.get();
  if (loading || data) return undefined; // Under way, or placed: the page is about to change.
  const key = startOrder(customer(), body);
  const order = await track(
    $submission,
    () => send(body, key),
    (data) => ({ data }),
  );
  if (order) {
    orderPlaced();
    saveOrderResponse(order);
    removeCoupon();
    resetCheckoutState();
    tellOtherTabs();
    navigation.go(paths.thankYou);
  } else if (!mayHaveArrived($submission.get().reason)) {
    endOrder();
    // Stock, prices or places have changed: show what is true now.
    await Promise.all([loadCustomerCart(), loadDeliverySlots(), loadDeliveryCharge(), loadWallet()]);
    recheckCoupon();
  }
  return order;
}

/** Spec §8: failing to keep the order response is only logged. */
function saveOrderResponse(order: Order): void {
  $orderResponse.set(order);
  if (!isSaved(config.orderResponseKey)) console.error('The order response could not be saved on this device.');
}

/**
 * The page was left before the answer came: asks for it with the same key, which makes no second order. Or on the way to
 * the thank-you page, by a reload: goes there.
 */
function resumePendingOrder(): void {
  const left = resumeOrder(customer());
  if (!left) return;
  if (!left.placed) return void sendOrder(left.body);
  endOrder();
  if (navigation.isReload()) navigation.go(paths.thankYou);
}

bindToCustomer($submission, noSubmission, () => {
  if ($submission.get().data) reset($submission, noSubmission);
});
onMount($submission, () => {
  if (typeof document !== 'undefined') queueMicrotask(resumePendingOrder);
});
