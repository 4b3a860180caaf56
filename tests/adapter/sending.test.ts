import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createAdapter } from '../../src/adapter/adapter.ts';
import { LOOKS } from '../../src/adapter/order-once.ts';
import { getOtp, verifyLoginOtp } from '../../src/api/auth.ts';
import { postCart } from '../../src/api/cart.ts';
import { checkCoupon } from '../../src/api/coupon.ts';
import { connection } from '../../src/api/http.ts';
import { postOrder } from '../../src/api/order.ts';
import { getProducts } from '../../src/api/product.ts';
import { postAddress } from '../../src/api/address.ts';

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly query: Record<string, string>;
  readonly body: Record<string, unknown>;
  readonly headers: Record<string, unknown>;
}
type Answer = readonly [status: number, body?: unknown, headers?: Record<string, string>];

let answer: (asked: Asked) => Answer | null;
let asked: Asked[] = [];

/** A provider whose answers each test says; null breaks the connection. */
const provider = createServer((request, response) => {
  let text = '';
  request.on('data', (chunk: Buffer) => (text += chunk.toString()));
  request.on('end', () => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://provider.test');
    const body = (text ? JSON.parse(text) : {}) as Record<string, unknown>;
    const call = {
      method: request.method ?? '',
      path: pathname.replace('/api', ''),
      query: Object.fromEntries(searchParams),
      body,
      headers: request.headers,
    };
    asked.push(call);
    const said = answer(call);
    if (!said) return void request.socket.destroy();
    response.writeHead(said[0], { 'content-type': 'application/json', ...said[2] });
    response.end(said[1] === undefined ? undefined : JSON.stringify(said[1]));
  });
});

