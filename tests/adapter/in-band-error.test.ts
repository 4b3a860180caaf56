import { describe, expect, test } from 'vitest';
import { verifyLoginOtp } from '../../src/api/auth.ts';
import { getCart } from '../../src/api/cart.ts';
import { checkCoupon } from '../../src/api/coupon.ts';
import { RefusedError } from '../../src/api/errors.ts';
import { connection } from '../../src/api/connection.ts';
import { putKyc } from '../../contract/kyc.ts';
import { getOrders } from '../../contract/order.ts';
import { getTransactions } from '../../contract/wallet.ts';
import { ask } from '../../src/api/http.ts';
import { getOrder, postOrder } from '../../src/api/order.ts';
import { getProducts } from '../../src/api/product.ts';
import { provider, startTestProvider } from './test-provider.ts';

startTestProvider();

describe('what is refused in the body of an answer of 200', () => {
  test.each([
    ['success', { success: false, message: 'That code is wrong' }],
    ['success as a word', { success: 'false', msg: 'That code is wrong', data: null }],
    ['status', { status: 'error', message: 'That code is wrong' }],
    ['status as false', { status: false, message: 'That code is wrong', data: [] }],
    ['status as 0', { status: 0, message: 'That code is wrong' }],
    ['a status code', { statusCode: 400, message: 'That code is wrong' }],
    ['a status code as text', { status: '422', message: 'That code is wrong' }],
    ['error', { error: { message: 'That code is wrong' } }],
    ['error beside a message', { error: true, message: 'That code is wrong' }],
    ['errors', { data: null, errors: [{ message: 'That code is wrong' }] }],
  ])('by %s is a refusal, in its words, and not asked again', async (_, body) => {
    provider.answer = () => [200, body];
    const refused = await verifyLoginOtp('9830098300', '123456').catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(RefusedError);
    expect(refused).toMatchObject({ message: 'That code is wrong' });
    expect(provider.asked).toHaveLength(1);
  });

  test('a name that is missed is said in other words', async () => {
    provider.answer = ({ body }) =>
      'mobile' in body
        ? [200, { success: true, data: { token: 'a.b.c', customer: { id: 7, name: 'Mou', phone: '9830098300' } } }]
        : [200, { success: false, message: 'mobile is required' }];
    expect(await verifyLoginOtp('9830098300', '123456')).toMatchObject({ token: 'a.b.c' });
  });

  test.each([
    { valid: false, message: 'This coupon has run out' },
    { success: true, data: { isValid: false, message: 'This coupon has run out' } },
    { status: 'success', data: { applicable: 0 }, message: 'This coupon has run out' },
  ])('a coupon, as %j', async (body) => {
    provider.answer = () => [200, body];
    await expect(checkCoupon('FEST')).rejects.toMatchObject({ message: 'This coupon has run out' });
    expect(provider.asked).toHaveLength(1);
  });

  test('an order, which is known not to be placed', async () => {
    provider.answer = ({ method }) =>
      method === 'GET' ? [200, []] : [200, { success: false, message: 'Slot is full' }];
    const order = { addressId: 'a', slotId: 's', paymentMethod: 'cash' as const };
    await expect(postOrder(order, 'in-band')).rejects.toThrow('Slot is full');
  });

  test.each([
    ['an empty cart', getCart, { success: false, message: 'Your cart is empty' }],
    ['no orders', () => ask(getOrders), { status: false, message: 'No orders found', data: [] }],
    ['no products', () => getProducts({ page: 1, limit: 20 }), { statusCode: 404, message: 'No products found' }],
  ])('is %s', async (_, ask, body) => {
    provider.answer = () => [200, body];
    const answer = (await ask()) as unknown[] | { data: unknown[] };
    expect(Array.isArray(answer) ? answer : answer.data).toEqual([]);
  });

  test('a token that has run out', async () => {
    provider.answer = () => [200, { success: false, message: 'Token expired' }];
    await expect(ask(getOrders)).rejects.toMatchObject({ status: 401 });
  });
});

describe('what is no refusal', () => {
  test.each([
    { success: true, message: 'No further orders', data: [] },
    { status: 'success', error: null, errors: [], data: [] },
    { status: 1, error: false, data: [] },
    { status: 200, code: 200, message: 'Not more than these', data: [] },
  ])('%j', async (body) => {
    provider.answer = () => [200, body];
    expect((await ask(getOrders)).data).toEqual([]);
  });

  test('an order whose payment has failed', async () => {
    provider.answer = () => [200, [{ id: 'O-1', status: 'failed', total: 240, success: false }]];
    expect((await ask(getOrders)).data).toHaveLength(1);
  });

  test('one order by its id, whose payment has failed', async () => {
    provider.answer = () => [200, { order_id: 'O-1', status: 'failed', message: 'Paid by cash now', total: 240 }];
    expect(await getOrder('O-1')).toMatchObject({ id: 'O-1' });
  });

  test('papers that were rejected', async () => {
    provider.answer = () => [200, { status: 'rejected', message: 'Please hand in another picture' }];
    const body = { pan: 'ABCDE1234F', aadhaar: '234123412346' };
    expect((await ask(putKyc, { body })).data).toMatchObject({ status: 'rejected' });
  });

  test('a coupon with a number for a code', async () => {
    provider.answer = () => [200, { code: '500', discount: 50, message: 'Applied' }];
    expect(await checkCoupon('500')).toMatchObject({ code: '500' });
  });
});

describe('a call that answers 401', () => {
  const loggedOut: string[] = [];
  const asCustomer = (answer: typeof provider.answer) => {
    connection.token = () => 'a.b.c';
    connection.unauthorised = (token) => loggedOut.push(token);
    loggedOut.length = 0;
    provider.answer = answer;
  };

  test('to a token that the profile takes is not for this customer, who stays logged in', async () => {
    asCustomer(({ path }) =>
      path.includes('transaction')
        ? [401, { message: 'Not for you' }]
        : [200, { data: { id: 7, name: 'Mou', phone: '9830098300' } }],
    );
    await expect(ask(getTransactions)).rejects.toMatchObject({ status: 403, message: 'Not for you' });
    expect(loggedOut).toEqual([]);
  });

  test('to a token that nothing takes ends the session', async () => {
    asCustomer(() => [401, { message: 'Log in' }]);
    await expect(ask(getTransactions)).rejects.toMatchObject({ status: 401 });
    expect(loggedOut).toEqual(['a.b.c']);
  });
});
