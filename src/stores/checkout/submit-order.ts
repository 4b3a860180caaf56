import { atom, onMount } from 'nanostores';
import { fingerprintOf, type SeenOrder } from '../../../contract/order-fingerprint.ts';
import type { Paise } from '../../../contract/money.ts';
import type { Order } from '../../../contract/order.ts';
import { type CallError, ContractError, RefusedError, UnreachableError } from '../../api/errors.ts';
import { getPlacedOrder, type OrderRequest, postOrder } from '../../api/order.ts';
import { config } from '../../config.ts';
import { t } from '../../i18n/t.ts';
import { paths } from '../../paths.ts';
import { $auth } from '../session/auth.ts';
import { resetCheckoutState } from '../cart/checkout-state.ts';
import { recheckCoupon, removeCoupon } from '../cart/coupon.ts';
import { $customerCart, loadCustomerCart, tellOtherTabs } from '../cart/customer-cart.ts';
import { $storedCart } from '../cart/stored-cart.ts';
import { $addresses, loadAddresses } from '../delivery/address.ts';
import { bindToCustomer } from '../session/customer-store.ts';
import { loadDeliveryCharge, loadDeliverySlots } from '../cart/delivery-charge.ts';
import { $orderResponse } from './order-response.ts';
import {
  endOrder,
  isPending,
  orderPlaced,
  type PendingOrder,
  pendingOrder,
  resumeOrder,
  startOrder,
} from './pending-order.ts';
import { loadWallet } from './wallet-payment.ts';
import { idle, type Loaded, reset, track } from '../lib/request.ts';
import { navigation } from '../lib/navigation.ts';
import { isSaved } from '../lib/storage.ts';

/** The last attempt to place an order. */
const noSubmission: Loaded<Order | null> = { ...idle, data: null };
export const $submission = atom(noSubmission);

/** What became of an order that was sent before its page was left: it is being looked up, that can't be done, or it has not arrived. */
export interface UnsettledOrder {
  readonly state: 'looking' | 'unknown' | 'lost';
  readonly toPay: Paise;
}
export const $unsettledOrder = atom<UnsettledOrder | null>(null);

/** What would have been ordered and was not shown, in sentences; of an order that was refused. */
export const $orderDifferences = atom<readonly string[]>([]);

/** How often an order without an answer is sent again. The key makes it one order however often it arrives. */
const MAX_ATTEMPTS = 3;
/** Seconds that a shopper looks at a busy button, before each of the others. */
const MAX_WAIT_SECONDS = 5;
/** How long after the press that is done: a page that slept meanwhile asks first. */
const RESEND_MS = 60_000;
/** How long an order may take to arrive after its page was left: milliseconds before each look. */
export const LOOKS = { waits: [0, 1000, 2000] };

/** How often this page has been left; the back button may show it again as it was. */
let departures = 0;
if (typeof addEventListener !== 'undefined') addEventListener('pagehide', () => departures++);

async function send(body: OrderRequest, key: string, fingerprint: string | undefined): Promise<Order> {
  const [pressedAt, departuresBefore] = [Date.now(), departures];
  for (let tries = 1; ; tries += 1) {
    try {
      return await postOrder(body, key, fingerprint);
    } catch (error) {
      if (tries === MAX_ATTEMPTS || !mayHaveArrived(error)) throw error;
      await asLongAsAsked(error);
      // Nobody looks at the busy button any more: whether it is still to be ordered is asked first.
      if (departures !== departuresBefore || Date.now() - pressedAt > RESEND_MS) throw error;
    }
  }
}

/** A shop that is too busy says when to come again; sent again at once, an order would only be one more of too many. */
const asLongAsAsked = (error: unknown): Promise<void> =>
  wait(Math.min(error instanceof RefusedError ? (error.retryAfter ?? 0) : 0, MAX_WAIT_SECONDS) * 1000);

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Whether the call may have been carried out: it had no answer, or none that could be read. */
const mayHaveArrived = (error: unknown): boolean =>
  error instanceof UnreachableError ||
  error instanceof ContractError ||
  (error instanceof RefusedError && error.status >= 500);

const customer = () => $auth.get().data?.id ?? null;

/**
 * Places the order as the page shows it, stores the answer and goes to the thank-you page. Returns the order, or undefined when it
 * was refused or another is under way.
 * @param currentOrder what the page shows at the moment
 */
