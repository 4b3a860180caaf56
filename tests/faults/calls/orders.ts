import { customerOf, type World } from '../faulty-call.ts';
import { emptyCart, fillCart } from './carts.ts';

/** Has an order at the provider, for a unit of each of the goods; notes its id. */
export async function placeOrder(world: World, payment: object = { paymentMethod: 'cash' }): Promise<void> {
  await fillCart(world, 1);
  const { ask } = customerOf(world);
  const { data: addresses } = await ask<{ data: { id: number }[] }>('GET', '/user-address/');
  const { data: slots } = await ask<{ data: { id: string; left: number }[] }>('GET', '/delivery-slot/web/list');
  const slotId = slots.findLast(({ left }) => left > 0)?.id;
  const body = { addressId: addresses[0]?.id, slotId, ...payment };
  const { data } = await ask<{ data: { id: number } }>('POST', '/order', body);
  world.notes['order'] = String(data.id);
  await emptyCart(world);
}

export const openOrder = ({ notes }: World): string => `/dashboard?tab=order&order=${notes['order']}`;
