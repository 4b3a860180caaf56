import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pincode } from '../../provider/db/schema/address.ts';
import { product } from '../../provider/db/schema/catalogue.ts';
import { chargeStep, slotTaken, slotWindow } from '../../provider/db/schema/delivery.ts';
import { MORNING } from './fixture.ts';
import { type Customer, idOf, openShop, type Shop } from './open.ts';

let shop: Shop;
let delivered: number;
let notDelivered: number;
beforeAll(async () => {
  shop = await openShop();
  const places = await shop.db.select().from(pincode).orderBy(pincode.pincode);
  [delivered = 0, notDelivered = 0] = places.map(({ id }) => id);
});
afterAll(() => shop.close());

const SLOT = '2026-11-21_11-13';
const HOME = { label: 'Home', name: 'Mou Sen', phone: '9830012345', line1: '4 Rashbehari Avenue' };

const add = async ({ token }: Customer, slug: string, quantity = 1) =>
  shop.ask('POST', '/cart/', { token, body: { productId: await idOf(shop, slug), quantity } });

const addressOf = async ({ token }: Customer, pincodeId = delivered) =>
  (await shop.ask('POST', '/user-address/', { token, body: { ...HOME, pincodeId } })).body.data.id as number;

interface Shopper extends Customer {
  readonly addressId: number;
}

/** A customer with an address and pieces in the cart. */
async function shopper(...pieces: readonly [slug: string, quantity: number][]): Promise<Shopper> {
  const customer = await shop.register();
  for (const [slug, quantity] of pieces) await add(customer, slug, quantity);
  return { ...customer, addressId: await addressOf(customer) };
}

const order = ({ token, addressId }: Shopper, more: object = {}, key?: string) => shop.ask('POST', '/order', {
  token, body: { addressId, slotId: SLOT, paymentMethod: 'cash', ...more }, ...(key !== undefined && { headers: { 'idempotency-key': key } }),
});
const stockOf = async (slug: string) => (await shop.get(`/product/web/byid/${slug}`)).body.data.stock as number;

