import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../../../provider/db/database.ts';
import { orderItem } from '../../../../provider/db/schema/order.ts';
import { markMissing } from '../../../../provider/domain/orders/missing.ts';
import { endSoldOut } from '../../../../provider/domain/catalogue/sold-out.ts';
import { MORNING } from '../../fixtures/fixture.ts';
import { EDITOR } from '../../fixtures/editing.ts';
import { openOrderFixture } from '../../fixtures/order-fixture.ts';
import { openDeskGoods } from '../../fixtures/desk-goods.ts';

const fixture = await openOrderFixture({ EDITOR_KEY: EDITOR['x-editor-key'] });
const { shop, shopper, order } = fixture;
const { product, change, history } = await openDeskGoods(shop);
afterAll(() => shop.close());

const inShop = async (slug: string) => (await shop.get(`/product/web/byid/${slug}`)).body.data.stock as number;
const TOMORROW = '2026-11-21T09:00:00+05:30';

describe('stock', () => {
  test('is counted by what it was based on: what orders take meanwhile stays taken', async () => {
    const { stock, sold } = await product('few-fishballs');
    expect(stock).toBe(6);
    expect((await order(await shopper(['few-fishballs', 1]))).status).toBe(200);
    expect((await change('few-fishballs', { stock: 9 }, { stock, sold })).status).toBe(200);
    expect(await inShop('few-fishballs')).toBe(8);
    // Sent again, because the answer was lost.
    expect((await change('few-fishballs', { stock: 9 }, { stock, sold })).status).toBe(200);
    expect(await inShop('few-fishballs')).toBe(8);
    // Somebody else has counted meanwhile.
    expect((await change('few-fishballs', { stock: 20 }, { stock, sold })).status).toBe(409);
    expect((await history('few-fishballs'))[0]).toMatchObject({ action: 'Stock changed', before: { Stock: '5' } });
  });

  test('adds up when orders come at the same moment, and is never below none', async () => {
    const { stock, sold } = await product('last-laddu');
    const one = await shopper(['last-laddu', 1]);
    const answers = await Promise.all([order(one), change('last-laddu', { stock: 0 }, { stock, sold })]);
    const isOrdered = answers[0].status === 200;
    expect(answers[1].status).toBe(200);
    expect(await inShop('last-laddu')).toBe(0);
    const after = await product('last-laddu');
    expect(after).toMatchObject({ stock: 0, sold: sold + (isOrdered ? 1 : 0) });
  });
});

describe('sold out until', () => {
  test('holds the units, what comes back of orders too, and puts them on sale at its time', async () => {
    const mou = await shopper(['tomato', 3]);
    const { id } = (await order(mou)).body.data;
    const { stock } = await product('tomato');
    expect((await change('tomato', { soldOut: { until: TOMORROW } })).status).toBe(200);
    expect(await inShop('tomato')).toBe(0);
    expect(await product('tomato')).toMatchObject({ stock, soldOut: { until: '2026-11-21T03:30:00.000Z' } });
    expect((await shop.ask('PUT', `/order/cancel/${id}`, { token: mou.token })).status).toBe(200);
    expect(await inShop('tomato')).toBe(0);
    expect((await product('tomato')).stock).toBe(stock + 3);
    expect(await endSoldOut(shop.db, MORNING)).toBe(0);
    const due = new Date(TOMORROW);
    const ended = await Promise.all([endSoldOut(shop.db, due), endSoldOut(shop.db, due)]);
    expect(ended.sort()).toEqual([0, 1]);
    expect(await inShop('tomato')).toBe(stock + 3);
    expect((await history('tomato'))[0]).toMatchObject({ by: 'The clock', action: 'On sale again' });
  });

  test('or until somebody says otherwise; stock that is set meanwhile waits', async () => {
    await change('masoor-dal', { soldOut: { until: null } });
    await change('masoor-dal', { stock: 40 });
    expect(await inShop('masoor-dal')).toBe(0);
    expect(await endSoldOut(shop.db, new Date('2030-01-01'))).toBe(0);
    await change('masoor-dal', { soldOut: null });
    expect(await inShop('masoor-dal')).toBe(40);
  });

  test('leaves nothing of a shelf that a packer found empty', async () => {
    const { id } = (await order(await shopper(['full-hamper', 2]))).body.data;
    await change('full-hamper', { soldOut: { until: null } });
    const [item] = await shop.db
      .select()
      .from(orderItem)
      .where(eq(orderItem.orderId, id as number));
    const missing = { itemId: item?.id ?? 0, missing: 1, sellOut: true };
    await inTransaction(shop.db, (tx) => markMissing(tx, id as number, missing, MORNING));
    expect(await product('full-hamper')).toMatchObject({ stock: 0, soldOut: { until: null } });
    await change('full-hamper', { soldOut: null });
    expect(await inShop('full-hamper')).toBe(0);
  });

  test('not until a time that is over', async () => {
    expect((await change('toned-milk', { soldOut: { until: '2026-11-19T09:00:00+05:30' } })).body.message).toBe(
      'Please choose a time that is still to come.',
    );
  });
});