const before = { ...connection };
beforeAll(async () => {
  await new Promise<void>((listening) => provider.listen(0, '127.0.0.1', listening));
  connection.base = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/api`;
  connection.patience = { ...connection.patience, retries: 0, timeout: 2000 };
  LOOKS.waits = [0, 10];
});
afterAll(() => {
  Object.assign(connection, before);
  provider.close();
});
beforeEach(() => {
  asked = [];
  connection.adapter = createAdapter({ dropped: () => {} });
});

describe('a body is sent as documented, and once more as the provider wants it', () => {
  /** A provider that wants these names, and says which it misses in its own way. */
  const wants =
    (names: readonly string[], complain: (name: string) => unknown, status = 400): typeof answer =>
    ({ body }) => {
      const missing = names.find((name) => !(name in body));
      return missing === undefined ? [200, { message: 'Sent' }] : [status, complain(missing)];
    };

  test.each([
    ['a message', wants(['mobile'], (name) => ({ message: `${name} is required` }))],
    [
      'a message with its code',
      wants(['mobile_number'], (name) => ({ message: `"${name}" must not be empty`, code: 'E1' })),
    ],
    ['a field', wants(['phoneNumber'], (name) => ({ errors: [{ field: name, message: 'is missing' }] }))],
    ['fields by name', wants(['contact_number'], (name) => ({ errors: { [name]: ['is required'] } }), 422)],
    [
      'FastAPI’s place',
      wants(['mobile'], (name) => ({ detail: [{ loc: ['body', name], msg: 'field required', type: 'missing' }] }), 422),
    ],
    [
      'RFC 9457',
      wants(['msisdn'], (name) => ({ title: 'Bad input', 'invalid-params': [{ name, reason: 'required' }] }), 422),
    ],
    ['nothing but “Validation failed”', wants(['mobile_number'], () => ({ message: 'Validation failed' }))],
  ])('that it says by %s', async (_, provider) => {
    answer = provider;
    expect(await getOtp('9830098300')).toEqual({ otp: null, registered: true });
    expect(asked[0]?.body).toEqual({ phone: '9830098300' });
    expect(asked).toHaveLength(2);
    // It is remembered for the session.
    await getOtp('9830098300');
    expect(asked).toHaveLength(3);
  });

  test('several names one after the other, and in the next call at once', async () => {
    answer = ({ path, body }) => {
      const missing = (path.endsWith('verify-otp') ? ['mobile', 'otp_code'] : ['mobile']).find(
        (name) => !(name in body),
      );
      return missing
        ? [400, { error: { message: `${missing} is required` } }]
        : [200, { data: { accessToken: 'a.b.c', user: { uid: 7 } } }];
    };
    await getOtp('9830098300');
    expect(await verifyLoginOtp('9830098300', '123456')).toMatchObject({ token: 'a.b.c', customer: null });
    expect(asked.map(({ body }) => Object.keys(body))).toEqual([
      ['phone'],
      ['mobile'],
      ['mobile', 'otp'],
      ['mobile', 'otp_code'],
    ]);
  });

  test('a wrong code is a wrong code: it is handed in once', async () => {
    answer = () => [400, { message: 'Invalid OTP. Two attempts left.' }];
    await expect(verifyLoginOtp('9830098300', '123456')).rejects.toThrow('Invalid OTP. Two attempts left.');
    expect(asked).toHaveLength(1);
  });

  test('what a provider does not want is left out', async () => {
    answer = ({ body }) =>
      'isDefault' in body
        ? [400, { message: ['property isDefault should not exist'] }]
        : [200, { data: { id: 1, ...body } }];
    const address = {
      label: 'Home',
      name: 'Mou',
      phone: '9830098300',
      line1: '1 Park Street',
      pincodeId: 3,
      isDefault: true,
    };
    await expect(postAddress(address)).resolves.toMatchObject({ id: 1, line1: '1 Park Street' });
    expect(asked[1]?.body).not.toHaveProperty('isDefault');
  });

  test('nothing that may have taken effect is sent again', async () => {
    for (const status of [409, 500, 503]) {
      asked = [];
      answer = () => [status, { message: 'product_id is required' }];
      await expect(postCart('P-1', 2)).rejects.toMatchObject({ status });
      expect(asked).toHaveLength(1);
    }
  });

  test('a sort word that a provider does not know is said in its own, or left out', async () => {
    answer = ({ query }) =>
      query['sortBy'] === undefined || query['sortBy'] === 'price_asc'
        ? [200, { items: [] }]
        : [400, { message: 'sortBy must be one of: price_asc, price_desc' }];
    await getProducts({ page: 1, limit: 20, sortBy: 'price-low' });
    await getProducts({ page: 1, limit: 20, sortBy: 'unit-price' });
    expect(asked.map(({ query }) => query['sortBy'])).toEqual(['price-low', 'price_asc', 'unit-price', undefined]);
  });
});

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
      answer = () => [status, body];
      await expect(checkCoupon('TEN')).rejects.toMatchObject({ message, status });
    }
  });

  test('what broke on their side is not told to shoppers', async () => {
    answer = () => [500, { error: 'TypeError: cannot read property' }];
    await expect(checkCoupon('TEN')).rejects.toThrow('Something went wrong on our side.');
  });

  test.each([
    [{ token: 'a.b.c' }, {}],
    [{ data: { token: 'Bearer a.b.c' } }, {}],
    [{ result: { tokens: { access_token: 'a.b.c' } } }, {}],
    [{}, { authorization: 'Bearer a.b.c' }],
    [undefined, { authorization: 'a.b.c' }],
  ])('the token in %j %j', async (body, headers) => {
    answer = () => [200, body, headers as Record<string, string>];
    expect((await verifyLoginOtp('9830098300', '123456')).token).toBe('a.b.c');
  });

  test.each([
    [{ couponAmount: 30 }],
    [{ data: { discount: '₹30.00' } }],
    [{ success: true, data: { coupon: { code: 'TEN', discount_amount: 30 } } }],
    [{ discountPaise: 3000 }],
  ])('the coupon’s amount in %j', async (body) => {
    answer = () => [200, body];
    expect(await checkCoupon('TEN')).toEqual({ code: 'TEN', couponAmount: 3000 });
  });
});

describe('an order is placed once', () => {
  const order = { addressId: 'a', slotId: 's', paymentMethod: 'cash' as const };
  const placed: { order_id: string; status: string; total: string }[] = [];
  /** Takes an order and loses the answer as often as it is said to. */
  const shop = (lost: number, answerOf: () => Answer | null = () => null): typeof answer => {
    let times = lost;
    return ({ method }) => {
      if (method === 'GET') return placed.length > 0 ? [200, { orders: placed }] : [404, { message: 'No orders yet' }];
      placed.push({ order_id: `O-${placed.length + 1}`, status: 'NEW', total: '240.00' });
      return times-- > 0 ? answerOf() : [201, { order: placed.at(-1) }];
    };
  };
  beforeEach(() => void (placed.length = 0));

  test('whose answer comes', async () => {
    answer = shop(0);
    expect(await postOrder(order, 'k1')).toMatchObject({ id: 'O-1', number: 'O-1', status: 'placed', toPay: 24_000 });
    // Nobody has said that browsers may send it.
    expect(asked.map(({ headers }) => headers['idempotency-key'])).toEqual([undefined, undefined]);
  });

  test.each([
    ['the connection breaks', () => null],
    ['the provider breaks', (): Answer => [502]],
  ])('when %s after it was taken: it is found among the orders', async (_, how) => {
    answer = shop(1, how);
    expect(await postOrder(order, `k2${_}`)).toMatchObject({ id: 'O-1' });
    expect(placed).toHaveLength(1);
  });

  test('when it never arrived: it is said, and not sent again by itself', async () => {
    answer = ({ method }) => (method === 'GET' ? [200, []] : [503]);
    await expect(postOrder(order, 'k3')).rejects.toMatchObject({ status: 409, code: 'order_uncertain' });
    expect(asked.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  test('a refusal is the provider’s own, and the next try is a new one', async () => {
    answer = ({ method }) => (method === 'GET' ? [200, []] : [409, { error: 'Slot is full' }]);
    await expect(postOrder(order, 'k4')).rejects.toThrow('Slot is full');
    answer = shop(0);
    expect(await postOrder(order, 'k4')).toMatchObject({ id: 'O-1' });
  });

  test('the key goes along where browsers may send it', async () => {
    connection.adapter = createAdapter({ dropped: () => {}, sendsKey: true });
    answer = shop(0);
    await postOrder(order, 'k5');
    expect(asked.at(-1)?.headers['idempotency-key']).toBe('k5');
  });
});