describe('§7 order', () => {
  test('an order takes the stock, empties the cart and shows what was bought, paid and promised', async () => {
    const mou = await shopper(['tomato', 2], ['basmati-rice-5-kg', 1]);
    const before = await stockOf('tomato');
    const { status, body } = await order(mou, { toPay: 615 });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      status: 'placed', totalPrice: 595, deliveryAmount: 20, couponAmount: 0, toPay: 615, paymentMethod: 'cash',
      placedAt: MORNING.toISOString(), history: [{ status: 'placed', at: MORNING.toISOString() }],
      slot: { id: SLOT, date: '2026-11-21', from: '11:00', to: '13:00' },
      address: { line1: '4 Rashbehari Avenue', pincode: { pincode: '700001' } },
      items: [{ name: 'Tomato', price: 22.5, quantity: 2 }, { name: 'Basmati Rice', packSize: '5 kg', quantity: 1 }],
    });
    expect(body.data.number).toMatch(/^HT-2\d{4}$/);
    expect(await stockOf('tomato')).toBe(before - 2);
    expect((await shop.get('/cart/web/c', mou.token)).body.count).toBe(0);
    expect((await shop.get('/order/', mou.token)).body.data).toEqual([body.data]);
    expect((await shop.get(`/order/${body.data.id}`, mou.token)).body.data).toEqual(body.data);
  });

  test('an order stays as it was when address and product change', async () => {
    const mou = await shopper(['masoor-dal', 1]);
    const { id } = (await order(mou)).body.data as { id: number };
    await shop.ask('PUT', `/user-address/${mou.addressId}`, { token: mou.token, body: { ...HOME, line1: 'Elsewhere', pincodeId: delivered } });
    await shop.db.update(product).set({ name: 'Red Lentils', pricePaise: 1 }).where(eq(product.slug, 'masoor-dal'));
    const { data } = (await shop.get(`/order/${id}`, mou.token)).body;
    expect(data).toMatchObject({ address: { line1: '4 Rashbehari Avenue' }, items: [{ name: 'Masoor Dal', price: 70 }] });
    await shop.db.update(product).set({ name: 'Masoor Dal', pricePaise: 7000 }).where(eq(product.slug, 'masoor-dal'));
  });

  test('nobody reads another’s order', async () => {
    const mou = await shopper(['tomato', 1]);
    const { id } = (await order(mou)).body.data as { id: number };
    const rina = await shop.register();
    expect(await shop.get(`/order/${id}`, rina.token)).toMatchObject({ status: 404, body: { code: 'unknown_order' } });
    expect((await shop.get('/order/', rina.token)).body.data).toEqual([]);
    expect((await shop.get(`/order/${id}`)).status).toBe(401);
  });

  test('nobody orders to another’s address', async () => {
    const mou = await shopper();
    const rina = await shopper(['tomato', 1]);
    expect(await order({ ...rina, addressId: mou.addressId })).toMatchObject({ status: 404, body: { code: 'unknown_address' } });
  });

  test('an empty cart, a pincode without delivery and a missing reference are refused by name', async () => {
    const mou = await shopper();
    expect(await order(mou)).toMatchObject({ status: 409, body: { code: 'empty_cart' } });
    await add(mou, 'tomato');
    const far = await addressOf(mou, notDelivered);
    const refused = await order({ ...mou, addressId: far });
    expect(refused).toMatchObject({ status: 409, body: { code: 'not_deliverable' } });
    expect(refused.body.message).toContain('700159');
    expect(await order(mou, { paymentMethod: 'qr' })).toMatchObject({ status: 422, body: { code: 'payment_reference' } });
    expect((await order(mou, { paymentMethod: 'qr', paymentReference: '4711' })).body.data.paymentReference).toBe('4711');
  });

  test('an amount other than the one seen is refused with the new one, and nothing is taken', async () => {
    const mou = await shopper(['tomato', 2]);
    const before = await stockOf('tomato');
    const refused = await order(mou, { toPay: 45 });
    expect(refused).toMatchObject({ status: 409, body: { code: 'total_changed' } });
    expect(refused.body.message).toContain('₹85');
    expect(await stockOf('tomato')).toBe(before);
    expect((await shop.get('/cart/web/c', mou.token)).body.count).toBe(2);
  });

  test('what has sold out meanwhile is named', async () => {
    const mou = await shopper(['few-fishballs', 6]);
    await shop.db.update(product).set({ stock: 2 }).where(eq(product.slug, 'few-fishballs'));
    const refused = await order(mou);
    expect(refused).toMatchObject({ status: 409, body: { code: 'out_of_stock' } });
    expect(refused.body.message).toBe('Only 2 of Few Fishballs (200 g) are left. Please take fewer.');
    await shop.db.update(product).set({ stock: 6 }).where(eq(product.slug, 'few-fishballs'));
  });

  test('the last piece is sold once, however many want it at the same moment', async () => {
    const shoppers = [];
    for (let each = 0; each < 5; each += 1) shoppers.push(await shopper(['last-laddu', 1]));
    const answers = await Promise.all(shoppers.map((each) => order(each)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'out_of_stock')).toHaveLength(4);
    expect(await stockOf('last-laddu')).toBe(0);
  });
});

describe('Idempotency-Key', () => {
  test('the same key is the same order: one after the other and at the same moment', async () => {
    const mou = await shopper(['tomato', 1]);
    const answers = await Promise.all([order(mou, {}, 'k1'), order(mou, {}, 'k1'), order(mou, {}, 'k1')]);
    answers.push(await order(mou, {}, 'k1'));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.data.number as string)).size).toBe(1);
    expect((await shop.get('/order/', mou.token)).body.data).toHaveLength(1);
  });

  test('the same key with other details is refused', async () => {
    const mou = await shopper(['tomato', 1]);
    await order(mou, {}, 'k2');
    expect(await order(mou, { slotId: '2026-11-22_11-13' }, 'k2')).toMatchObject({ status: 422, body: { code: 'idempotency_mismatch' } });
  });

  test('a key belongs to one customer', async () => {
    const [mou, rina] = [await shopper(['tomato', 1]), await shopper(['tomato', 1])];
    const [first, second] = [await order(mou, {}, 'k3'), await order(rina, {}, 'k3')];
    expect(second.status).toBe(200);
    expect(second.body.data.number).not.toBe(first.body.data.number);
  });

  test('an order that was refused can be sent again under its key', async () => {
    const mou = await shopper();
    expect((await order(mou, {}, 'k4')).body.code).toBe('empty_cart');
    await add(mou, 'tomato');
    expect((await order(mou, {}, 'k4')).status).toBe(200);
  });
});

