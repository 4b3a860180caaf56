import { afterAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../../../provider/db/database.ts';
import { changeOrderStatus } from '../../../../provider/domain/orders/change-status.ts';
import { MORNING } from '../../fixtures/fixture.ts';
import { openOrderFixture, type Shopper } from '../../fixtures/order-fixture.ts';
import { taken } from '../../fixtures/taken-by-orders.ts';

const { shop, shopper, order } = await openOrderFixture();
afterAll(() => shop.close());

const cancel = ({ token }: Shopper, id: number) => shop.ask('PUT', `/order/cancel/${id}`, { token });
const pack = (id: number) => inTransaction(shop.db, (tx) => changeOrderStatus(tx, id, 'packed', MORNING));
const historyOf = ({ history }: { history: { status: string }[] }) => history.map(({ status }) => status);

describe('a customer cancels', () => {
  test('gives units, the place in the slot and the use of the coupon back once, however often it is sent', async () => {
    const mou = await shopper(['tomato', 3], ['last-laddu', 1]);
    const before = await taken(shop.db);
    const { id, cancellable } = (await order(mou, { couponCode: 'RARE' })).body.data;
    expect(cancellable).toBe(true);
    expect(await taken(shop.db)).not.toEqual(before);
    const answers = await Promise.all([cancel(mou, id), cancel(mou, id)]);
    answers.push(await cancel(mou, id));
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(body.data).toMatchObject({ id, status: 'cancelled', cancellable: false });
      expect(historyOf(body.data)).toEqual(['placed', 'cancelled']);
    }
    expect(await taken(shop.db)).toEqual(before);
    const rina = await shopper(['last-laddu', 1]);
    expect((await order(rina, { couponCode: 'RARE' })).status).toBe(200);
  });

  test('until it is packed, not after that', async () => {
    const mou = await shopper(['tomato', 1]);
    const { id, number } = (await order(mou)).body.data;
    await pack(id);
    expect((await shop.get(`/order/${id}`, mou.token)).body.data.cancellable).toBe(false);
    expect(await cancel(mou, id)).toMatchObject({
      status: 409,
      body: {
        code: 'order_packed',
        message: `${number} is packed, so it can’t be cancelled here any more. Please call us.`,
      },
    });
  });

  test('while the shop packs: one of them is first, and the other is told', async () => {
    const mou = await shopper(['tomato', 1]);
    const before = await taken(shop.db);
    const { id } = (await order(mou)).body.data;
    const [{ status }, packed] = await Promise.all([
      cancel(mou, id),
      pack(id).then(
        () => true,
        () => false,
      ),
    ]);
    expect(status).toBe(packed ? 409 : 200);
    if (!packed) expect(await taken(shop.db)).toEqual(before);
  });

  test('not after the clock of the demo has packed it', async () => {
    const mou = await shopper(['tomato', 1]);
    const { id } = (await order(mou)).body.data;
    shop.clock.now = new Date('2026-11-21T05:00:00Z');
    expect((await cancel(mou, id)).body.code).toBe('order_packed');
    shop.clock.now = new Date(MORNING);
  });

  test('nobody’s but their own', async () => {
    const mou = await shopper(['tomato', 1]);
    const { id } = (await order(mou)).body.data;
    const rina = await shop.register();
    expect(await shop.ask('PUT', `/order/cancel/${id}`, { token: rina.token })).toMatchObject({
      status: 404,
      body: { code: 'unknown_order' },
    });
    expect((await shop.get(`/order/${id}`, mou.token)).body.data.status).toBe('placed');
  });
});
