import { order, orderItem } from '../../provider/db/schema/order.ts';
import { shoppingList } from '../../provider/db/schema/shopping-list.ts';
import { type Customer, idOf, type Shop } from './open.ts';

const DAY_MS = 24 * 3_600_000;

/** Writes down that a customer was brought goods, so many days ago. */
export async function recordDelivery(
  { db, clock }: Shop,
  customerId: number,
  daysAgo: number,
  items: readonly { readonly productId: number; readonly quantity: number; readonly missing?: number }[],
  status: 'delivered' | 'cancelled' = 'delivered',
): Promise<void> {
  const placedAt = new Date(clock.now.getTime() - daysAgo * DAY_MS);
  const amounts = {
    totalPaise: 100,
    deliveryPaise: 0,
    couponPaise: 0,
    toPayPaise: 100,
    pricePaise: 100,
    mrpPaise: 100,
  };
  const slot = { slotDate: '2026-11-21', slotKey: '11-13', slotFrom: '11:00', slotTo: '13:00' };
  const address = { id: 1, name: 'Mou Sen', phone: '9000000001', line1: '1 Lake Road', city: 'Kolkata', pincode: null };
  const [placed] = await db
    .insert(order)
    .values({
      ...{ ...amounts, ...slot, address: address as never, customerId, status, placedAt },
      ...{ number: crypto.randomUUID(), paymentMethod: 'cash', bodyHash: '' },
    })
    .returning({ id: order.id });
  for (const item of items)
    await db.insert(orderItem).values({ ...amounts, ...item, orderId: placed?.id ?? 0, name: 'Ordered' });
}

/** Good calls of shopping lists, for good-calls.ts. */
export function goodShoppingLists(shop: Shop, { id, token }: Customer) {
  // Each call makes its list anew: they would soon be too many.
  const list = async (): Promise<{ id: number }> => {
    await shop.db.delete(shoppingList);
    const body = { name: 'Weekly', lines: [{ productId: await idOf(shop, 'tomato'), quantity: 2 }] };
    return (await shop.ask('POST', '/shopping-list', { token, body })).body.data as { id: number };
  };
  const lineOf = async (slug: string) => ({ productId: await idOf(shop, slug), quantity: 1 });
  return {
    getShoppingLists: async () => {
      await list();
      return {};
    },
    postShoppingList: async () => {
      await shop.db.delete(shoppingList);
      return { body: { name: 'Puja', lines: [await lineOf('tomato')] } };
    },
    getShoppingList: list,
    putShoppingList: async () => ({ ...(await list()), body: { name: 'Guests' } }),
    deleteShoppingList: list,
    postShoppingListLines: async () => ({ ...(await list()), body: { lines: [await lineOf('masoor-dal')] } }),
    putShoppingListLine: async () => ({ ...(await list()), body: await lineOf('tomato') }),
    postShoppingListShare: list,
    deleteShoppingListShare: list,
    openSharedShoppingList: async () => {
      const made = await list();
      const shared = await shop.ask('POST', `/shopping-list/${made.id}/share`, { token });
      return { body: { token: shared.body.data.shareToken as string } };
    },
    getSuggestedLines: async () => {
      const productId = await idOf(shop, 'tomato');
      for (const daysAgo of [1, 3, 5]) await recordDelivery(shop, id, daysAgo, [{ productId, quantity: 1 }]);
      return {};
    },
  };
}
