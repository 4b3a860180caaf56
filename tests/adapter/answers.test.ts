import { describe, expect, test } from 'vitest';
import { verifyLoginOtp } from '../../src/api/auth.ts';
import { checkCoupon } from '../../src/api/coupon.ts';
import { getOrders } from '../../contract/order.ts';
import { getWishlist } from '../../contract/wishlist.ts';
import { ask } from '../../src/api/http.ts';
import { getOrder } from '../../src/api/order.ts';
import { searchProducts } from '../../src/api/product.ts';
import { provider, startTestProvider } from './test-provider.ts';

startTestProvider();

describe('what comes back', () => {
  test.each([
    [{ message: 'Nicht so.' }, 'Nicht so.'],
    [{ message: 'Wrong code', code: 'E_OTP' }, 'Wrong code'],
    [{ error: { message: 'Wrong code' } }, 'Wrong code'],
    [{ error: 'Wrong code' }, 'Wrong code'],
    [{ errors: [{ field: 'code', message: 'Wrong code' }] }, 'Wrong code'],
    [{ errors: { code: ['Wrong code'] } }, 'Wrong code'],
    [{ errors: ['Wrong code'] }, 'Wrong code'],
    [{ detail: 'Wrong code' }, 'Wrong code'],
    [{ type: 'about:blank', title: 'Wrong code', status: 422 }, 'Wrong code'],
    [{ status: 'error', data: { msg: 'Wrong code' } }, 'Wrong code'],
    [{ message: ['Wrong code', 'Too long'] }, 'Wrong code'],
    [{ message: 'Validation failed', errors: { code: 'Wrong code' } }, 'Wrong code'],
    ['Wrong code', 'Wrong code'],
    [{ message: '<b>Wrong</b> code &amp; more' }, 'Wrong code & more'],
    ['<!doctype html><title>Nginx</title>', 'Something went wrong on our side. Please try again in a moment.'],
    [{ trace: 1 }, 'Something went wrong on our side. Please try again in a moment.'],
  ])('the refusal %j reads “%s”', async (body, message) => {
    for (const status of [400, 409, 422]) {
      provider.answer = () => [status, body];
      await expect(checkCoupon('TEN')).rejects.toMatchObject({ message, status });
    }
  });

  test('what broke on their side is not told to shoppers', async () => {
    provider.answer = () => [500, { error: 'TypeError: cannot read property' }];
    await expect(checkCoupon('TEN')).rejects.toThrow('Something went wrong on our side.');
  });

  test.each([
    [{ token: 'a.b.c' }, {}],
    [{ data: { token: 'Bearer a.b.c' } }, {}],
    [{ result: { tokens: { access_token: 'a.b.c' } } }, {}],
    [{}, { authorization: 'Bearer a.b.c' }],
    [undefined, { authorization: 'a.b.c' }],
  ])('the token in %j %j', async (body, headers) => {
    provider.answer = () => [200, body, headers as Record<string, string>];
    expect((await verifyLoginOtp('9830098300', '123456')).token).toBe('a.b.c');
  });

  test.each([
    [{ couponAmount: 30 }],
    [{ data: { discount: '₹30.00' } }],
    [{ success: true, data: { coupon: { code: 'TEN', discount_amount: 30 } } }],
    [{ discountPaise: 3000 }],
  ])('the coupon’s amount in %j', async (body) => {
    provider.answer = () => [200, body];
    expect(await checkCoupon('TEN')).toEqual({ code: 'TEN', couponAmount: 3000 });
  });

  test('404 is an empty list where every shop has one, and a refusal elsewhere', async () => {
    provider.answer = () => [404, { message: 'No orders found' }];
    expect((await ask(getOrders)).data).toEqual([]);
    expect((await ask(getWishlist)).data).toEqual([]);
    expect((await searchProducts('zzz', { page: 1, limit: 20 })).data).toEqual([]);
    await expect(getOrder('O-1')).rejects.toMatchObject({ status: 404, message: 'No orders found' });
  });
});