describe('slots', () => {
  const slots = async () => (await shop.get(`/delivery-slot/web/list?pincodeId=${delivered}`)).body.data as { id: string; left: number }[];

  test('slots lie in today and the next five days, today’s only with more than an hour to go', async () => {
    const ids = (await slots()).map(({ id }) => id);
    expect(ids).toHaveLength(17); // today's 11 o'clock is half an hour away
    expect(ids).toContain('2026-11-20_17-19');
    expect(ids).not.toContain('2026-11-20_11-13');
    expect(ids.at(-1)).toBe('2026-11-25_19-21');
  });

  test('after midnight in Kolkata it is the next day, whatever the clock of the server says', async () => {
    shop.clock.now = new Date('2026-11-20T19:00:00Z');
    expect((await slots())[0]?.id).toBe('2026-11-21_11-13');
    shop.clock.now = new Date(MORNING);
  });

  test('a pincode without delivery has no slots', async () => {
    expect((await shop.get(`/delivery-slot/web/list?pincodeId=${notDelivered}`)).body.data).toEqual([]);
  });

  test('a full slot, a past one and one that never was are refused by name', async () => {
    const id = '2026-11-23_17-19';
    const orders = await Promise.all([await shopper(['tomato', 1]), await shopper(['tomato', 1]), await shopper(['tomato', 1])].map((each) => order(each, { slotId: id })));
    expect(orders.map(({ body }) => (body.code ?? 'placed') as string).sort()).toEqual(['placed', 'placed', 'slot_full']);
    expect((await slots()).find((slot) => slot.id === id)?.left).toBe(0);
    const mou = await shopper(['tomato', 1]);
    const codes: string[] = [];
    for (const slotId of ['2026-11-20_11-13', '2026-11-01_11-13', '2026-12-31_11-13', '2026-02-31_11-13', 'x', 7]) {
      codes.push((await order(mou, { slotId })).body.code as string);
    }
    expect(codes).toEqual(['slot_past', 'slot_past', 'unknown_slot', 'slot_past', 'unknown_slot', 'unknown_slot']);
  });

  test('a refused order gives its place back', async () => {
    const mou = await shopper(['tomato', 1]);
    await order(mou, { slotId: '2026-11-24_17-19', toPay: 1 });
    await order(mou, { slotId: '2026-11-24_17-19', couponCode: 'NOPE' });
    expect((await slots()).find(({ id }) => id === '2026-11-24_17-19')?.left).toBe(2);
  });
});

