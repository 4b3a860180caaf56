import { pincode } from '../../provider/db/schema/address.ts';
import { walletTransaction } from '../../provider/db/schema/customer.ts';
import { recordDeskChange } from '../../provider/domain/desk/history.ts';
import { calls } from '../../contract/calls.ts';
import type { ContentItem } from '../../contract/content-item.ts';
import { aPicture, BANNER, EDITOR } from './editing.ts';
import { type Customer, idOf, openShop, type Shop } from './open.ts';
import { goodDeskGoods } from './good-desk-goods.ts';
import { HOME } from './fixture.ts';
import { goodImports } from './good-imports.ts';
import { goodShoppingLists } from './good-shopping-lists.ts';
import { goodDeskOrders } from './good-desk-orders.ts';
import { goodFollowing } from './good-following.ts';
import { orderTogether } from './order-together.ts';
import { SLOT } from './order-fixture.ts';
import { SHELVES } from './good-shelves.ts';

interface Good {
  readonly id?: number | string;
  readonly query?: string;
  readonly body?: unknown;
}

export type GoodTable = Readonly<Record<string, () => Promise<Good> | Good>>;

/** One way to call that answers 200: what stands for `{id}`, in the query and in the body. */
interface GoodCall extends Good {
  readonly path: string;
}

export interface GoodCalls {
  readonly shop: Shop;
  /** Whose things they are. */
  readonly mou: Customer;
  /** Makes what the call needs, anew each time. */
  readonly good: (name: string) => Promise<GoodCall>;
}

/** A shop with a good call of every constant of the contract. */
export async function openGoodCalls(): Promise<GoodCalls> {
  const shop = await openShop({ EDITOR_KEY: EDITOR['x-editor-key'] });
  const mou = await shop.register();
  const { token } = mou;
  const pincodeId = (await shop.db.select().from(pincode).orderBy(pincode.pincode))[0]?.id ?? 0;
  const productId = await idOf(shop, 'tomato');
  const made = async (path: string, body: unknown) =>
    (await shop.ask('POST', path, { token, body })).body.data.id as number;
  const address = () => made('/user-address/', { ...HOME, pincodeId });
  const line = () => made('/cart/', { productId });
  const wish = () => made('/wishlist/web', { productId });
  const home = await address();
  const orderBody = () => ({ addressId: home, slotId: SLOT, paymentMethod: 'cash' });
  const order = async (more = {}) => {
    await line();
    return made('/order', { ...orderBody(), ...more });
  };
  const sent = async (path: string, body: { phone: string }) => ({
    phone: body.phone,
    otp: (await shop.ask('POST', path, { body, headers: { 'x-from': body.phone } })).body.otp as string,
  });
  const credit = { kind: 'credit', amountPaise: 100, balancePaise: 100, at: shop.clock.now } as const;
  await shop.db.insert(walletTransaction).values({ customerId: mou.id, ...credit });
  const item = async () =>
    (await shop.ask('POST', '/editor/content-items', { headers: EDITOR, body: BANNER })).body.data as ContentItem;

  const table: GoodTable = {
    ...goodImports(shop),
    getAddresses: async () => {
      await address();
      return {};
    },
    postAddress: () => ({ body: { ...HOME, pincodeId } }),
    getAddress: async () => ({ id: await address() }),
    putAddress: async () => ({ id: await address(), body: { ...HOME, pincodeId } }),
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
    ...goodFollowing(shop, token, order),
    postOrderItems: async () => ({ id: await order(), body: { items: [{ productId, quantity: 1 }] } }),
    postOrder: async () => {
      await line();
      return { body: orderBody() };
    },
    getPublished: () => ({}),
    getContentItems: () => ({}),
    getContentItem: () => ({ id: 'page:about' }),
    postBanner: () => ({ body: BANNER }),
    putContentItem: async () => {
      const { id, version } = await item();
      return { id, body: { ...BANNER, basedOn: version } };
    },
    discardDraft: async () => {
      const { id, version } = await item();
      return { id, body: { by: 'Rina', basedOn: version } };
    },
    getHistory: async () => {
      await item();
      return {};
    },
    getChange: async () => {
      await item();
      return { id: (await shop.ask('GET', '/editor/history', { headers: EDITOR })).body.data[0].id as number };
    },
    getDeskHistory: async () => {
      const change = { subject: 'import:1', name: 'goods.csv', action: 'Imported' };
      await recordDeskChange(shop.db, { by: 'Rina', now: shop.clock.now }, change);
      return {};
    },
    ...goodDeskOrders(shop, { line, order, token }),
    ...goodDeskGoods(shop),
    ...goodShoppingLists(shop, mou),
    getEditor: () => ({}),
    postPicture: async () => ({ body: { by: 'Rina', data: await aPicture() } }),
    publish: async () => {
      const { id, version } = await item();
      return { body: { by: 'Rina', items: [{ id, version }] } };
    },
    buildSite: () => ({ body: { by: 'Rina' } }),
    getSiteStatus: () => ({}),
    switchRelease: () => ({ body: { by: 'Rina', release: '1' } }),
    getPincodes: () => ({}),
    getProducts: () => ({ query: 'detail=full' }),
    searchProducts: () => ({ query: 'searchKey=rice' }),
    suggestProducts: () => ({ query: 'searchKey=r' }),
    getProduct: () => ({ id: productId }),
    getPacks: () => ({ id: productId }),
    getRelatedProducts: () => ({ query: `productId=${productId}` }),
    getBoughtWith: async () => {
      await orderTogether(shop, 3, pincodeId, 'tomato', 'masoor-dal');
      return { query: `productId=${productId}` };
    },
    ...SHELVES,
    getSlots: () => ({ query: `pincodeId=${pincodeId}` }),
    getSearches: () => ({}),
    getSynonyms: () => ({}),
    postSynonym: () => ({ body: { by: 'Rina', words: ['spud', 'potato'] } }),
    deleteSynonym: async () => {
      const body = { by: 'Rina', words: ['tater', 'potato'] };
      const { data } = (await shop.ask('POST', '/editor/synonyms', { headers: EDITOR, body })).body;
      return { id: data.id as number, body: { by: 'Rina' } };
    },
    getSessions: () => ({}),
    postLogOut: () => ({ body: {} }),
    postWishlist: () => ({ body: { productId } }),
    getWishlist: async () => {
      await wish();
      return {};
    },
    deleteWishlistItem: async () => ({ id: await wish() }),
  };
  const good: GoodCalls['good'] = async (name) => {
    const call = calls[name];
    const made = await table[name]?.();
    if (!call || !made) throw new Error(`No good call of ${name} is known to the tests.`);
    const path = call.path.replace('{id}', String(made.id)) + (made.query ? `?${made.query}` : '');
    return { ...made, path };
  };
  return { shop, mou, good };
}
