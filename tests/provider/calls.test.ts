import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '../../contract/calls.ts';
import { pincode } from '../../provider/db/schema/address.ts';
import { walletTransaction } from '../../provider/db/schema/customer.ts';
import { type Asking, type Customer, idOf, openShop, type Shop } from './open.ts';

interface Good {
  readonly id?: number | string;
  readonly query?: string;
  readonly body?: unknown;
}

let shop: Shop;
let mou: Customer;
let good: Record<string, () => Promise<Good> | Good>;

const ADDRESS = { label: 'Home', name: 'Mou', phone: '9830012345', line1: '4 Rashbehari Avenue' };

beforeAll(async () => {
  shop = await openShop();
  mou = await shop.register();
  const { token } = mou;
  const pincodeId = (await shop.db.select().from(pincode).orderBy(pincode.pincode))[0]?.id ?? 0;
  const productId = await idOf(shop, 'tomato');
  const made = async (path: string, body: unknown) =>
    (await shop.ask('POST', path, { token, body })).body.data.id as number;
  const address = () => made('/user-address/', { ...ADDRESS, pincodeId });
  const line = () => made('/cart/', { productId });
  const wish = () => made('/wishlist/web', { productId });
  const orderBody = async () => ({ addressId: await address(), slotId: '2026-11-21_11-13', paymentMethod: 'cash' });
  const order = async () => {
    await line();
    return made('/order', await orderBody());
  };
  const sent = async (path: string, body: { phone: string }) => ({
    phone: body.phone,
    otp: (await shop.ask('POST', path, { body, headers: { 'x-from': body.phone } })).body.otp as string,
  });
  await shop.db
    .insert(walletTransaction)
    .values({ customerId: mou.id, kind: 'credit', amountPaise: 100, balancePaise: 100, at: shop.clock.now });

  good = {
    getAddresses: async () => {
      await address();
      return {};
    },
    postAddress: () => ({ body: { ...ADDRESS, pincodeId } }),
    getAddress: async () => ({ id: await address() }),
    putAddress: async () => ({ id: await address(), body: { ...ADDRESS, pincodeId } }),
    deleteAddress: async () => ({ id: await address() }),
    register: () => ({ body: { phone: '7000000001', name: 'Rina' } }),
    getOtp: () => ({ body: { phone: mou.phone } }),
    verifyLoginOtp: async () => {
      const { phone } = await shop.register();
      return { body: await sent('/customer/login/get-otp', { phone }) };
    },
    verifyRegisterOtp: async () => ({
      body: await sent('/customer/register', { phone: '7000000002', ...{ name: 'Rina' } }),
    }),
    getWebBanners: () => ({}),
    getMobileBanners: () => ({}),
    getBrands: () => ({}),
    getProductBrands: () => ({ query: 'categoryId=1' }),
    postCart: () => ({ body: { productId, quantity: 2 } }),
    getCart: async () => {
      await line();
      return { query: `customerId=${mou.id}` };
    },
    increaseQuantity: async () => ({ id: await line(), body: { by: 1 } }),
    decreaseQuantity: async () => ({ id: await line() }),
    deleteCartLine: async () => ({ id: await line() }),
    getCategories: () => ({}),
    getHomeCategories: () => ({}),
    getGroupings: () => ({}),
    getGroupingCategories: () => ({ id: 1 }),
    getSubCategories: () => ({}),
    getCategorySubCategories: () => ({ id: 1 }),
    getCmsPage: () => ({ id: 'about' }),
    getCoupons: () => ({}),
    checkCoupon: async () => {
      await line();
      return { body: { code: 'TEN' } };
    },
    getProfile: () => ({}),
    putProfile: () => ({ body: { name: 'Mou Sen' } }),
    getCustomer: () => ({}),
    putKyc: () => ({ body: { pan: 'ABCPE1234F', aadhaar: '234123412346' } }),
    getTransactions: () => ({}),
    checkDeliveryAmount: () => ({ query: `orderAmonut=250&pincodeId=${pincodeId}` }),
    getDeliveryAmount: () => ({ id: pincodeId }),
    getOrders: async () => {
      await order();
      return {};
    },
    getOrder: async () => ({ id: await order() }),
    postOrder: async () => {
      await line();
      return { body: await orderBody() };
    },
    getPincodes: () => ({}),
    getProducts: () => ({ query: 'detail=full' }),
    searchProducts: () => ({ query: 'searchKey=rice' }),
    suggestProducts: () => ({ query: 'searchKey=r' }),
    getProduct: () => ({ id: productId }),
    getPacks: () => ({ id: productId }),
    getRelatedProducts: () => ({ query: `productId=${productId}` }),
    getNewProducts: () => ({}),
    getNewProductsHome: () => ({}),
    getBestSellers: () => ({}),
    getBestSellersHome: () => ({}),
    getFeaturedProducts: () => ({}),
    getFeaturedProductsHome: () => ({}),
    getQrCodes: () => ({}),
    getSlots: () => ({ query: `pincodeId=${pincodeId}` }),
    postWishlist: () => ({ body: { productId } }),
    getWishlist: async () => {
      await wish();
      return {};
    },
    deleteWishlistItem: async () => ({ id: await wish() }),
  };
});
afterAll(() => shop.close());

describe('§7 every call', () => {
  test.each(Object.entries(calls))('%s answers as the contract says', async (name, call) => {
    const { id, query, body } = (await good[name]?.()) ?? {};
    if (!(name in good)) throw new Error(`No good call of ${name} is known to this test.`);
    const path = call.path.replace('{id}', String(id)) + (query ? `?${query}` : '');
    const asking: Asking = { body, ...(call.caller === 'customer' && { token: mou.token }) };
    const answer = await shop.ask(call.method, path, asking);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    const read = v.safeParse(call.answer, answer.body);
    expect(read.issues).toBeUndefined();
    if ('data' in answer.body && Array.isArray(answer.body.data)) expect(answer.body.data).not.toEqual([]);
    if (call.givesToken) expect(answer.headers.get('authorization')).toMatch(/^Bearer \S+$/);
    if (call.caller === 'customer') expect((await shop.ask(call.method, path, { body })).status).toBe(401);
  });
});