describe('coupons', () => {
  const check = ({ token }: Customer, code: string) => shop.ask('POST', '/coupon-master/web/checkavailability', { token, body: { code } });

  test('a flat one, and a percentage up to its cap', async () => {
    const mou = await shopper(['tomato', 10]); // ₹225
    expect((await check(mou, ' flat50 ')).body.data).toEqual({ code: 'FLAT50', couponAmount: 50 });
    expect((await check(mou, 'TEN')).body.data.couponAmount).toBe(22.5);
    await add(mou, 'full-hamper');
    expect((await check(mou, 'TEN')).body.data.couponAmount).toBe(30);
    expect((await order(mou, { couponCode: 'ten', toPay: 1195 })).body.data).toMatchObject({ couponCode: 'TEN', couponAmount: 30, toPay: 1195 });
  });

  test('a coupon never takes off more than the items cost', async () => {
    const mou = await shopper(['last-laddu', 1]);
    await shop.db.update(product).set({ stock: 5 }).where(eq(product.slug, 'last-laddu'));
    await add(mou, 'last-laddu');
    expect((await check(mou, 'FIRST')).body.data.couponAmount).toBe(10);
    await shop.db.update(product).set({ stock: 0 }).where(eq(product.slug, 'last-laddu'));
  });

  test('each refusal has its code and a sentence', async () => {
    const mou = await shopper(['tomato', 1]);
    const refusals = new Map<string, string>();
    for (const code of ['NOPE', 'OVER', 'LATER', 'FLAT50']) {
      const { status, body } = await check(mou, code);
      expect(status).toBe(409);
      refusals.set(body.code as string, body.message as string);
    }
    expect([...refusals.keys()]).toEqual(['coupon_unknown', 'coupon_expired', 'coupon_early', 'coupon_minimum']);
    expect(refusals.get('coupon_minimum')).toContain('Add ₹177.50 more');
  });

  test('for first orders only, and once for each customer', async () => {
    const mou = await shopper(['tomato', 1]);
    expect((await order(mou, { couponCode: 'FIRST' })).status).toBe(200);
    await add(mou, 'tomato');
    expect((await order(mou, { couponCode: 'FIRST' })).body.code).toBe('coupon_first_order');
    expect((await order(mou, { couponCode: 'ONCE' })).status).toBe(200);
    await add(mou, 'tomato');
    expect((await order(mou, { couponCode: 'ONCE' })).body.code).toBe('coupon_used');
  });

  test('one that is limited in all goes to one of those who want it', async () => {
    const shoppers = [await shopper(['tomato', 1]), await shopper(['tomato', 1]), await shopper(['tomato', 1])];
    const answers = await Promise.all(shoppers.map((each) => order(each, { couponCode: 'RARE' })));
    expect(answers.map(({ body }) => (body.code ?? 'placed') as string).sort()).toEqual(['coupon_used_up', 'coupon_used_up', 'placed']);
    const codes = (await shop.get('/coupon-master/dropdown/list')).body.data.map(({ code }: { code: string }) => code);
    expect(codes).toEqual(['FLAT50', 'TEN', 'FIRST', 'ONCE']);
  });
});

describe('§7 delivery charge', () => {
  const check = async (query: string) => (await shop.get(`/order/delivery-amount-check/?${query}`));

  test('it falls in steps, and the next step is named until it is free', async () => {
    expect((await check('orderAmonut=299.99')).body).toEqual({ deliveryAmount: 40, nextStep: { orderAmount: 300, deliveryAmount: 20 } });
    expect((await check('orderAmonut=300')).body).toEqual({ deliveryAmount: 20, nextStep: { orderAmount: 600, deliveryAmount: 0 } });
    expect((await check(`orderAmonut=600&pincodeId=${delivered}`)).body).toEqual({ deliveryAmount: 0, nextStep: null });
  });

  test('a pincode without delivery and one that is unknown are 404', async () => {
    expect((await check(`orderAmonut=100&pincodeId=${notDelivered}`)).status).toBe(404);
    expect((await shop.get(`/order/get-deliveryamount/${notDelivered}`)).status).toBe(404);
    expect((await shop.get('/order/get-deliveryamount/999999')).status).toBe(404);
    expect((await shop.get(`/order/get-deliveryamount/${delivered}`)).body.deliveryAmount).toBe(40);
    expect((await check('orderAmonut=many')).status).toBe(400);
  });

  test('a shop without steps delivers free', async () => {
    const steps = await shop.db.delete(chargeStep).returning();
    expect((await check('orderAmonut=1')).body).toEqual({ deliveryAmount: 0, nextStep: null });
    await shop.db.insert(chargeStep).values(steps);
  });

  test('places taken are counted by date and window', async () => {
    const taken = await shop.db.select().from(slotTaken);
    const windows = await shop.db.select().from(slotWindow);
    for (const { windowKey, taken: places } of taken) {
      expect(places).toBeLessThanOrEqual(windows.find(({ key }) => key === windowKey)?.capacity ?? 0);
    }
    expect(taken.find(({ date, windowKey }) => date === '2026-11-23' && windowKey === '17-19')?.taken).toBe(2);
  });
});
