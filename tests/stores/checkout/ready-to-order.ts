import { $auth } from '../../../src/stores/session/auth.ts';
import { setQuantity } from '../../../src/stores/cart/cart-quantity.ts';
import { $deliverySlots, loadDeliveryCharge, loadDeliverySlots } from '../../../src/stores/cart/delivery-charge.ts';
import { chooseAddress, chooseSlot } from '../../../src/stores/checkout/checkout.ts';
import { $submission } from '../../../src/stores/checkout/submit-order.ts';
import { saveAddress } from '../../../src/stores/delivery/address.ts';
import { loadPincodes, $pincodes } from '../../../src/stores/delivery/pincode.ts';
import { idle, reset } from '../../../src/stores/lib/request.ts';
import { type ClientFixture, logIn, written } from '../client-fixture.ts';

/** Everything chosen: two tomatoes, an address, a slot. */
export async function readyToOrder(with_: ClientFixture): Promise<string> {
  const token = await logIn(with_);
  reset($submission, { ...idle, data: null });
  setQuantity(with_.tomato, 2);
  await written();
  await loadPincodes();
  const pincodeId = $pincodes.get().data[0]?.id ?? '';
  // Each customer lives elsewhere: what is under way to one household unpaid has its limits.
  const line1 = `Flat ${String($auth.get().data?.id)}, 22 Mandeville Gardens`;
  const address = { label: 'Home', name: 'Mou Sen', phone: '9830041207', line1, pincodeId };
  const saved = await saveAddress(address);
  chooseAddress(saved?.id ?? '');
  await Promise.all([loadDeliverySlots(), loadDeliveryCharge()]);
  const free = $deliverySlots.get().data.find(({ left }) => left !== 0);
  if (free) chooseSlot(free);
  return token;
}

export const ordersAtProvider = async ({ shop }: ClientFixture, token: string): Promise<number> =>
  ((await shop.get('/order/', token)).body.data as unknown[]).length;

/** Lets everything through, and counts what is sent as an order. */
export function countOrders(shopping: ClientFixture): { count: number } {
  const sent = { count: 0 };
  shopping.network = async (request) => {
    if (request.method === 'POST' && request.url.endsWith('/order')) sent.count += 1;
    return shopping.shop.fetch(request);
  };
  return sent;
}