export async function sendOrder(body: OrderRequest, currentOrder?: () => SeenOrder): Promise<Order | undefined> {
  const { loading, data } = $submission.get();
  if (loading || data) return undefined; // Under way, or placed: the page is about to change.
  const departuresBefore = departures;
  const seenOrder = currentOrder?.();
  $orderDifferences.set([]);
  const order = await track(
    $submission,
    () => placeOnce(body, seenOrder, currentOrder),
    (data) => ({ data }),
  );
  if (order) finish(order);
  else if (!mayHaveArrived($submission.get().reason)) {
    endOrder();
    $unsettledOrder.set(null);
    // Stock, prices or places have changed: show what is true now.
    await readAgain();
    if (seenOrder && currentOrder) {
      const { orderDifferences } = await import('./order-differences.ts');
      $orderDifferences.set(orderDifferences(seenOrder, currentOrder()));
    }
  } else if (departures !== departuresBefore) await resolvePendingOrder();
  return order;
}

/** An order other than the one that is pending is placed only once it is known that the pending one has not arrived. */
async function placeOnce(body: OrderRequest, seenOrder?: SeenOrder, currentOrder?: () => SeenOrder): Promise<Order> {
  const fingerprint = seenOrder && fingerprintOf(seenOrder);
  const pending = pendingOrder();
  if (pending && !isPending(customer(), body, fingerprint)) {
    const arrived = await getPlacedOrder(pending.key);
    if (arrived) return arrived;
  }
  // Such a provider compares nothing: its cart is read again just before.
  if (import.meta.env.PUBLIC_ORDER_FINGERPRINT === 'off' && currentOrder) {
    await readAgain();
    const reason = $customerCart.get().reason ?? $addresses.get().reason;
    if (reason) throw reason;
    if (fingerprintOf(currentOrder()) !== fingerprint) throw orderChanged();
  }
  return send(body, startOrder(customer(), body, fingerprint), fingerprint);
}

/** As our own provider refuses it. */
const orderChanged = (): RefusedError =>
  new RefusedError({
    status: 409,
    code: 'order_changed',
    message: t(
      'Your order is no longer as this page showed it, so nothing was ordered. Please look at it and order again.',
    ),
  });

/** All that an order depends on. */
async function readAgain(): Promise<void> {
  await Promise.all([loadCustomerCart(), loadAddresses()]);
  await Promise.all([loadDeliverySlots(), loadDeliveryCharge(), loadWallet(), recheckCoupon()]);
}

function finish(order: Order): void {
  orderPlaced();
  // No page shows it any more, not even until the provider has answered.
  $storedCart.set(null);
  saveOrderResponse(order);
  removeCoupon();
  resetCheckoutState();
  tellOtherTabs();
  navigation.go(paths.thankYou);
}

/** Spec §8: failing to store the order response is only logged. */
function saveOrderResponse(order: Order): void {
  $orderResponse.set(order);
  if (!isSaved(config.orderResponseKey)) console.error('The order response could not be saved on this device.');
}

/**
 * The page was left before the answer came: looks the order up. One that has arrived is thanked for; whether one that has not is still
 * wanted, the shopper is asked. Or the page was left on the way to the thank-you page, by a reload: goes there.
 */
export async function resolvePendingOrder(): Promise<void> {
  const left = resumeOrder(customer());
  if (!left || $submission.get().loading) return;
  if (left.placed) {
    endOrder();
    if (navigation.isReload()) navigation.go(paths.thankYou);
    return;
  }
  const toPay = left.body.toPay ?? 0;
  $unsettledOrder.set({ state: 'looking', toPay });
  const order = await track(
    $submission,
    () => lookUp(left),
    (data) => ({ data }),
  );
  const { reason } = $submission.get();
  if (order) return finish(order);
  if (isUncertain(reason)) {
    endOrder();
    $unsettledOrder.set(null);
  } else {
    $submission.set(noSubmission);
    $unsettledOrder.set({ state: reason ? 'unknown' : 'lost', toPay });
  }
}

/** A provider that lists no orders can't tell, now or later. */
const isUncertain = (reason: CallError | null): boolean => reason instanceof RefusedError && reason.status === 409;

/** The request may still be on its way, unless it was sent long ago. */
async function lookUp({ key, at }: PendingOrder): Promise<Order | null> {
  for (const milliseconds of LOOKS.waits) {
    await wait(milliseconds);
    const order = await getPlacedOrder(key);
    if (order || Date.now() - at > RESEND_MS) return order;
  }
  return null;
}

/** The shopper does not want it any more. */
export function dropPendingOrder(): void {
  endOrder();
  $unsettledOrder.set(null);
}

bindToCustomer(
  $submission,
  noSubmission,
  () => {
    if ($submission.get().data) {
      reset($submission, noSubmission);
      $unsettledOrder.set(null);
    }
    void resolvePendingOrder();
  },
  () => $unsettledOrder.set(null),
);
onMount($submission, () => {
  if (typeof addEventListener === 'undefined') return;
  const online = () => $unsettledOrder.get()?.state === 'unknown' && void resolvePendingOrder();
  addEventListener('online', online);
  return () => removeEventListener('online', online);
});
