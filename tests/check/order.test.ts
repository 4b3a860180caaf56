import { describe, expect, test } from 'vitest';
import { check, found, refusal, said, SmallShop } from './small-shop.ts';

const ONCE = 'One call makes one order';
const KEY = 'One Idempotency-Key makes one order';
const LISTED = 'An order stands in the list of orders';
const order = (shop: SmallShop) => check(shop, ['--write']);
const bodyOf = ({ sent }: SmallShop, wanted: string) => sent.findLast(({ call }) => call === wanted)?.body;

describe('the order of the check', () => {
  test('has as many units as the minimum needs', async () => {
    const shop = new SmallShop();
    shop.minimumOrder = 99;
    expect(found(await order(shop), 'POST /order')?.harm).toBeUndefined();
    expect(shop.sent).toContainEqual({ call: 'POST /cart/', body: { productId: 'rice', quantity: 3 } });
    expect(shop.orders).toEqual(['o1']);
  });

  test('is of another product where there is too little of the first', async () => {
    const shop = new SmallShop();
    shop.minimumOrder = 99;
    shop.goods = shop.goods.map((good) => ({ ...good, stock: good.id === 'atta' ? 3 : 2 }));
    await order(shop);
    expect(shop.sent).toContainEqual({ call: 'POST /cart/', body: { productId: 'atta', quantity: 3 } });
  });

  test.each([
    [
      'too little of everything is sold',
      {},
      2,
      'The minimum order of 99 could not be reached with as many units of one product as can be had.',
    ],
    [
      'the cart takes one unit alone',
      { 'POST /cart/': (shop: SmallShop) => void shop.cart.set('rice', 1) },
      50,
      'The minimum order of 99 could not be reached: with 3 more of one product the cart costs 40.',
    ],
  ])('is not asked for where %s', async (_why, answers, stock, says) => {
    const shop = new SmallShop((shop) =>
      Object.fromEntries(Object.entries(answers).map(([call, answer]) => [call, () => answer(shop)])),
    );
    shop.minimumOrder = 99;
    shop.goods = shop.goods.map((good) => ({ ...good, stock }));
    const report = await order(shop);
    expect(said(report, 'POST /order')).toBe(`not asked | ${says}`);
    expect(bodyOf(shop, 'POST /order')).toBeUndefined();
    expect(shop.cart.size).toBe(0);
  });

  test.each([
    [
      'can’t be read',
      () => ({ data: [{ when: 'soon' }] }),
      'The delivery slots can’t be read: the order would name none.',
    ],
    [
      'are full',
      () => ({ data: [{ id: 's1', date: '2026-12-01', from: '09:00', to: '11:00', left: 0 }] }),
      'Every delivery slot is full.',
    ],
  ])('is not sent where the slots %s', async (_what, slots, says) => {
    const shop = new SmallShop(() => ({ 'GET /delivery-slot/web/list': slots }));
    expect(said(await order(shop), 'POST /order')).toBe(`not asked | ${says}`);
    expect(bodyOf(shop, 'POST /order')).toBeUndefined();
  });

  test('is not of what lay in the cart before alone', async () => {
    const shop = new SmallShop(() => ({ 'POST /cart/': () => refusal(400, 'No more.') }));
    shop.cart.set('dal', 2);
    expect(said(await order(shop), 'POST /order')).toBe('not asked | Nothing came into the cart that can be read.');
    expect(shop.orders).toEqual([]);
  });

  test('names no slot at a provider without slots', async () => {
    const shop = new SmallShop(() => ({ 'GET /delivery-slot/web/list': () => refusal(404, 'No slots here.') }));
    await order(shop);
    expect(bodyOf(shop, 'POST /order')).toEqual({ addressId: 'home', paymentMethod: 'cash' });
  });
});

describe('one order', () => {
  /** What comes in place of a second order. */
  const again = (second: (shop: SmallShop) => unknown) =>
    new SmallShop((shop) => ({ 'POST /order': () => (shop.orders.length > 0 ? second(shop) : shop.order()) }));

  test('is made by one call and by one key where both answers name it, and the list has it once', async () => {
    const report = await order(again(() => ({ data: { id: 'o1' } })));
    expect([ONCE, KEY, LISTED].map((rule) => said(report, rule))).toEqual(['right', 'right', 'right']);
  });

  test.each<[string, (shop: SmallShop) => unknown, string]>([
    ['nothing', () => ({ responseCode: 'E150', payload: null }), 'missing | The same call again is answered without'],
    ['the id in another field', () => ({ status: 'o1' }), 'missing | The same call again is answered without'],
    ['an empty answer', () => ({}), 'missing | The same call again is answered without the order.'],
    ['no JSON', () => new Response('<p>'), 'missing | The same call again is answered without the order.'],
    ['a refusal', () => refusal(409, 'Your cart is empty.'), 'missing | The same call again is refused: “Your cart'],
    [
      'another order that the list has too',
      (shop) => (shop.orders.unshift('o2'), { data: { id: 'o2' } }),
      'missing | The same call again made another order.',
    ],
  ])('is not promised where the second call is answered with %s', async (_what, second, says) => {
    expect(said(await order(again(second)), KEY)).toContain(says);
  });

  test('is looked for by hand nowhere where none came of the call', async () => {
    const report = await order(
      new SmallShop(() => ({ 'POST /order': () => ({ payload: null, text: 'Try it later.' }) })),
    );
    expect(said(report, LISTED)).toBe('wrong | The call was answered, and no order came of it: “Try it later.”');
    expect(said(report, ONCE)).toBe('not asked | No order came of it.');
    expect(found(report, KEY)).toBeUndefined();
    expect(found(report, LISTED)?.harm).toBe('stops orders');
  });

  test('is not known where the list can’t be read', async () => {
    const shop = again(() => ({ data: { id: 'o1' } }));
    const fetch = shop.fetch;
    Object.assign(shop, {
      fetch: (request: Request) =>
        request.url.endsWith('/order/') ? Promise.resolve(Response.json({ things: 'x' })) : fetch(request),
    });
    const report = await order(shop);
    for (const rule of [ONCE, KEY, LISTED])
      expect(said(report, rule)).toBe('not asked | The list of orders can’t be read.');
  });
});
