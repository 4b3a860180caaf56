import { afterAll, describe, expect, test } from 'vitest';
import { slotTaken, slotWindow } from '../../../provider/db/schema/delivery.ts';
import { MORNING } from '../fixtures/fixture.ts';
import { openOrderFixture } from '../fixtures/order-fixture.ts';

const { shop, delivered, notDelivered, shopper, order } = await openOrderFixture();
afterAll(() => shop.close());

describe('slots', () => {
  const slots = async () =>
    (await shop.get(`/delivery-slot/web/list?pincodeId=${delivered}`)).body.data as { id: string; left: number }[];

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
    const orders = await Promise.all(
      [await shopper(['tomato', 1]), await shopper(['tomato', 1]), await shopper(['tomato', 1])].map((each) =>
        order(each, { slotId: id }),
      ),
    );
    expect(orders.map(({ body }) => (body.code ?? 'placed') as string).sort()).toEqual([
      'placed',
      'placed',
      'slot_full',
    ]);
    expect((await slots()).find((slot) => slot.id === id)?.left).toBe(0);
    const mou = await shopper(['tomato', 1]);
    const codes: string[] = [];
    for (const slotId of ['2026-11-20_11-13', '2026-11-01_11-13', '2026-12-31_11-13', '2026-02-31_11-13', 'x', 7]) {
      codes.push((await order(mou, { slotId })).body.code as string);
    }
    expect(codes).toEqual(['slot_past', 'slot_past', 'unknown_slot', 'slot_past', 'unknown_slot', 'unknown_slot']);
  });

  test('places taken are counted by date and window', async () => {
    const taken = await shop.db.select().from(slotTaken);
    const windows = await shop.db.select().from(slotWindow);
    for (const { windowKey, taken: places } of taken) {
      expect(places).toBeLessThanOrEqual(windows.find(({ key }) => key === windowKey)?.capacity ?? 0);
    }
    expect(taken.find(({ date, windowKey }) => date === '2026-11-23' && windowKey === '17-19')?.taken).toBe(2);
  });

  test('a refused order gives its place back', async () => {
    const mou = await shopper(['tomato', 1]);
    await order(mou, { slotId: '2026-11-24_17-19', toPay: 1 });
    await order(mou, { slotId: '2026-11-24_17-19', couponCode: 'NOPE' });
    expect((await slots()).find(({ id }) => id === '2026-11-24_17-19')?.left).toBe(2);
  });
});
