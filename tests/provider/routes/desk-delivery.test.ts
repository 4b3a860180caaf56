import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pincode } from '../../../provider/db/schema/address.ts';
import { EDITOR } from '../fixtures/editing.ts';
import { HOME } from '../fixtures/fixture.ts';
import { openOrderFixture, type OrderFixture } from '../fixtures/order-fixture.ts';

let fixture: OrderFixture;
beforeAll(async () => {
  fixture = await openOrderFixture({ EDITOR_KEY: EDITOR['x-editor-key'] });
});
afterAll(() => fixture.shop.close());

const ask = (method: string, path: string, body?: object) =>
  fixture.shop.ask(method, `/desk${path}`, { headers: EDITOR, ...(body && { body: { by: 'Rina Das', ...body } }) });

interface Version {
  readonly id: number;
  readonly version: number;
}
interface Area extends Version {
  readonly name: string;
  readonly steps: object[];
  readonly pincodes: { count: number; ranges: string[] };
}
interface Window extends Version {
  readonly from: string;
  readonly to: string;
}
interface Delivery {
  readonly areas: Area[];
  readonly slotWindows: Window[];
  readonly closedDays: { date: string; reason: string; booked: number }[];
  readonly closedWeekdays: string[];
  readonly slots: { id: string; isClosed: boolean; booked: number }[];
  readonly notDelivered: Area['pincodes'];
}

const delivery = async () => (await ask('GET', '/delivery')).body.data as Delivery;
async function areaCalled(name: string): Promise<Area> {
  const found = (await delivery()).areas.find((area) => area.name === name);
  if (!found) throw new Error(`There is no area called ${name}.`);
  return found;
}
async function windowFrom(from: string): Promise<Window> {
  const found = (await delivery()).slotWindows.find((window) => window.from === from);
  if (!found) throw new Error(`There is no slot from ${from}.`);
  return found;
}
const lastChange = async () =>
  (await ask('GET', '/history?subject=delivery')).body.data[0] as {
    action: string;
    by: string;
    before: Record<string, string>;
    after: Record<string, string>;
  };
const charge = async (amount: number, code: string) => {
  const [row] = (await fixture.shop.db.select().from(pincode)).filter((each) => each.pincode === code);
  return (await fixture.shop.get(`/order/delivery-amount-check/?orderAmonut=${amount}&pincodeId=${row?.id ?? 0}`)).body;
};

const FIELDS = {
  name: 'Salt Lake',
  minimumOrder: 150,
  chilled: false,
  steps: [
    { from: 0, charge: 60 },
    { from: 799.5, charge: 10 },
  ],
};

