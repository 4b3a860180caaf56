import { afterAll, describe, expect, test } from 'vitest';
import { inOtherLocales } from '../../../contract/other-locales.ts';
import type { Customer } from '../fixtures/open.ts';
import { openOrderFixture } from '../fixtures/order-fixture.ts';

const { shop, add, shopper, order } = await openOrderFixture();
afterAll(() => shop.close());

describe('coupons', () => {
  const check = ({ token }: Customer, code: string) =>
    shop.ask('POST', '/coupon-master/web/checkavailability', { token, body: { code } });

  test('a flat one, and a percentage up to its cap', async () => {
    const mou = await shopper(['tomato', 10]); // ₹225
    expect((await check(mou, ' flat50 ')).body.data).toEqual({ code: 'FLAT50', couponAmount: 50 });
    expect((await check(mou, 'TEN')).body.data.couponAmount).toBe(22.5);
    await add(mou, 'full-hamper');
    expect((await check(mou, 'TEN')).body.data.couponAmount).toBe(30);
    expect((await order(mou, { couponCode: 'ten', toPay: 1195 })).body.data).toMatchObject({
      couponCode: 'TEN',
      couponAmount: 30,
      toPay: 1195,
    });
  });

  test('a coupon never takes off more than the items cost', async () => {
    const mou = await shopper(['last-laddu', 1]);
    expect((await check(mou, 'FIRST')).body.data.couponAmount).toBe(10);
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
    expect(refusals.get('coupon_expired')).toContain('19 November 2026');
    expect((await check(mou, 'TODAY')).body.data.couponAmount).toBe(5);
    expect(refusals.get('coupon_minimum')).toContain('Add ₹177.50 more');
  });

  test('the list tells everyone the terms, and a customer what counts for their cart', async () => {
    const list = async (token?: string) =>
      (await shop.get('/coupon-master/dropdown/list', token)).body.data as object[];
    expect((await list())[0]).toEqual({
      id: expect.any(Number) as number,
      code: 'FLAT50',
      description: '₹50 off',
      translations: { ...inOtherLocales(() => null), bn: { description: '₹50 ছাড়' } },
      minimumOrder: 200,
      kind: 'flat',
      validUntil: null,
    });
    expect(await list()).toContainEqual(expect.objectContaining({ code: 'TODAY', validUntil: '2026-11-20' }));

    const mou = await shopper(['tomato', 8]); // ₹180
    const mine = await list(mou.token);
    expect(mine).toContainEqual(
      expect.objectContaining({ code: 'TEN', usable: true, reason: null, couponAmount: 18, kind: 'percent' }),
    );
    expect(mine[0]).toMatchObject({
      usable: false,
      reason: 'FLAT50 needs items worth ₹200. Add ₹20 more to use it.',
      couponAmount: 0,
    });
    await order(mou, { couponCode: 'ONCE' });
    expect((await list(mou.token))[0]).toMatchObject({ usable: false, reason: expect.stringContaining('empty') });
    await add(mou, 'tomato');
    const later = await list(mou.token);
    expect(later).toContainEqual(expect.objectContaining({ code: 'ONCE', usable: false }));
    expect(later).toContainEqual(
      expect.objectContaining({ code: 'FIRST', reason: 'FIRST is for a first order only. Please try another coupon.' }),
    );
    expect(await list('not.a.token')).toEqual(await list());
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
    expect(answers.map(({ body }) => (body.code ?? 'placed') as string).sort()).toEqual([
      'coupon_used_up',
      'coupon_used_up',
      'placed',
    ]);
    const codes = (await shop.get('/coupon-master/dropdown/list')).body.data.map(({ code }: { code: string }) => code);
    expect(codes).toEqual(['FLAT50', 'TEN', 'FIRST', 'ONCE', 'TODAY']);
  });
});
