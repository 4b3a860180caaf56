import { afterAll, describe, expect, test } from 'vitest';
import { HOME } from '../fixtures/fixture.ts';
import { openOrderFixture, type Shopper } from '../fixtures/order-fixture.ts';

const { shop, delivered, shopper, order } = await openOrderFixture();
afterAll(() => shop.close());

const change = ({ token, addressId }: Shopper, more: object) =>
  shop.ask('PUT', `/user-address/${addressId}`, { token, body: { ...HOME, pincodeId: delivered, ...more } });

describe('delivery instructions', () => {
  test('an address begins without, keeps what is given in one order, and keeps it when it is left out', async () => {
    const mou = await shopper();
    const before = (await shop.get(`/user-address/${mou.addressId}`, mou.token)).body.data;
    expect(before).toMatchObject({ deliveryInstructions: [], deliveryNote: null });
    const given = { deliveryInstructions: ['no-bell', 'leave-at-door', 'no-bell'], deliveryNote: ' Gate\n4412\u202e ' };
    const kept = { deliveryInstructions: ['leave-at-door', 'no-bell'], deliveryNote: 'Gate 4412' };
    expect((await change(mou, given)).body.data).toMatchObject(kept);
    expect((await change(mou, { label: 'Work' })).body.data).toMatchObject({ label: 'Work', ...kept });
    const taken = { deliveryInstructions: [], deliveryNote: '' };
    expect((await change(mou, taken)).body.data).toMatchObject({ deliveryInstructions: [], deliveryNote: null });
  });

  test('an order has those of its address, or its own, and leaves the address as it is', async () => {
    const mou = await shopper(['tomato', 1]);
    const atHome = { deliveryInstructions: ['call-on-arrival'], deliveryNote: 'Gate 4412' };
    await change(mou, atHome);
    expect((await order(mou)).body.data.address).toMatchObject(atHome);

    await shop.ask('POST', '/cart/', { token: mou.token, body: { productId: await tomato(), quantity: 1 } });
    const own = { deliveryInstructions: ['leave-at-door'], deliveryNote: '' };
    const placed = (await order(mou, own)).body.data;
    expect(placed.address).toMatchObject({ deliveryInstructions: ['leave-at-door'], deliveryNote: null });
    await change(mou, { deliveryInstructions: [] });
    expect((await shop.get(`/order/${placed.id}`, mou.token)).body.data.address).toEqual(placed.address);
    expect((await shop.get(`/user-address/${mou.addressId}`, mou.token)).body.data).toMatchObject({
      deliveryInstructions: [],
      deliveryNote: 'Gate 4412',
    });
  });

  test.each([
    [{ deliveryInstructions: ['climb-in'] }, 'deliveryInstructions'],
    [{ deliveryInstructions: 'no-bell' }, 'deliveryInstructions'],
    [{ deliveryInstructions: Array.from({ length: 4 }, () => 'no-bell') }, 'deliveryInstructions'],
    [{ deliveryNote: 'x'.repeat(201) }, 'deliveryNote'],
    [{ deliveryNote: 7 }, 'deliveryNote'],
  ])('%j is refused, in an address and in an order', async (more, field) => {
    const mou = await shopper(['tomato', 1]);
    for (const { status, body } of [await change(mou, more), await order(mou, more)]) {
      expect(status).toBe(400);
      expect(Object.keys(body.fields as object).join()).toContain(field);
    }
  });

  test('a note of 200 characters is kept whole', async () => {
    const mou = await shopper();
    const deliveryNote = 'ঘ'.repeat(200);
    expect((await change(mou, { deliveryNote })).body.data.deliveryNote).toBe(deliveryNote);
  });
});

const tomato = async () => (await shop.get('/product/web/byid/tomato')).body.data.id as number;