describe('areas', () => {
  test('are listed with their pincodes and charges, the default one last', async () => {
    const { areas, notDelivered } = await delivery();
    expect(areas).toMatchObject([
      { name: 'Far away', isDefault: false, minimumOrder: 50, chilled: false, pincodes: { count: 1 } },
      { name: 'Everywhere else', isDefault: true, minimumOrder: 0, pincodes: { count: 1, ranges: ['700001'] } },
    ]);
    expect(areas[1]?.steps).toEqual([
      { from: 0, charge: 40 },
      { from: 300, charge: 20 },
      { from: 600, charge: 0 },
    ]);
    expect(notDelivered).toEqual({ count: 1, ranges: ['700159'] });
  });

  test('one is added with its pincodes, and shoppers there pay its charges at once', async () => {
    const { status } = await ask('POST', '/areas', { ...FIELDS, pincodes: '700091-700092, 700160' });
    expect(status).toBe(200);
    expect((await areaCalled('Salt Lake')).pincodes).toEqual({ count: 3, ranges: ['700091-700092', '700160'] });
    expect((await areaCalled('Far away')).pincodes.count).toBe(0);
    expect(await charge(200, '700091')).toEqual({
      deliveryAmount: 60,
      nextStep: { orderAmount: 799.5, deliveryAmount: 10 },
      minimumOrder: 150,
    });
    expect((await charge(800, '700092')).deliveryAmount).toBe(10);
    expect(await lastChange()).toMatchObject({
      action: 'Salt Lake: area added',
      by: 'Rina Das',
      after: { Charges: 'from ₹0: ₹60, from ₹799.50: ₹10', 'Chilled goods': 'no', Pincodes: '700091-700092, 700160' },
    });
  });

  test('one is renamed, and its pincodes and charges stay with it', async () => {
    const { id, version } = await areaCalled('Salt Lake');
    await ask('PUT', `/areas/${id}`, { ...FIELDS, name: 'Bidhannagar', basedOn: version });
    expect((await areaCalled('Bidhannagar')).pincodes.count).toBe(3);
    expect((await charge(200, '700091')).deliveryAmount).toBe(60);
    expect(await lastChange()).toMatchObject({
      action: 'Bidhannagar: changed',
      before: { Name: 'Salt Lake' },
      after: { Name: 'Bidhannagar' },
    });
  });

  test('who is slower is told, and gets what there is now', async () => {
    const { id, version } = await areaCalled('Bidhannagar');
    const to = (minimumOrder: number) =>
      ask('PUT', `/areas/${id}`, { ...FIELDS, name: 'Bidhannagar', minimumOrder, basedOn: version });
    expect((await to(99)).status).toBe(200);
    const { status, body } = await to(98);
    expect(status).toBe(409);
    expect(body.code).toBe('overtaken');
    const newer = body.details.newer as Delivery;
    expect(newer.areas.find((area) => area.id === id)).toMatchObject({ minimumOrder: 99, version: version + 1 });
    // Sent twice, it is what it was sent for.
    expect((await to(99)).status).toBe(200);
    expect((await areaCalled('Bidhannagar')).version).toBe(version + 1);
    expect((await ask('DELETE', `/areas/${id}`, { basedOn: version })).status).toBe(409);
  });

  test.each<[string, object, string]>([
    ['no name', { name: ' ' }, 'name'],
    ['a name that another one has', { name: 'far  AWAY' }, 'name'],
    ['the name of the default one', { name: 'Everywhere Else' }, 'name'],
    ['no charges', { steps: [] }, 'steps'],
    ['a first step that begins later', { steps: [{ from: 1, charge: 0 }] }, 'steps.0.from'],
    [
      'a step that is not above the one before',
      {
        steps: [
          { from: 0, charge: 9 },
          { from: 50, charge: 5 },
          { from: 50, charge: 0 },
        ],
      },
      'steps.2.from',
    ],
    ['a charge below nothing', { steps: [{ from: 0, charge: -1 }] }, 'steps.0.charge'],
    ['a part of a paisa', { minimumOrder: 9.999 }, 'minimumOrder'],
    ['what is no pincode', { pincodes: '700001 7000' }, 'pincodes'],
  ])('refuse %s, beside its field', async (_, wrong, field) => {
    const before = await delivery();
    const { status, body } = await ask('POST', '/areas', { ...FIELDS, name: 'New', ...wrong });
    expect([400, 422]).toContain(status);
    expect(Object.keys(body.fields as object)).toEqual([field]);
    expect(await delivery()).toEqual(before);
  });

  test('pincodes are added and moved, and the answer says how many', async () => {
    const { id } = await areaCalled('Far away');
    const { body } = await ask('POST', `/areas/${id}/pincodes`, { pincodes: '700001 700091\n700159-700161' });
    expect(body).toMatchObject({
      added: 2,
      moved: [
        { from: 'Everywhere else', count: 1 },
        { from: 'Bidhannagar', count: 2 },
      ],
      unchanged: 0,
    });
    expect((await ask('POST', `/areas/${id}/pincodes`, { pincodes: '700001' })).body).toMatchObject({ unchanged: 1 });
    expect((await delivery()).notDelivered.count).toBe(0);
    expect((await charge(200, '700159')).deliveryAmount).toBe(90);
    expect(await lastChange()).toMatchObject({
      action: 'Far away: pincodes added',
      after: { Pincodes: '700001, 700091, 700159-700161' },
    });
  });

  test('nothing is written when some part is no pincode, and that is named', async () => {
    const before = await delivery();
    const { id } = await areaCalled('Far away');
    const { status, body } = await ask('POST', `/areas/${id}/pincodes`, { pincodes: '700002 kolkata 70003' });
    expect(status).toBe(400);
    expect(body.fields.pincodes).toBe(
      '“kolkata” and “70003” are no pincodes. A pincode has six digits; a range goes up, such as 700001-700156.',
    );
    expect(await delivery()).toEqual(before);
  });

  test('a pincode that is taken away is gone, unless an address names it: then it is not delivered', async () => {
    const { shop, delivered } = fixture;
    const mou = await shop.register();
    await shop.ask('POST', '/user-address/', { token: mou.token, body: { ...HOME, pincodeId: delivered } });
    const { id } = await areaCalled('Far away');
    const { body } = await ask('DELETE', `/areas/${id}/pincodes`, { pincodes: '700001, 700161' });
    expect(body.removed).toBe(2);
    const listed = (await shop.get('/pincode/web/drop-down')).body.data as { pincode: string; deliverable: boolean }[];
    expect(listed.find((one) => one.pincode === '700001')).toMatchObject({ id: delivered, deliverable: false });
    expect(listed.find((one) => one.pincode === '700161')).toBeUndefined();
    expect((await shop.get(`/delivery-slot/web/list?pincodeId=${delivered}`)).body.data).toEqual([]);
    const again = await ask('DELETE', `/areas/${id}/pincodes`, { pincodes: '700001, 700160' });
    expect(again).toMatchObject({
      status: 422,
      body: { fields: { pincodes: '700001 is not in Far away. Nothing was taken away.' } },
    });
    const { id: everywhere } = await areaCalled('Everywhere else');
    await ask('POST', `/areas/${everywhere}/pincodes`, { pincodes: '700001' });
    expect((await shop.get(`/delivery-slot/web/list?pincodeId=${delivered}`)).body.data).not.toEqual([]);
  });

  test('one is removed, and its pincodes are as everywhere else', async () => {
    const { id, version } = await areaCalled('Bidhannagar');
    expect((await ask('DELETE', `/areas/${id}`, { basedOn: version })).status).toBe(200);
    expect((await charge(200, '700092')).deliveryAmount).toBe(40);
    expect(await lastChange()).toMatchObject({ action: 'Bidhannagar: area removed', before: { Pincodes: '700092' } });
    expect((await ask('DELETE', `/areas/${id}`, { basedOn: version })).status).toBe(404);
  });

  test('the default one keeps its name and stays', async () => {
    const { id, version } = await areaCalled('Everywhere else');
    const steps = [{ from: 0, charge: 0 }];
    await ask('PUT', `/areas/${id}`, { ...FIELDS, name: 'Kolkata', steps, minimumOrder: 0, basedOn: version });
    expect(await areaCalled('Everywhere else')).toMatchObject({ steps, version: version + 1 });
    const refused = await ask('DELETE', `/areas/${id}`, { basedOn: version + 1 });
    expect(refused).toMatchObject({ status: 422, body: { code: 'default_area' } });
  });
});

