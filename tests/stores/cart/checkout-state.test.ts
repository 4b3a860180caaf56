import { keepMount } from 'nanostores';
import { beforeEach, describe, expect, test } from 'vitest';
import { saveAddress } from '../../../src/stores/delivery/address.ts';
import { logOutHere } from '../../../src/stores/session/log-out.ts';
import { $cart } from '../../../src/stores/cart/cart.ts';
import { setQuantity } from '../../../src/stores/cart/cart-quantity.ts';
import { $checkout, chooseAddress, chooseSlot, submitOrder } from '../../../src/stores/checkout/checkout.ts';
import { $checkoutState, emptyCheckoutState, resetCheckoutState } from '../../../src/stores/cart/checkout-state.ts';
import { $coupon, applyCoupon, recheckCoupon } from '../../../src/stores/cart/coupon.ts';
import { $deliverySlots, loadDeliveryCharge, loadDeliverySlots } from '../../../src/stores/cart/delivery-charge.ts';
import { choosePayment, isQrOffered, paymentOf, setPaymentReference } from '../../../src/stores/checkout/payment.ts';
import { $pincodes, loadPincodes } from '../../../src/stores/delivery/pincode.ts';
import { $submission } from '../../../src/stores/checkout/submit-order.ts';
import { fullfilled, idle, reset } from '../../../src/stores/lib/request.ts';
import { $root, emptyRoot } from '../../../src/stores/session/root-entry.ts';
import { openClient, logIn, lost, written } from '../client-fixture.ts';

const shopping = openClient();
for (const $store of [$cart, $checkout, $coupon, $submission]) keepMount($store);

beforeEach(() => resetCheckoutState());

const chooseFirstSlot = async () => {
  await loadDeliverySlots();
  const free = $deliverySlots.get().data.filter(({ left }) => left !== 0);
  if (free[0]) chooseSlot(free[0]);
};

/** Everything chosen, with the coupon TEN applied. */
async function chooseAll(pieces = 4): Promise<void> {
  await logIn(shopping);
  reset($submission, { ...idle, data: null });
  setQuantity(shopping.tomato, pieces);
  await written();
  await loadPincodes();
  const pincodeId = $pincodes.get().data[0]?.id ?? '';
  const address = { label: 'Home', name: 'Mou Sen', phone: '9830041207', line1: '22 Mandeville Gardens', pincodeId };
  chooseAddress((await saveAddress(address))?.id ?? '');
  await chooseFirstSlot();
  choosePayment('qr');
  setPaymentReference('412345678901');
  await Promise.all([applyCoupon('TEN'), loadDeliveryCharge()]);
}

/** What a reload leaves: what is stored, and nothing that was asked. */
function reload(): void {
  reset($coupon, { ...idle, data: null, lost: null });
  reset($deliverySlots, { ...idle, data: [] });
}

describe('what was chosen on the way to the order', () => {
  test('stands after a reload once it is known to hold, and nothing is ordered before', async () => {
    await chooseAll();
    const before = $checkout.get();
    const bill = $cart.get().couponAmount;
    expect(bill).toBeGreaterThan(0);
    reload();
    expect($checkout.get()).toMatchObject({ checking: true, paymentMethod: 'qr', paymentReference: '412345678901' });
    expect(await submitOrder()).toBeUndefined();
    recheckCoupon();
    await loadDeliverySlots();
    await expect.poll(() => $checkout.get().checking).toBe(false);
    expect($checkout.get()).toMatchObject({ slot: before.slot, address: before.address, missing: null });
    expect($cart.get().couponAmount).toBe(bill);
  });

  test('a slot that filled up or is over is said to be lost', async () => {
    await chooseAll();
    const { slot } = $checkoutState.get();
    reload();
    shopping.network = async (request) => {
      const answer = await shopping.shop.fetch(request);
      if (!request.url.includes('/delivery-slot/')) return answer;
      const { data } = (await answer.json()) as { data: { id: unknown }[] };
      return Response.json({ data: data.filter(({ id }) => id !== slot?.id) });
    };
    await loadDeliverySlots();
    expect($checkout.get()).toMatchObject({ slot: null, lostSlot: slot, missing: 'slot' });
  });

  test('a coupon that is refused now is lost with its reason; without an answer it is kept', async () => {
    await chooseAll();
    reload();
    await loadDeliverySlots();
    shopping.network = lost;
    await applyCoupon('TEN');
    expect([$checkoutState.get().couponCode, $coupon.get().lost]).toEqual(['TEN', null]);
    shopping.network = async (request) =>
      request.url.includes('/checkavailability')
        ? Response.json({ message: 'TEN is over.', code: 'coupon_over' }, { status: 422 })
        : shopping.shop.fetch(request);
    await applyCoupon('TEN');
    expect($coupon.get()).toMatchObject({ data: null, lost: 'TEN', reason: { message: 'TEN is over.' } });
    expect($checkoutState.get().couponCode).toBe(null);
    expect($checkout.get().checking).toBe(false);
  });

  test('a payment method that is gone gives way to cash, and says so', () => {
    const choice = { ...emptyCheckoutState, paymentMethod: 'qr' as const };
    expect(isQrOffered('haat@upi', { ...fullfilled, data: [] })).toBe(true);
    expect(isQrOffered('', { ...idle, data: [] })).toBe(true);
    expect(isQrOffered('', { ...fullfilled, data: [] })).toBe(false);
    expect(paymentOf(choice, false)).toMatchObject({ paymentMethod: 'cash', isLost: true });
    expect(paymentOf(choice, true)).toMatchObject({ paymentMethod: 'qr', isLost: false });
  });

  test('ends with the order', async () => {
    await chooseAll();
    expect(await submitOrder()).toBeDefined();
    expect($checkoutState.get()).toEqual(emptyCheckoutState);
  });

  test('is not the next customer’s, and is there again for the same one after the session ran out', async () => {
    await chooseAll();
    const { auth } = $root.get();
    $root.set({ ...$root.get(), auth: emptyRoot.auth });
    expect($checkoutState.get()).toEqual(emptyCheckoutState);
    await logIn(shopping);
    expect($checkoutState.get()).toEqual(emptyCheckoutState);
    $root.set({ ...$root.get(), auth });
    expect($checkoutState.get()).toMatchObject({ paymentMethod: 'qr', couponCode: 'TEN' });
    logOutHere();
    expect($checkoutState.get()).toEqual(emptyCheckoutState);
  });

  test('goes along when a guest logs in', async () => {
    choosePayment('qr');
    await logIn(shopping);
    expect($checkoutState.get().paymentMethod).toBe('qr');
  });
});
