import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { category } from '../../../provider/db/schema/catalogue.ts';
import { openDeskCoupons, TERMS } from '../fixtures/desk-coupons.ts';
import { EDITOR } from '../fixtures/editing.ts';
import { MORNING } from '../fixtures/fixture.ts';
import { idOf } from '../fixtures/open.ts';
import { openOrderFixture } from '../fixtures/order-fixture.ts';

const { shop, shopper, order, add } = await openOrderFixture({ EDITOR_KEY: EDITOR['x-editor-key'] });
afterAll(() => shop.close());
const { ask, make, change, end, restart, remove, coupon, history } = openDeskCoupons(shop);
const idMade = async (terms: object) => (await make(terms)).body.data.id as number;
const listed = async () =>
  (await shop.get('/coupon-master/dropdown/list')).body.data.map(({ code }: { code: string }) => code) as string[];
const check = (token: string, code: string) =>
  shop.ask('POST', '/coupon-master/web/checkavailability', { token, body: { code } });

describe('the coupons of the desk', () => {
  test('are nobody else’s', async () => {
    const { token } = await shop.register();
    const body = { by: 'Rina', terms: TERMS, basedOn: 1 };
    for (const [method, path] of [
      ['GET', ''],
      ['POST', ''],
      ['PUT', '/1'],
      ['POST', '/1/end'],
      ['POST', '/1/restart'],
      ['DELETE', '/1'],
    ] as const)
      for (const stranger of [
        {},
        { token },
        { headers: { 'x-editor-key': 'another key, as long as the right one' } },
      ]) {
        const sent = { ...stranger, ...(method !== 'GET' && { body }) };
        expect((await shop.ask(method, `/desk/coupons${path}`, sent)).status).toBe(401);
      }
    expect(await coupon('POUSH10')).toBeUndefined();
  });

  test('stand in the order running, to come, used up, ended, the newest first', async () => {
    const mou = await shopper(['tomato', 1]);
    await order(mou, { couponCode: 'RARE' });
    const { data } = (await ask('GET')).body as { data: { code: string; state: string }[] };
    expect(data.map(({ code, state }) => `${code} ${state}`)).toEqual([
      'TODAY running',
      'ONCE running',
      'FIRST running',
      'TEN running',
      'FLAT50 running',
      'LATER upcoming',
      'RARE used-up',
      'OVER ended',
    ]);
  });

  test('say all that was decided, and can be used at once', async () => {
    const terms = {
      code: 'poush২৫',
      percent: 25,
      cap: 40.5,
      minimumOrder: 100,
      validFrom: '2026-11-20',
      validUntil: '2026-12-31',
      totalLimit: 10,
      perCustomerLimit: 2,
      translations: { bn: { description: 'চার ভাগের এক ভাগ ছাড়' } },
    };
    const made = await make(terms);
    expect(made).toMatchObject({ status: 200 });
    expect(made.body.data).toEqual({
      ...TERMS,
      ...terms,
      code: 'POUSH25',
      translations: { bn: { description: 'চার ভাগের এক ভাগ ছাড়' }, hi: null },
      id: expect.any(Number) as number,
      version: 1,
      state: 'running',
      endedAt: null,
      used: 0,
      cost: 0,
      deletable: true,
    });
    expect(await listed()).toContain('POUSH25');
    const mou = await shopper(['tomato', 10]); // ₹225
    expect((await check(mou.token, 'poush25')).body.data).toEqual({ code: 'POUSH25', couponAmount: 40.5 });
    expect(await history(made.body.data.id as number)).toMatchObject([
      {
        action: 'Made',
        by: 'Rina Das',
        before: {},
        after: { Code: 'POUSH25', 'Takes off': '25%', 'At most': '₹40.50', 'Last day': '31 Dec 2026', Goods: 'all' },
      },
    ]);
  });

  test('count from the beginning of the first day to the end of the last, by the shop’s clock', async () => {
    await make({ code: 'ONEDAY', validFrom: '2026-11-25', validUntil: '2026-11-25' });
    const mou = await shopper(['tomato', 1]);
    const at = async (time: string) => {
      shop.clock.now = new Date(time);
      const { body } = await check(mou.token, 'ONEDAY');
      return [(await coupon('ONEDAY')).state, (body.code as string | undefined) ?? 'counts'];
    };
    try {
      expect(await at('2026-11-24T23:59:59+05:30')).toEqual(['upcoming', 'coupon_early']);
      expect(await at('2026-11-25T00:00:00+05:30')).toEqual(['running', 'counts']);
      expect(await at('2026-11-25T23:59:59+05:30')).toEqual(['running', 'counts']);
      expect(await at('2026-11-26T00:00:00+05:30')).toEqual(['ended', 'coupon_expired']);
    } finally {
      shop.clock.now = new Date(MORNING);
    }
  });

  test.each<[field: string, terms: object, message: string]>([
    ['code', { code: '' }, 'Please enter a code, such as DIWALI50.'],
    ['code', { code: 'AB' }, 'Please use 3 to 20 letters and digits, such as DIWALI50.'],
    ['code', { code: 'WITH SPACE' }, 'Please use 3 to 20 letters and digits, such as DIWALI50.'],
    ['code', { code: 'A'.repeat(21) }, 'Please use 3 to 20 letters and digits, such as DIWALI50.'],
    ['code', { code: 'তেন' }, 'Please use 3 to 20 letters and digits, such as DIWALI50.'],
    ['code', { code: 'ten' }, 'There is a coupon with the code TEN already. Please choose another code.'],
    ['percent', { percent: null }, 'Please enter a percentage, such as 10.'],
    ['percent', { percent: 0 }, 'Please enter 1 or more.'],
    ['percent', { percent: 101 }, 'Please enter 100 or less.'],
    ['percent', { percent: 2.5 }, 'Please enter a whole percentage, such as 10.'],
    ['amount', { kind: 'flat' }, 'Please enter an amount, such as 50.'],
    ['amount', { kind: 'flat', amount: 0 }, 'Please enter more than ₹0.'],
    ['amount', { kind: 'flat', amount: 0.001 }, 'Please give no more than two digits of paise, such as 45.50.'],
    ['cap', { cap: -1 }, 'Please enter more than ₹0.'],
    ['validFrom', { validFrom: '2026-02-30' }, 'Please choose a day.'],
    ['validUntil', { validFrom: '2026-12-02', validUntil: '2026-12-01' }, 'The last day can’t be before the first.'],
    ['totalLimit', { totalLimit: 0 }, 'Please enter 1 or more.'],
    ['perCustomerLimit', { perCustomerLimit: 1.5 }, 'Please enter a whole number, such as 100.'],
    ['description', { description: ' ' }, 'Please say in a sentence what it gives. Shoppers read it.'],
    ['goods', { goods: { categoryIds: [], productIds: [] } }, 'Please choose at least one category or product.'],
    [
      'goods',
      { goods: { categoryIds: [99_999], productIds: [] } },
      'Some of this is not in the shop any more. Please choose again.',
    ],
  ])('refuse a wrong %s %j', async (field, terms, message) => {
    const { status, body } = await make({ code: 'WRONG', ...terms });
    expect([400, 422]).toContain(status);
    expect(body.fields).toEqual({ [`terms.${field}`]: message });
    expect(await coupon('WRONG')).toBeUndefined();
  });

  test('have one code each, whatever its case, also where two make it at once', async () => {
    const answers = await Promise.all([make({ code: 'Same1' }), make({ code: 'sAME1', percent: 20 })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    const id = await idMade({ code: 'OTHER1' });
    expect(await change(id, 1, { code: 'same1' })).toMatchObject({
      status: 422,
      body: { code: 'code_taken', fields: { 'terms.code': expect.stringContaining('SAME1 already') } },
    });
  });

  test('made twice by the same words are one', async () => {
    const [first, second] = [await make({ code: 'TWICE' }), await make({ code: 'twice' })];
    expect(second.body.data).toEqual(first.body.data);
    expect(await history(first.body.data.id as number)).toHaveLength(1);
  });

  test('are for goods by name, in the history too', async () => {
    const [dairy] = await shop.db.select().from(category).where(eq(category.slug, 'dairy'));
    const productIds = [await idOf(shop, 'basmati-rice-5-kg')];
    const { data } = (await make({ code: 'SOME', goods: { categoryIds: [dairy?.id], productIds } })).body;
    expect(data.goods).toEqual({
      categories: [{ id: dairy?.id, name: 'Dairy' }],
      products: [{ id: productIds[0], name: 'Basmati Rice', packSize: '5 kg' }],
    });
    await change(data.id as number, 1, { code: 'SOME' });
    expect((await history(data.id as number))[0]).toMatchObject({
      before: { Goods: 'Dairy, Basmati Rice 5 kg' },
      after: { Goods: 'all' },
    });
  });
});

describe('a change', () => {
  test('is live at once, in the history, and leaves orders as they are', async () => {
    const id = await idMade({ code: 'CHANGE', percent: 10 });
    const mou = await shopper(['tomato', 10]);
    const placed = (await order(mou, { couponCode: 'CHANGE' })).body.data as { id: number };
    expect((await change(id, 1, { code: 'CHANGE', percent: 20, totalLimit: 5 })).body.data).toMatchObject({
      percent: 20,
      version: 2,
      used: 1,
      cost: 22.5,
    });
    await add(mou, 'tomato', 10);
    expect((await check(mou.token, 'CHANGE')).body.data.couponAmount).toBe(45);
    const { body } = await shop.get(`/order/${placed.id}`, mou.token);
    expect(body.data).toMatchObject({ couponCode: 'CHANGE', couponAmount: 22.5 });
    expect((await history(id))[0]).toMatchObject({
      action: 'Changed',
      before: { 'Takes off': '10%', 'Uses in all': 'no limit' },
      after: { 'Takes off': '20%', 'Uses in all': '5' },
    });
  });

  test('that somebody was faster with is refused with what is there, and sent twice it is one', async () => {
    const id = await idMade({ code: 'FASTER' });
    expect((await change(id, 1, { code: 'FASTER', percent: 15 })).status).toBe(200);
    expect(await change(id, 1, { code: 'FASTER', percent: 20 })).toMatchObject({
      status: 409,
      body: {
        code: 'overtaken',
        message: 'Somebody has changed FASTER meanwhile. Nothing was saved: please look again.',
        details: { newer: { percent: 15, version: 2 } },
      },
    });
    expect((await change(id, 1, { code: 'FASTER', percent: 15 })).body.data.version).toBe(2);
    expect(await history(id)).toHaveLength(2);
    const both = await Promise.all([18, 19].map((percent) => change(id, 2, { code: 'FASTER', percent })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('keeps a code that a file of rules has brought, whatever its signs', async () => {
    await shop.db.execute(
      `insert into coupon (code, kind, amount_paise, description) values ('NEW-50', 'flat', 5000, '')`,
    );
    const { id } = await coupon('NEW-50');
    const terms = { code: 'NEW-50', kind: 'flat', amount: 40 };
    expect((await change(id as number, 1, terms)).body.data).toMatchObject({ code: 'NEW-50', amount: 40 });
    expect((await change(id as number, 2, { ...terms, code: 'NEW-60' })).status).toBe(422);
  });

  test('of what is not there is refused', async () => {
    for (const answer of [await change(99_999, 1, {}), await end(99_999), await remove(99_999)])
      expect(answer).toMatchObject({ status: 404, body: { message: 'This coupon is not there any more.' } });
  });
});

describe('the end', () => {
  test('is at once: it is not listed, an open cart is told, and it can start again', async () => {
    const id = await idMade({ code: 'ENDING' });
    const mou = await shopper(['tomato', 2]);
    expect((await check(mou.token, 'ENDING')).status).toBe(200);
    expect((await end(id)).body.data).toMatchObject({ state: 'ended', endedAt: MORNING.toISOString() });
    expect((await end(id)).status).toBe(200);
    expect(await listed()).not.toContain('ENDING');
    expect(await check(mou.token, 'ENDING')).toMatchObject({
      status: 409,
      body: { message: 'ENDING ended on 20 November 2026. Please try another coupon.' },
    });
    expect((await order(mou, { couponCode: 'ENDING' })).body.code).toBe('coupon_expired');

    // Changing its terms does not start it.
    expect((await change(id, 1, { code: 'ENDING', percent: 30 })).body.data.state).toBe('ended');
    expect((await make({ code: 'ENDING', percent: 30 })).status).toBe(422);
    expect((await restart(id)).body.data).toMatchObject({ state: 'running', endedAt: null });
    expect(await listed()).toContain('ENDING');
    expect((await history(id)).map(({ action }) => action)).toEqual(['Started again', 'Changed', 'Ended', 'Made']);
  });

  test('of a coupon that was never used may be that it is deleted', async () => {
    const id = await idMade({ code: 'MISTAKE' });
    expect((await remove(id)).body.data).toMatchObject({ code: 'MISTAKE' });
    expect(await coupon('MISTAKE')).toBeUndefined();
    expect((await history(id))[0]).toMatchObject({ action: 'Deleted', before: { Code: 'MISTAKE' } });
    const used = await idMade({ code: 'USED' });
    const mou = await shopper(['tomato', 1]);
    const { id: orderId } = (await order(mou, { couponCode: 'USED' })).body.data as { id: number };
    await shop.ask('PUT', `/order/cancel/${orderId}`, { token: mou.token, body: {} });
    expect(await coupon('USED')).toMatchObject({ used: 0, deletable: false });
    expect(await remove(used)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('End it instead') },
    });
  });
});

test('what it has cost is to the paisa what it took off orders that count', async () => {
  const id = await idMade({ code: 'COST', percent: 7 });
  const took: number[] = [];
  let last: { id: number; token: string } | undefined;
  for (const quantity of [1, 3, 7]) {
    const mou = await shopper(['tomato', quantity]);
    const { data } = (await order(mou, { couponCode: 'COST' })).body as { data: { id: number; couponAmount: number } };
    took.push(data.couponAmount);
    last = { id: data.id, token: mou.token };
  }
  expect(took).toEqual([1.57, 4.72, 11.02]);
  expect(await coupon('COST')).toMatchObject({ used: 3, cost: 17.31 });
  await shop.ask('PUT', `/order/cancel/${last?.id}`, { token: last?.token ?? '', body: {} });
  expect(await coupon('COST')).toMatchObject({ id, used: 2, cost: 6.29 });
});
