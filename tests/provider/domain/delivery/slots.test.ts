import { eq } from 'drizzle-orm';
import { afterEach, afterAll, describe, expect, test } from 'vitest';
import { WEEKDAYS } from '../../../../contract/weekday.ts';
import { closedDay, closedWeekday, slotTaken, slotWindow } from '../../../../provider/db/schema/delivery.ts';
import { MORNING } from '../../fixtures/fixture.ts';
import { openOrderFixture } from '../../fixtures/order-fixture.ts';

const { shop, shopper, order } = await openOrderFixture();
const { db, clock } = shop;
afterAll(() => shop.close());

// Friday 20 November 2026, 10:30 in Kolkata. The shop has 11–13, 17–19 and 19–21 every day.
afterEach(async () => {
  clock.now = new Date(MORNING);
  await db.delete(closedDay);
  await db.delete(closedWeekday);
  await db.delete(slotTaken);
  await db.update(slotWindow).set({ weekdays: [...WEEKDAYS], cutoffMinutes: 60, cutoffDayBefore: null });
});

interface Slot {
  readonly id: string;
  readonly date: string;
}

const slots = async () => (await shop.get('/delivery-slot/web/list')).body.data as Slot[];
const ids = async () => (await slots()).map(({ id }) => id);
const days = async () => [...new Set((await slots()).map(({ date }) => date))];
const at = (time: string) => (clock.now = new Date(`${time}+05:30`));

/** What the call says to a slot: its code, or that it was placed. */
async function orders(slotId: string): Promise<string> {
  const { body } = await order(await shopper(['tomato', 1]), { slotId });
  return (body.code ?? 'placed') as string;
}

describe('a delivery window', () => {
  test('runs on its weekdays alone', async () => {
    await db.update(slotWindow).set({ weekdays: ['friday', 'saturday', 'sunday'] });
    await db
      .update(slotWindow)
      .set({ weekdays: ['sunday'] })
      .where(eq(slotWindow.key, '19-21'));
    const offered = await ids();
    expect(offered).toContain('2026-11-22_19-21');
    expect(offered).not.toContain('2026-11-21_19-21');
    expect(offered).toContain('2026-11-21_17-19');
    expect(await orders('2026-11-21_19-21')).toBe('slot_closed');
    expect(await orders('2026-11-22_19-21')).toBe('placed');
  });

  test('can be ordered until so many minutes before it starts', async () => {
    await db.update(slotWindow).set({ cutoffMinutes: 30 });
    at('2026-11-20T10:29:59');
    expect(await ids()).toContain('2026-11-20_11-13');
    expect(await orders('2026-11-20_11-13')).toBe('placed');
    at('2026-11-20T10:30:00');
    expect(await ids()).not.toContain('2026-11-20_11-13');
    expect(await orders('2026-11-20_11-13')).toBe('slot_past');
    await db.update(slotWindow).set({ cutoffMinutes: 0 });
    expect(await orders('2026-11-20_11-13')).toBe('placed');
  });

  test('or until a time on the day before', async () => {
    await db.update(slotWindow).set({ cutoffDayBefore: '21:00' });
    expect(await ids()).not.toContain('2026-11-20_19-21');
    expect(await orders('2026-11-20_19-21')).toBe('slot_past');
    at('2026-11-20T20:59:59');
    expect(await ids()).toContain('2026-11-21_11-13');
    expect(await orders('2026-11-21_11-13')).toBe('placed');
    at('2026-11-20T21:00:00');
    expect(await ids()).not.toContain('2026-11-21_11-13');
    expect(await orders('2026-11-21_11-13')).toBe('slot_past');
    expect(await ids()).toContain('2026-11-22_11-13');
  });
});

describe('a closed day', () => {
  test('is not offered, and refused in a sentence of its own', async () => {
    await db.insert(closedDay).values({ date: '2026-11-21', reason: 'Durga Puja' });
    expect(await days()).not.toContain('2026-11-21');
    const { status, body } = await order(await shopper(['tomato', 1]), { slotId: '2026-11-21_11-13' });
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'slot_closed',
      message: 'This delivery slot is closed. Please choose another one.',
    });
    expect(await orders('2026-11-22_11-13')).toBe('placed');
  });

  test('of every week beats all windows', async () => {
    await db.insert(closedWeekday).values({ weekday: 'monday' });
    expect(await days()).not.toContain('2026-11-23');
    expect(await orders('2026-11-23_17-19')).toBe('slot_closed');
  });

  test('is skipped by the days that are promised: today and five open ones', async () => {
    expect(await days()).toEqual(['20', '21', '22', '23', '24', '25'].map((day) => `2026-11-${day}`));
    await db.insert(closedWeekday).values({ weekday: 'monday' });
    await db.insert(closedDay).values({ date: '2026-11-21', reason: 'Stocktaking' });
    expect(await days()).toEqual(['20', '22', '24', '25', '26', '27'].map((day) => `2026-11-${day}`));
    expect(await orders('2026-11-27_17-19')).toBe('placed');
    expect(await orders('2026-11-28_17-19')).toBe('unknown_slot');
  });

  test('may be today: then five open days are left', async () => {
    await db.insert(closedDay).values({ date: '2026-11-20', reason: 'Stocktaking' });
    expect(await days()).toEqual(['21', '22', '23', '24', '25'].map((day) => `2026-11-${day}`));
    expect(await orders('2026-11-20_17-19')).toBe('slot_closed');
  });

  test('nothing is promised for later than two weeks', async () => {
    await db.update(slotWindow).set({ weekdays: ['saturday'] });
    expect(await days()).toEqual(['2026-11-21', '2026-11-28']);
    expect(await orders('2026-12-05_11-13')).toBe('unknown_slot');
  });

  test('is one of the shop’s own time zone, whatever the clock of the server says', async () => {
    await db.insert(closedDay).values({ date: '2026-11-21', reason: 'Durga Puja' });
    clock.now = new Date('2026-11-20T19:00:00Z');
    expect((await days())[0]).toBe('2026-11-22');
  });
});

describe('a single closed slot', () => {
  test('is neither offered nor taken, and its places are as they were once it is open again', async () => {
    expect(await orders('2026-11-21_17-19')).toBe('placed');
    await db.update(slotTaken).set({ closed: true });
    expect(await ids()).not.toContain('2026-11-21_17-19');
    expect(await ids()).toContain('2026-11-21_11-13');
    expect(await orders('2026-11-21_17-19')).toBe('slot_closed');
    await db.update(slotTaken).set({ closed: false });
    expect((await slots()).find(({ id }) => id === '2026-11-21_17-19')).toMatchObject({ left: 1 });
    expect(await orders('2026-11-21_17-19')).toBe('placed');
    expect(await orders('2026-11-21_17-19')).toBe('slot_full');
  });
});
