import { pincode } from '../../provider/db/schema/address.ts';
import { HOME } from './fixture.ts';
import { type Answered, type Customer, idOf, openShop, type Shop } from './open.ts';

export const SLOT = '2026-11-21_11-13';

export interface Shopper extends Customer {
  readonly addressId: number;
}

export interface OrderFixture {
  readonly shop: Shop;
  /** The ids of a pincode with delivery, of one without, and of one with charges of its own. */
  readonly delivered: number;
  readonly notDelivered: number;
  readonly farAway: number;
  readonly add: (customer: Customer, slug: string, quantity?: number) => Promise<Answered>;
  readonly addressOf: (customer: Customer, pincodeId?: number) => Promise<number>;
  /** A customer with an address and pieces in the cart. */
  readonly shopper: (...pieces: readonly [slug: string, quantity: number][]) => Promise<Shopper>;
  readonly order: (shopper: Shopper, more?: object, key?: string) => Promise<Answered>;
}

/** A shop, and what shoppers do in it. */
export async function openOrderFixture(environment: Record<string, string> = {}): Promise<OrderFixture> {
  const shop = await openShop(environment);
  const places = await shop.db.select().from(pincode).orderBy(pincode.pincode);
  const [delivered = 0, notDelivered = 0, farAway = 0] = places.map(({ id }) => id);

  const add: OrderFixture['add'] = async ({ token }, slug, quantity = 1) =>
    shop.ask('POST', '/cart/', { token, body: { productId: await idOf(shop, slug), quantity } });

  const addressOf: OrderFixture['addressOf'] = async ({ token }, pincodeId = delivered) =>
    (await shop.ask('POST', '/user-address/', { token, body: { ...HOME, pincodeId } })).body.data.id as number;

  const shopper: OrderFixture['shopper'] = async (...pieces) => {
    const customer = await shop.register();
    for (const [slug, quantity] of pieces) await add(customer, slug, quantity);
    return { ...customer, addressId: await addressOf(customer) };
  };

  const order: OrderFixture['order'] = ({ token, addressId }, more = {}, key) =>
    shop.ask('POST', '/order', {
      token,
      body: { addressId, slotId: SLOT, paymentMethod: 'cash', ...more },
      ...(key !== undefined && { headers: { 'idempotency-key': key } }),
    });

  return { shop, delivered, notDelivered, farAway, add, addressOf, shopper, order };
}