const WINDOW = {
  from: '07:00',
  to: '09:30',
  capacity: 4,
  weekdays: ['saturday', 'friday'],
  cutoff: { dayBefore: '20:00' },
};

describe('slots', () => {
  const offered = async () =>
    ((await fixture.shop.get('/delivery-slot/web/list')).body.data as { id: string }[]).map(({ id }) => id);

  test('one is added, changed and removed, and shoppers see it at once', async () => {
    expect((await ask('POST', '/slot-windows', WINDOW)).status).toBe(200);
    const { id, version } = await windowFrom('07:00');
    expect(await offered()).toContain('2026-11-21_07-0930');
    expect(await offered()).not.toContain('2026-11-22_07-0930');
    expect(await lastChange()).toMatchObject({
      action: '7 am – 9:30 am: slot added',
      after: { Days: 'Friday, Saturday', Orders: '4', 'Order until': '8 pm the day before' },
    });
    const to = { ...WINDOW, weekdays: ['sunday'], cutoff: { minutes: 90 }, basedOn: version };
    await ask('PUT', `/slot-windows/${id}`, to);
    expect(await offered()).toContain('2026-11-22_07-0930');
    expect(await lastChange()).toMatchObject({
      before: { Days: 'Friday, Saturday', 'Order until': '8 pm the day before' },
      after: { Days: 'Sunday', 'Order until': '90 minutes before' },
    });
    const slower = await ask('PUT', `/slot-windows/${id}`, { ...to, capacity: 9 });
    expect(slower).toMatchObject({ status: 409, body: { code: 'overtaken' } });
    expect((await ask('DELETE', `/slot-windows/${id}`, { basedOn: version })).status).toBe(409);
    expect((await ask('DELETE', `/slot-windows/${id}`, { basedOn: version + 1 })).status).toBe(200);
    expect(await offered()).not.toContain('2026-11-22_07-0930');
  });

  test('with other times it is another one: who has chosen the old one is refused, orders stay', async () => {
    const { shopper, order, shop } = fixture;
    const mou = await shopper(['tomato', 1]);
    const placed = await order(mou, { slotId: '2026-11-21_11-13' });
    const { id, version } = await windowFrom('11:00');
    await ask('PUT', '/closed-slots', { slotId: '2026-11-22_11-13', isClosed: true });
    const fields = { ...WINDOW, from: '12:00', to: '13:00', weekdays: ['saturday', 'sunday'], cutoff: { minutes: 60 } };
    await ask('PUT', `/slot-windows/${id}`, { ...fields, basedOn: version });
    expect(await offered()).toContain('2026-11-21_12-13');
    expect(await offered(), 'what was closed stays closed').not.toContain('2026-11-22_12-13');
    const refused = await order(await shopper(['tomato', 1]), { slotId: '2026-11-21_11-13' });
    expect(refused.body.code).toBe('unknown_slot');
    const [mine] = (await shop.get('/order/', mou.token)).body.data as { id: number; slot: object }[];
    expect(mine).toMatchObject({ id: placed.body.data.id as number, slot: { from: '11:00', to: '13:00' } });
    expect((await shop.ask('PUT', `/order/cancel/${mine?.id}`, { token: mou.token })).status).toBe(200);
  });

  test('the same times on other days are a slot of its own, on the same day they are refused', async () => {
    const evening = { ...WINDOW, from: '17:00', to: '19:00', cutoff: { minutes: 60 } };
    const refused = await ask('POST', '/slot-windows', { ...evening, weekdays: ['sunday'] });
    expect(refused).toMatchObject({
      status: 422,
      body: { fields: { from: 'There is a slot 5 pm – 7 pm on Sunday already.' } },
    });
    const { id, version } = await windowFrom('17:00');
    await ask('PUT', `/slot-windows/${id}`, { ...evening, weekdays: ['saturday'], basedOn: version });
    expect((await ask('POST', '/slot-windows', { ...evening, weekdays: ['sunday'] })).status).toBe(200);
    expect(await offered()).toEqual(expect.arrayContaining(['2026-11-21_17-19', '2026-11-22_17-19-2']));
  });

  test.each<[string, object, string]>([
    ['an end before its beginning', { to: '06:00' }, 'to'],
    ['an end that is its beginning', { to: '07:00' }, 'to'],
    ['a time that is none', { from: '25:00' }, 'from'],
    ['no room', { capacity: 0 }, 'capacity'],
    ['no day', { weekdays: [] }, 'weekdays'],
    ['a day that is none', { weekdays: ['puja'] }, 'weekdays.0'],
    ['no cut-off', { cutoff: {} }, 'cutoff'],
    ['a cut-off of more than a day', { cutoff: { minutes: 1441 } }, 'cutoff.minutes'],
    ['a cut-off at no time', { cutoff: { dayBefore: 'nine' } }, 'cutoff.dayBefore'],
  ])('refuse %s, beside its field', async (_, wrong, field) => {
    const { status, body } = await ask('POST', '/slot-windows', { ...WINDOW, ...wrong });
    expect(status).toBe(400);
    expect(Object.keys(body.fields as object)).toEqual([field]);
  });

  test('one of a day is closed and opened again', async () => {
    const slotId = '2026-11-21_19-21';
    const find = async () => (await delivery()).slots.find(({ id }) => id === slotId);
    await ask('PUT', '/closed-slots', { slotId, isClosed: true });
    expect(await find()).toMatchObject({ isClosed: true });
    expect(await offered()).not.toContain(slotId);
    expect((await lastChange()).action).toBe('Sat, 21 Nov, 2026, 7 pm – 9 pm: slot closed');
    await ask('PUT', '/closed-slots', { slotId, isClosed: false });
    expect(await offered()).toContain(slotId);
    const unknown = await ask('PUT', '/closed-slots', { slotId: '2026-11-01_19-21', isClosed: true });
    expect(unknown).toMatchObject({ status: 422, body: { fields: { slotId: expect.any(String) } } });
  });
});

