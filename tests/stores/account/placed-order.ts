import type { Order } from '../../../contract/order.ts';
import { postOrder } from '../../../src/api/order.ts';
import { paths } from '../../../src/paths.ts';
import { loadOrders } from '../../../src/stores/account/orders.ts';
import { setQuantity } from '../../../src/stores/cart/cart-quantity.ts';
import { $deliverySlots, loadDeliverySlots } from '../../../src/stores/cart/delivery-charge.ts';
import { $orderResponse } from '../../../src/stores/checkout/order-response.ts';
import { saveAddress } from '../../../src/stores/delivery/address.ts';
import { loadPincodes, $pincodes } from '../../../src/stores/delivery/pincode.ts';
import { $search } from '../../../src/stores/lib/url.ts';
import { type ClientFixture, logIn, written } from '../client-fixture.ts';

let references = 512_345_678_900;

/** A new customer's order for two tomatoes, paid by QR, open on the dashboard and saved for the thank-you page. */
export async function placed(shopping: ClientFixture): Promise<Order> {
  await logIn(shopping);
  setQuantity(shopping.tomato, 2);
  await written();
  await loadPincodes();
  const pincodeId = $pincodes.get().data[0]?.id ?? '';
  const paymentReference = String((references += 1));
  // Each customer lives elsewhere.
  const line1 = `Flat ${paymentReference}, 22 Mandeville Gardens`;
  const address = { label: 'Home', name: 'Mou Sen', phone: '9830041207', line1, pincodeId };
  const saved = await saveAddress(address);
  await loadDeliverySlots();
  const slotId = $deliverySlots.get().data.find(({ left }) => left !== 0)?.id ?? '';
  const body = { addressId: saved?.id ?? '', slotId, couponCode: null, paymentMethod: 'qr', paymentReference } as const;
  const order = await postOrder(body, `key ${paymentReference}`);
  $orderResponse.set(order);
  $search.set(new URL(paths.order(order.id), 'http://shop.test').search);
  await loadOrders();
  return order;
}
