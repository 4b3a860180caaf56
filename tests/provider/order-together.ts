import { HOME } from './fixture.ts';
import { idOf, type Shop } from './open.ts';
import { SLOT } from './order-fixture.ts';

/** As many new customers order these goods, one of each. */
export async function orderTogether(shop: Shop, customers: number, pincodeId: number, ...slugs: string[]) {
  for (let i = 0; i < customers; i += 1) {
    const { token } = await shop.register();
    for (const slug of slugs)
      await shop.ask('POST', '/cart/', { token, body: { productId: await idOf(shop, slug), quantity: 1 } });
    const { body } = await shop.ask('POST', '/user-address/', { token, body: { ...HOME, pincodeId } });
    await shop.ask('POST', '/order', {
      token,
      body: { addressId: body.data.id as number, slotId: SLOT, paymentMethod: 'cash' },
    });
  }
}
