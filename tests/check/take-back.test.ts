import { describe, expect, test } from 'vitest';
import { exitCodeOf } from '../../check/run.ts';
import { check, CUSTOMER, found, said, SmallShop } from './small-shop.ts';

const LEFT = 'The customer is left as they were';
const calls = ({ sent }: SmallShop) => sent.map(({ call }) => call);

describe('what the check takes back', () => {
  test('everything, with an order, and with goods in the cart before', async () => {
    const shop = new SmallShop();
    shop.cart = new Map([
      ['dal', 3],
      ['rice', 2],
    ]);
    const report = await check(shop, ['--write']);
    expect(Object.fromEntries(shop.cart)).toEqual({ dal: 3, rice: 2 });
    expect([shop.wishes, shop.addresses, shop.orders]).toEqual([[], ['home'], ['o1']]);
    expect(said(report, LEFT)).toBe('right');
    expect(exitCodeOf(report)).toBe(0);
  });

  test('a quantity that goes up and not down is named', async () => {
    const shop = new SmallShop(() => ({ 'PUT /cart/quantityDecrease/{id}': () => new Response('', { status: 500 }) }));
    shop.cart.set('rice', 2);
    expect(said(await check(shop), LEFT)).toBe('wrong | The cart holds 4 of rice, and held 2.');
  });

  test('goods that came into the cart as others are taken out', async () => {
    const shop = new SmallShop((shop) => ({ 'POST /cart/': () => void shop.cart.set('dal', 1) }));
    const report = await check(shop);
    expect(found(report, 'What is put into the cart lies in it')).toMatchObject({ verdict: 'wrong' });
    expect(shop.cart.size).toBe(0);
    expect(said(report, LEFT)).toBe('right');
  });

  test('nothing is put into a cart that can’t be read', async () => {
    const shop = new SmallShop(() => ({ 'GET /cart/web/c': () => ({ some: [{ at: 1 }], others: [{ at: 2 }] }) }));
    const report = await check(shop, ['--write']);
    expect(calls(shop)).not.toContain('POST /cart/');
    expect(said(report, 'POST /order')).toContain('not asked | The cart can’t be read');
  });

  test('a wish that comes as another is taken off, and one that stays is named', async () => {
    const other = new SmallShop((shop) => ({ 'POST /wishlist/web': () => void shop.wishes.push('dal') }));
    await check(other);
    expect(other.wishes).toEqual([]);
    const staying = new SmallShop(() => ({ 'DELETE /cart/delete-wishlist/{id}': () => ({}) }));
    expect(said(await check(staying), LEFT)).toBe('wrong | Product rice stands on the wishlist.');
  });

  test('no address is written where they can’t be read', async () => {
    let asked = 0;
    const shop = new SmallShop((shop) => ({
      'GET /user-address/': () => ((asked += 1) > 1 ? { data: shop.addresses.map((id) => ({ id })) } : { things: 'x' }),
    }));
    const report = await check(shop);
    expect(said(report, 'DELETE /user-address/{id}')).toBe('not asked | The addresses can’t be read.');
    expect(shop.addresses).toEqual(['home']);
  });

  test('an address that was made for the order is removed', async () => {
    const shop = new SmallShop();
    shop.addresses = [];
    await check(shop, ['--write']);
    expect(shop.orders).toHaveLength(1);
    expect(shop.addresses).toEqual([]);
  });
});

describe('the profile', () => {
  const parts = { ...CUSTOMER, name: undefined, firstName: 'Mitali', lastName: 'Sen' };

  test('is sent back as it came', async () => {
    const shop = new SmallShop();
    await check(shop);
    const { name, email } = CUSTOMER;
    expect(shop.sent.find(({ call }) => call === 'PUT /customer/myprofile')?.body).toEqual({ name, email });
  });

  test.each([
    ['a name in parts', parts, 'The name is kept in parts, and the shop sends it whole: it might be changed.'],
    ['no name', { ...CUSTOMER, name: '' }, 'Without a profile with a name there is nothing to send back.'],
  ])('with %s is not sent', async (_what, data, why) => {
    const shop = new SmallShop(() => ({ 'GET /customer/myprofile': () => ({ data }) }));
    expect(said(await check(shop), 'PUT /customer/myprofile')).toBe(`not asked | ${why}`);
    expect(calls(shop)).not.toContain('PUT /customer/myprofile');
  });
});
