import { describe, expect, test } from 'vitest';
import { postAddress } from '../../src/api/address.ts';
import { getOtp, register, verifyLoginOtp } from '../../src/api/auth.ts';
import { postCart } from '../../src/api/cart.ts';
import { checkCoupon } from '../../src/api/coupon.ts';
import { postOrder } from '../../src/api/order.ts';
import { getProducts } from '../../src/api/product.ts';
import { provider, startTestProvider } from './test-provider.ts';

startTestProvider();

describe('a body is sent as documented, and once more as the provider wants it', () => {
  /** A provider that wants these names, and says which it misses in its own way. */
  const wants =
    (names: readonly string[], complain: (name: string) => unknown, status = 400): typeof provider.answer =>
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
  ])('that it says by %s', async (_, wanting) => {
    provider.answer = wanting;
    expect(await getOtp('9830098300')).toEqual({ otp: null, registered: true });
    expect(provider.asked[0]?.body).toEqual({ phone: '9830098300' });
    expect(provider.asked).toHaveLength(2);
    // It is remembered for the session.
    await getOtp('9830098300');
    expect(provider.asked).toHaveLength(3);
  });

  test('what may be left out is written as what may not, and a coupon as where it was checked', async () => {
    provider.answer = ({ path, body }) => {
      const wanted = path.includes('coupon') ? 'promo' : 'address_id';
      if (!(wanted in body)) return [422, { errors: [{ field: wanted, message: 'is required' }] }];
      return [200, { data: { id: 1, code: 'X', couponAmount: 5 } }];
    };
    await checkCoupon('X');
    // The order's own answer is another matter.
    await postOrder({ addressId: 3, slotId: 4, couponCode: 'X', paymentMethod: 'cash' }, 'key').catch(() => {});
    const order = provider.asked.findLast(({ path }) => path.endsWith('/order'));
    expect(order?.body).toMatchObject({ address_id: 3, slot_id: 4, promo: 'X', payment_method: 'cash' });
  });

  test('several names one after the other, and in the next call at once', async () => {
    provider.answer = ({ path, body }) => {
      const missing = (path.endsWith('verify-otp') ? ['mobile', 'otp_code'] : ['mobile']).find(
        (name) => !(name in body),
      );
      return missing
        ? [400, { error: { message: `${missing} is required` } }]
        : [200, { data: { accessToken: 'a.b.c', user: { uid: 7 } } }];
    };
    await getOtp('9830098300');
    expect(await verifyLoginOtp('9830098300', '123456')).toMatchObject({ token: 'a.b.c', customer: null });
    expect(provider.asked.map(({ body }) => Object.keys(body))).toEqual([
      ['phone'],
      ['mobile'],
      ['mobile', 'otp'],
      ['mobile', 'otp_code'],
    ]);
  });

  test('a wrong code is a wrong code: it is handed in once', async () => {
    provider.answer = () => [400, { message: 'Invalid OTP. Two attempts left.' }];
    await expect(verifyLoginOtp('9830098300', '123456')).rejects.toThrow('Invalid OTP. Two attempts left.');
    expect(provider.asked).toHaveLength(1);
  });

  test('what a provider does not want is left out', async () => {
    provider.answer = ({ body }) =>
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
    expect(provider.asked.at(-1)?.body).not.toHaveProperty('isDefault');
  });

  test.each(['is not a known field', 'No such parameter', 'looks odd'])(
    'an empty field that “%s” too',
    async (text) => {
      provider.answer = ({ body }) =>
        'email' in body ? [422, { errors: { email: [text] } }] : [200, { message: 'Sent' }];
      await register({ phone: '9830098300', name: 'Mou', email: null });
      expect(provider.asked.map(({ body }) => Object.keys(body))).toEqual([
        ['phone', 'name', 'email'],
        ['phone', 'name'],
      ]);
    },
  );

  test('what is unknown by one name and missing by another is renamed, not left out', async () => {
    provider.answer = ({ body }) => {
      const unknown = Object.keys(body).filter((name) => !['mobile_no', 'full_name'].includes(name));
      const missing = ['mobile_no', 'full_name'].filter((name) => !(name in body));
      const errors = [
        ...unknown.map((name) => [name, ['is unknown']]),
        ...missing.map((name) => [name, ['is required']]),
      ];
      return errors.length > 0
        ? [422, { errors: Object.fromEntries(errors) as object }]
        : [201, { data: { otp: null } }];
    };
    await register({ phone: '9830098300', name: 'Mou', email: null });
    expect(provider.asked.at(-1)?.body).toEqual({ mobile_no: '9830098300', full_name: 'Mou' });
    expect(provider.asked).toHaveLength(2);
  });

  test.each([
    ['zip', '700029'],
    ['pin_code_id', 3],
  ])('a field %s gets %j', async (name, expected) => {
    provider.answer = ({ path, body }) => {
      if (path.includes('/pincode/')) return [200, { data: [{ id: 3, pincode: 700029 }] }];
      return name in body ? [200, { data: { id: 1, ...body } }] : [422, { errors: { [name]: ['is required'] } }];
    };
    const typed = { label: 'Home', name: 'Mou', phone: '9830098300', line1: '1 Park Street', pincodeId: 3 };
    await postAddress(typed).catch(() => {});
    const sent = provider.asked.filter(({ body }) => 'label' in body).at(-1);
    expect(sent?.body[name]).toBe(expected);
  });

  test('nothing that may have taken effect is sent again', async () => {
    for (const status of [409, 500, 503]) {
      provider.asked = [];
      provider.answer = () => [status, { message: 'product_id is required' }];
      await expect(postCart('P-1', 2)).rejects.toMatchObject({ status });
      expect(provider.asked).toHaveLength(1);
    }
  });

  test('a sort word that a provider does not know is said in its own, or left out', async () => {
    provider.answer = ({ query }) =>
      query['sortBy'] === undefined || query['sortBy'] === 'price_asc'
        ? [200, { items: [] }]
        : [400, { message: 'sortBy must be one of: price_asc, price_desc' }];
    await getProducts({ page: 1, limit: 20, sortBy: 'price-low' });
    await getProducts({ page: 1, limit: 20, sortBy: 'unit-price' });
    expect(provider.asked.map(({ query }) => query['sortBy'])).toEqual([
      'price-low',
      'price_asc',
      'unit-price',
      undefined,
    ]);
  });
});