describe('closed days', () => {
  test('are listed from today on, nearest first, with the orders that were placed before', async () => {
    const { order, shopper, shop } = fixture;
    await order(await shopper(['tomato', 1]), { slotId: '2026-11-21_19-21' });
    for (const [date, reason] of [
      ['2026-12-25', 'Christmas'],
      ['2026-11-21', 'Stocktaking'],
      ['2026-11-20', 'Today'],
    ])
      expect((await ask('POST', '/closed-days', { date, reason })).status).toBe(200);
    expect((await delivery()).closedDays).toEqual([
      { date: '2026-11-20', reason: 'Today', booked: 0 },
      { date: '2026-11-21', reason: 'Stocktaking', booked: 1 },
      { date: '2026-12-25', reason: 'Christmas', booked: 0 },
    ]);
    const { now } = shop.clock;
    shop.clock.now = new Date('2026-11-21T05:00:00Z');
    expect((await delivery()).closedDays.map(({ date }) => date)).toEqual(['2026-11-21', '2026-12-25']);
    shop.clock.now = now;
  });

  test('one is opened again', async () => {
    expect((await ask('DELETE', '/closed-days/2026-11-21', {})).status).toBe(200);
    expect((await delivery()).closedDays.map(({ date }) => date)).not.toContain('2026-11-21');
    expect(await lastChange()).toMatchObject({ before: { Reason: 'Stocktaking' } });
    for (const date of ['2026-11-21', '2026-13-01', '2026-02-30', 'x'])
      expect((await ask('DELETE', `/closed-days/${date}`, {})).status, date).toBe(404);
  });

  test.each([
    ['a day that is over', '2026-11-19'],
    ['a day in many years', '2036-11-19'],
    ['a day that is closed already', '2026-12-25'],
    ['a day that is none', '2026-02-30'],
    ['no day', ''],
  ])('refuse %s', async (_, date) => {
    const { status, body } = await ask('POST', '/closed-days', { date, reason: 'Puja' });
    expect([400, 422]).toContain(status);
    expect(body.fields).toHaveProperty('date');
  });

  test('of every week are closed and opened, once each', async () => {
    for (const isClosed of [true, true]) await ask('PUT', '/closed-weekdays', { weekday: 'monday', isClosed });
    expect((await delivery()).closedWeekdays).toEqual(['monday']);
    expect((await lastChange()).action).toBe('Every Monday: closed');
    await ask('PUT', '/closed-weekdays', { weekday: 'monday', isClosed: false });
    expect((await delivery()).closedWeekdays).toEqual([]);
    expect((await lastChange()).action).toBe('Every Monday: open again');
  });
});
