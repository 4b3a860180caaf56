import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { product } from '../../../provider/db/schema/catalogue.ts';
import { HOME, MORNING } from '../fixtures/fixture.ts';
import { openOrderFixture, SLOT } from '../fixtures/order-fixture.ts';

const { shop, delivered, notDelivered, add, addressOf, shopper, order } = await openOrderFixture();
afterAll(() => shop.close());

const stockOf = async (slug: string) => (await shop.get(`/product/web/byid/${slug}`)).body.data.stock as number;

describe('§7 order', () => {
  test('an order takes the stock, empties the cart and shows what was bought, paid and promised', async () => {
    const mou = await shopper(['tomato', 2], ['basmati-rice-5-kg', 1]);
    const before = await stockOf('tomato');
    const { status, body } = await order(mou, { toPay: 615 });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      status: 'placed',
      totalPrice: 595,
      deliveryAmount: 20,
      couponAmount: 0,
      toPay: 615,
      paymentMethod: 'cash',
      placedAt: MORNING.toISOString(),
      history: [{ status: 'placed', at: MORNING.toISOString() }],
      slot: { id: SLOT, date: '2026-11-21', from: '11:00', to: '13:00' },
      address: { line1: '4 Rashbehari Avenue', pincode: { pincode: '700001' } },
      items: [
        { name: 'Tomato', price: 22.5, quantity: 2 },
        { name: 'Basmati Rice', packSize: '5 kg', quantity: 1 },
      ],
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
    await shop.ask('PUT', `/user-address/${mou.addressId}`, {
      token: mou.token,
      body: { ...HOME, line1: 'Elsewhere', pincodeId: delivered },
    });
    await shop.db.update(product).set({ name: 'Red Lentils', pricePaise: 1 }).where(eq(product.slug, 'masoor-dal'));
    const { data } = (await shop.get(`/order/${id}`, mou.token)).body;
    expect(data).toMatchObject({
      address: { line1: '4 Rashbehari Avenue' },
      items: [{ name: 'Masoor Dal', price: 70 }],
    });
    await shop.db.update(product).set({ name: 'Masoor Dal', pricePaise: 7000 }).where(eq(product.slug, 'masoor-dal'));
  });

  test('an order is found by the key that it was placed with, by its customer alone', async () => {
    const mou = await shopper(['tomato', 1]);
    const placedWith = (key: string, { token }: { token: string }) => shop.get(`/order/placed/${key}`, token);
    expect(await placedWith('my-key', mou)).toMatchObject({ status: 200, body: { data: null } });
    const { data } = (await order(mou, {}, 'my-key')).body;
    expect((await placedWith('my-key', mou)).body.data).toEqual(data);
    expect((await placedWith('my-key', await shop.register())).body.data).toBe(null);
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
    expect(await order({ ...rina, addressId: mou.addressId })).toMatchObject({
      status: 404,
      body: { code: 'unknown_address' },
    });
  });

  test('an empty cart, a pincode without delivery and a missing reference are refused by name', async () => {
    const mou = await shopper();
    expect(await order(mou)).toMatchObject({ status: 409, body: { code: 'empty_cart' } });
    await add(mou, 'tomato');
    const far = await addressOf(mou, notDelivered);
    const refused = await order({ ...mou, addressId: far });
    expect(refused).toMatchObject({ status: 409, body: { code: 'not_deliverable' } });
    expect(refused.body.message).toContain('700159');
    expect(await order(mou, { paymentMethod: 'qr' })).toMatchObject({
      status: 422,
      body: { code: 'payment_reference' },
    });
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

describe('what to bring when something can’t be had', () => {
  test('is kept for the order, and for the lines where it differs', async () => {
    const mou = await shopper(['tomato', 1], ['masoor-dal', 1]);
    const [tomato, dal] = (await shop.get('/cart/web/c', mou.token)).body.data as { product: { id: number } }[];
    const placed = await order(mou, {
      substitution: 'ask',
      substitutionExceptions: [
        { productId: String(tomato?.product.id), substitution: 'none' },
        { productId: dal?.product.id, substitution: 'ask' },
        { productId: 'gone', substitution: 'none' },
      ],
    });
    expect(placed.body.data).toMatchObject({
      substitution: 'ask',
      items: [
        { name: 'Tomato', substitution: 'none' },
        { name: 'Masoor Dal', substitution: null },
      ],
    });
    expect((await shop.get('/order/', mou.token)).body.data).toEqual([placed.body.data]);
  });

  test('is the best match when nobody says', async () => {
    const mou = await shopper(['tomato', 1]);
    expect((await order(mou)).body.data).toMatchObject({ substitution: 'best-match', items: [{ substitution: null }] });
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
    expect(await order(mou, { slotId: '2026-11-22_11-13' }, 'k2')).toMatchObject({
      status: 422,
      body: { code: 'idempotency_mismatch' },
    });
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
