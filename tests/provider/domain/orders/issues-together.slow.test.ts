import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import type { OrderStatus } from '../../../../contract/order-status.ts';
import { inTransaction } from '../../../../provider/db/database.ts';
import { product } from '../../../../provider/db/schema/catalogue.ts';
import { orderItem } from '../../../../provider/db/schema/order.ts';
import { changeOrderStatus } from '../../../../provider/domain/orders/change-status.ts';
import { insertIssue } from '../../../../provider/repositories/issue.ts';
import { expectItAddsUp } from '../../fixtures/adds-up.ts';
import { EDITOR } from '../../fixtures/editing.ts';
import { MORNING } from '../../fixtures/fixture.ts';
import { stockBeforeOrders } from '../../../../harness/ledger.ts';
import { openOrderFixture } from '../../fixtures/order-fixture.ts';

const { shop, shopper, order } = await openOrderFixture({ EDITOR_KEY: EDITOR['x-editor-key'] });
const before = await stockBeforeOrders(shop.db);
afterAll(async () => {
  await expectItAddsUp(shop.db, before);
  await shop.close();
});

const move = (id: number, to: OrderStatus) => inTransaction(shop.db, (tx) => changeOrderStatus(tx, id, to, MORNING));

/** 3 of rice, delivered. */
async function delivered() {
  const mou = await shopper(['basmati-rice', 3]);
  const { id, items } = (await order(mou)).body.data as { id: number; items: { productId: number }[] };
  await move(id, 'delivered');
  const report = (said: object) =>
    shop.ask('POST', `/order/${id}/issues`, {
      token: mou.token,
      body: { productId: items[0]?.productId, kind: 'damaged', quantity: 1, ...said },
    });
  return { mou, id, report };
}
const issueId = (answered: { body: { data: { issues: { id: number }[] } } }) => answered.body.data.issues.at(-1)?.id;

describe('a customer reports', () => {
  test('units of a product that was added to the order too, each at the price of its line', async () => {
    const mou = await shopper(['tomato', 1]);
    const { id, items } = (await order(mou)).body.data as { id: number; items: { productId: number }[] };
    const productId = items[0]?.productId ?? 0;
    await shop.db.update(product).set({ pricePaise: 2500 }).where(eq(product.id, productId));
    const added = await shop.ask('POST', `/order/${id}/items`, {
      token: mou.token,
      body: { items: [{ productId, quantity: 3 }] },
    });
    await shop.db.update(product).set({ pricePaise: 2250 }).where(eq(product.id, productId));
    expect(added.status, JSON.stringify(added.body)).toBe(200);
    await move(id, 'delivered');
    const report = (said: object) =>
      shop.ask('POST', `/order/${id}/issues`, { token: mou.token, body: { productId, kind: 'damaged', ...said } });
    expect(await report({ quantity: 4 })).toMatchObject({ status: 422, body: { code: 'too_many_units' } });
    const first = await report({ quantity: 3 });
    expect(first.status, JSON.stringify(first.body)).toBe(200);
    const { body } = await shop.ask('GET', `/desk/orders/${id}`, { headers: EDITOR });
    const [, line] = body.data.items as { id: number; price: number }[];
    expect(body.data.issues).toMatchObject([{ itemId: line?.id, quantity: 3 }]);
    expect(line?.price).toBe(25);
    const refund = { by: 'Rina', issueId: issueId(first), to: 'refunded', amount: 75 };
    expect((await shop.ask('PUT', `/desk/orders/${id}/issue`, { headers: EDITOR, body: refund })).status).toBe(200);
    expect((await report({ quantity: 3 })).body.code).toBe('too_many_units');
    expect((await report({ quantity: 1 })).status).toBe(200);
    expect((await report({ quantity: 1, kind: 'wrong' })).body.code).toBe('already_reported');
  });

  test('with photos that keep nobody else waiting, and only as many as are soon encoded', async () => {
    const { mou, report } = await delivered();
    const slow = await sharp({ create: { width: 4000, height: 4000, channels: 4, background: 'red' } })
      .png({ progressive: true })
      .toBuffer();
    const photos = [slow.toString('base64')];
    const done: string[] = [];
    const reports = Array.from({ length: 8 }, async (_, i) => {
      const { status } = await report({ text: String(i), photos });
      if (status !== 503) done.push('report');
      return status;
    });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect((await shop.get('/customer/wallet', mou.token)).status).toBe(200);
    done.push('another call');
    const answers = await Promise.all(reports);
    expect(done[0]).toBe('another call');
    // One is encoded and four wait; where reports come slowly, one more finds room.
    const refused = answers.filter((status) => status === 503).length;
    expect(refused).toBeGreaterThan(0);
    expect(refused).toBeLessThanOrEqual(3);
    expect(answers.filter((status) => status === 200)).toHaveLength(3);
  });

  test('with twelve photos of one order at most, also at the same moment, and then without', async () => {
    const { id, report } = await delivered();
    const [item] = await shop.db.select().from(orderItem).where(eq(orderItem.orderId, id));
    const declined = {
      orderId: id,
      orderItemId: item?.id ?? 0,
      kind: 'damaged',
      quantity: 1,
      state: 'declined',
    } as const;
    await insertIssue(shop.db, { ...declined, at: MORNING }, Array<Buffer>(11).fill(Buffer.from('a')));
    const photo = await sharp({ create: { width: 300, height: 200, channels: 3, background: 'red' } })
      .jpeg()
      .toBuffer();
    const photos = [photo.toString('base64')];
    const answers = await Promise.all(['a', 'b'].map((text) => report({ text, photos })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    const refused = await report({ text: 'c', photos });
    expect(refused.body).toMatchObject({
      code: 'too_many_photos',
      message: expect.stringMatching(/^One order can have up to 12 photos, and HT-\d+ has 12 already\./) as string,
    });
    expect((await report({ text: 'c' })).status).toBe(200);
  });
});
