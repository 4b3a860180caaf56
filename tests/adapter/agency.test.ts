import * as v from 'valibot';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { getAddresses } from '../../contract/address.ts';
import { getCart as cartCall } from '../../contract/cart.ts';
import { getCategories, getSubCategories } from '../../contract/category.ts';
import { putKyc } from '../../contract/kyc.ts';
import { getOrders } from '../../contract/order.ts';
import { getPacks, getProduct as productCall } from '../../contract/product.ts';
import { getWishlist } from '../../contract/wishlist.ts';
import { getProfile } from '../../contract/profile.ts';
import { getSlots } from '../../contract/slot.ts';
import { postAddress } from '../../src/api/address.ts';
import { adapt } from '../../src/adapter/adapt.ts';
import { refusalIn } from '../../src/adapter/refusal.ts';
import { getOtp } from '../../src/api/auth.ts';
import { postCart } from '../../src/api/cart.ts';
import { ask } from '../../src/api/http.ts';
import { postOrder } from '../../src/api/order.ts';
import { getProduct, getProducts } from '../../src/api/product.ts';
import { putProfile } from '../../src/api/profile.ts';
import { provider, startTestProvider } from './test-provider.ts';

startTestProvider();
afterEach(() => vi.unstubAllEnvs());

// What an Indian agency's back end answers; each was misread once.

describe('money', () => {
  const priceOf = (fields: object) => {
    const read = v.safeParse(
      productCall.answer,
      adapt(productCall, { data: { id: 1, name: 'Dal', ...fields } }).answer,
    );
    return read.success ? read.output.data.price : undefined;
  };
  test.each([
    [{ price: { amount: 5925, currency: 'INR', scale: 2 } }, 5925],
    [{ price: { amount: '5925', currency: 'INR', scale: 2 } }, 5925],
    [{ price: { amount: '59.00', currency: 'INR', scale: 2 } }, 5900],
    [{ price: { amount: 59.25, currency: 'INR', scale: 2 } }, 5925],
    [{ price: { amount: 59, currency: 'INR', scale: 0 } }, 5900],
    // What it is sold at may be nothing; a sale of 0 is none.
    [{ mrp: 20, sellingPrice: 0 }, 0],
    [{ mrp: '20.00', sale_price: '0.00' }, 2000],
    [{ price: 20, salePrice: 0 }, 2000],
  ])('%j costs %i paise', (fields, paise) => expect(priceOf(fields)).toBe(paise));

  const line = { _id: 'L1', productId: { _id: 'P1', name: 'Dal', sellingPrice: '₹100.50' }, quantity: 3 };
  const totalOf = (sums: object) =>
    v.parse(cartCall.answer, adapt(cartCall, { data: { items: [line], ...sums } }).answer).totalPrice;
  test('a coupon that a cart’s total has off already is not taken off once more', () => {
    expect(totalOf({ subTotal: '301.50', couponAmount: '50.00', totalPrice: '251.50' })).toBe(30_150);
    expect(totalOf({ discount: 50, total: 251.5 })).toBe(30_150);
    expect(totalOf({ totalPrice: '311.50' })).toBe(31_150);
  });

  test('a cart whose lines and total are of different units is not sold', async () => {
    provider.answer = () => [200, { data: { items: [line], totalPrice: 30_150 } }];
    await expect(ask(cartCall)).rejects.toThrow('The prices in your cart do not fit its total');
    provider.answer = () => [200, { data: { items: [line], totalPrice: 301.5 } }];
    expect((await ask(cartCall)).totalPrice).toBe(30_150);
  });
});

describe('lists', () => {
  const category = { _id: 'c1', name: 'Rice' };
  test.each([
    [{ _embedded: { productCategoryDtoList: [category] } }],
    [{ code: 200, message: 'OK', categoryMaster: [category] }],
    [{ success: true, things: { page: { rows2: [category] } }, meta: { page: 1 } }],
  ])('%j is found wherever it stands', (received) =>
    expect(v.parse(getCategories.answer, adapt(getCategories, received).answer).data).toMatchObject([{ id: 'c1' }]),
  );

  test('a record’s own id and name stand before what it points to', () => {
    const rows = [
      { subcat_id: '21', subcat_name: 'Rice', cat_id: '2', is_deleted: 'N' },
      { subcat_id: '22', is_deleted: 'Y' },
    ];
    const { answer } = adapt(getSubCategories, { status: '1', result: rows });
    expect(v.parse(getSubCategories.answer, answer).data).toMatchObject([{ id: '21', name: 'Rice', categoryId: '2' }]);
  });

  const products = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, i) => ({ id: from + i, name: `P${from + i}`, price: 10 }));
  const pages = () => provider.asked.filter(({ path }) => path === '/product/web/');
  test('what a provider has on further pages is read, too', async () => {
    provider.answer = ({ path, query }) => {
      if (path !== '/product/web/') return [404, {}];
      const start = (Number(query['page'] ?? 1) - 1) * 10;
      const meta = { totalRecords: 34, limit: 10, hasNext: start + 10 < 34 };
      return [200, { data: products(start, Math.min(34, start + 10)), meta }];
    };
    const first = await getProducts({ page: 1, limit: 24 });
    expect(first.data.map(({ id }) => id)).toEqual(products(0, 24).map(({ id }) => id));
    expect(first.count).toBe(34);
    const second = await getProducts({ page: 2, limit: 24 });
    expect(second.data.map(({ id }) => id)).toEqual(products(24, 34).map(({ id }) => id));
  });

  test('one that says for ever that there is more, and sends the same, is asked twice', async () => {
    provider.answer = ({ path }) =>
      path === '/product/web/' ? [200, { data: products(0, 10), hasMore: true }] : [404, {}];
    expect((await getProducts({ page: 1, limit: 24 })).data).toHaveLength(10);
    expect(pages()).toHaveLength(2);
  });

  test('ids alone are looked up: of a wishlist, of an order’s items, of a cart’s lines', async () => {
    const items = [{ productId: '66aa', quantity: 1 }];
    provider.answer = ({ path }) => {
      if (path.includes('byid')) return [200, { data: { _id: path.split('/').at(-1), name: 'Dal', sellingPrice: 42 } }];
      if (path.includes('wishlist')) return [200, { data: ['66aa', '66ab'] }];
      if (path.includes('cart')) return [200, { result: [{ cart_id: '3', product_id: '66aa', qty: '2' }] }];
      return [200, { data: [{ _id: 'O1', status: 'DELIVERED', orderItems: items, totalItems: 1 }] }];
    };
    expect((await ask(getWishlist)).data.map(({ product }) => product?.name)).toEqual(['Dal', 'Dal']);
    const [order] = (await ask(getOrders)).data;
    expect(order?.items).toMatchObject([{ productId: '66aa', name: 'Dal', quantity: 1 }]);
    const cart = await ask(cartCall);
    expect(cart.data).toMatchObject([{ id: '3', quantity: 2, product: { name: 'Dal', price: 4200 } }]);
    expect(cart.totalPrice).toBe(8400);
  });

  test('an error page that came with 200 is no answer', async () => {
    provider.answer = () => [200, '<html><body>Fatal error: Uncaught', { 'content-type': 'text/html' }];
    await expect(ask(getOrders)).rejects.toMatchObject({ status: 501 });
    await expect(postAddress({} as never)).rejects.toThrow('Something went wrong on our side.');
  });
});

describe('orders', () => {
  const stateOf = (status: string) => {
    const order = { id: 1, status, items: [{ productId: 1, name: 'Dal', price: 10, quantity: 1 }] };
    const [read] = v.parse(getOrders.answer, adapt(getOrders, { data: [order] }).answer).data;
    return [read?.status, read?.statusText];
  };
  test.each([
    ['RTO', 'cancelled', 'Returned'],
    ['RTO_DELIVERED', 'cancelled', 'Returned'],
    ['RETURNED', 'cancelled', 'Returned'],
    ['DELIVERED', 'delivered', null],
    ['PENDING', 'placed', null],
    ['AWAITING_STOCK', 'placed', 'Awaiting stock'],
  ])('%s is %s, %s', (status, state, words) => expect(stateOf(status)).toEqual([state, words]));

  test('windows without a day are those of the coming days, and an order hands back both', async () => {
    const slots = [
      { _id: 'S1', startTime: '11:00 AM', endTime: '01:00 PM', isActive: 1 },
      { _id: 'S2', startTime: '05:00 PM', endTime: '07:00 PM', isActive: 0 },
    ];
    const read = v.parse(getSlots.answer, adapt(getSlots, { data: slots }).answer).data;
    expect(read.length).toBeGreaterThanOrEqual(2);
    expect(new Set(read.map(({ date }) => date)).size).toBe(read.length);
    expect(read).toMatchObject(read.map(({ date }) => ({ id: `S1@${date}`, from: '11:00', to: '13:00' })));
    const slot = read.at(-1);
    provider.answer = ({ path, method }) =>
      method === 'POST' ? [201, { data: { insertedId: 'O9' } }] : path === '/order/' ? [200, []] : [404, {}];
    await postOrder({ addressId: 'A', slotId: slot?.id, paymentMethod: 'cash' }, 'key').catch(() => {});
    const sent = provider.asked.find(({ method }) => method === 'POST');
    expect(sent?.body).toMatchObject({ slotId: 'S1', deliveryDate: slot?.date });
    // It is read by the id that came back.
    expect(provider.asked.map(({ path }) => path)).toContain('/order/O9');
  });
});

test('an order points to its address by the name that the list of addresses has for its id, where a refusal names none', async () => {
  const kept = { addr_id: '7', address_line: '1 Lake Road', pincode: '700064', pincode_id: '1' };
  const order = (body: Record<string, unknown>): [number, object] =>
    body['addr_id'] ? [201, { result: [{ order_id: '9' }] }] : [422, { msg: 'Please select delivery address.' }];
  provider.answer = ({ path, method, body }) =>
    path === '/user-address/' ? [200, { result: [kept] }] : method === 'POST' ? order(body) : [200, { result: [] }];
  await ask(getAddresses);
  await postOrder({ addressId: '7', slotId: '3', paymentMethod: 'cash' }, 'key').catch(() => {});
  const sent = provider.asked.filter(({ method }) => method === 'POST').at(-1);
  expect(sent?.body).toMatchObject({ addr_id: '7', slot_id: '3' });
});

test('a profile with an empty list for KYC has none', async () => {
  provider.answer = () => [
    200,
    { result: [{ customer_id: '1', customer_name: 'Mou', mobile_no: '+91-9832000001', kyc: [] }] },
  ];
  expect((await ask(getProfile)).data).toMatchObject({ name: 'Mou', phone: '9832000001', kyc: null });
});

test.each([{ status: '1', msg: 'KYC submitted.', result: '' }, { success: true }, { status: 'success', data: {} }])(
  'KYC that is handed in is not verified by the answer %j',
  (received) => expect(adapt(putKyc, received).answer).toMatchObject({ data: { status: 'submitted' } }),
);

test('numbers that were handed in are read from the profile where the answer has none', async () => {
  const kyc = { pan_no: 'ABCPE1234F', aadhaar_no: '', kyc_status: 'Pending' };
  provider.answer = ({ method }) =>
    method === 'PUT'
      ? [200, { status: '1', result: '' }]
      : [200, { result: [{ customer_id: 1, mobile_no: '9832000001', kyc }] }];
  const body = { pan: 'ABCPE1234F', aadhaar: '234123412346', gstin: null };
  expect((await ask(putKyc, { body })).data).toMatchObject({ pan: 'ABCPE1234F', status: 'submitted' });
});

test('the state of an account is not that of its KYC', async () => {
  provider.answer = () => [200, { data: { id: 1, name: 'Mou', mobile: '9832000001', status: 1 } }];
  expect((await ask(getProfile)).data.kyc).toBeNull();
});

test('an order says when it comes where the window’s times are its own', () => {
  const order = { order_id: '9', order_date: '30-11-2026 14:05:00', net_amount: '90.00' };
  const [read] = v.parse(
    getOrders.answer,
    adapt(getOrders, {
      result: [{ ...order, slot_start: '01-12-2026 11:00:00', slot_end: '01-12-2026 14:00:00' }],
    }).answer,
  ).data;
  expect(read?.slot).toMatchObject({ date: '2026-12-01', from: '11:00', to: '14:00' });
});

test('a refusal that is about no name is said as it came, whatever names were tried then', async () => {
  const refusal = ({ body }: { body: Record<string, unknown> }) =>
    body['addr_id'] ? 'The addressId field is required.' : 'Selected slot is full.';
  provider.answer = (asked) =>
    asked.method === 'POST' ? [422, { msg: refusal(asked) }] : [200, { result: [{ addr_id: '7', address_line: 'A' }] }];
  await ask(getAddresses);
  const ordering = postOrder({ addressId: '7', slotId: '3', paymentMethod: 'cash' }, 'key');
  await expect(ordering).rejects.toThrow('Selected slot is full.');
});

test('a list of orders without their items is completed by the call of each', async () => {
  const items = [{ productId: 'P1', name: 'Dal', price: '45.00', qty: '2' }];
  const order = { id: 'O1', number: 'A-1', status: 'placed', placedAt: '2026-11-30T05:00:00Z', total: '90.00' };
  provider.answer = ({ path }) =>
    path === '/order/'
      ? [200, { result: [{ ...order, total_items: '2' }] }]
      : path === '/order/O1'
        ? [200, { result: [{ ...order, items }] }]
        : [404, {}];
  const [read] = (await ask(getOrders)).data;
  expect(read?.items).toMatchObject([{ name: 'Dal', quantity: 2, price: 4500 }]);
});

describe('a size that is no product', () => {
  const rice = { _id: 'P1', productName: 'Rice', sellingPrice: '₹120.00', unitValue: 1, unit_type: 'kg' };
  const bag = {
    _id: 'V5',
    productId: 'P1',
    variantName: 'Rice 5 kg',
    sellingPrice: '₹576.00',
    unitValue: 5,
    unit_type: 'kg',
  };
  const lines: object[] = [];
  const answer: typeof provider.answer = ({ method, path, body }) => {
    if (path === '/product/web/byid/P1') return [200, { data: rice }];
    if (path === '/product/product-variant-by-pid/web/P1') return [200, { data: [bag] }];
    if (path === '/cart/' && method === 'POST')
      lines.push({ _id: 'L1', productId: rice, variantId: bag, quantity: body['quantity'] });
    if (path.startsWith('/cart/')) return [200, { data: method === 'GET' ? { items: lines } : {} }];
    return [404, { message: 'Product not found' }];
  };

  test('is sold as product and variant', async () => {
    provider.answer = answer;
    expect((await ask(getPacks, { id: 'P1' })).data).toMatchObject([{ id: 'P1~~V5', packSize: '5 kg', price: 57_600 }]);
    expect(await getProduct('P1~~V5')).toMatchObject({
      id: 'P1~~V5',
      name: 'Rice 5 kg',
      price: 57_600,
      packSize: '5 kg',
    });
    expect(await postCart('P1~~V5', 2)).toMatchObject({ quantity: 2, product: { id: 'P1~~V5', price: 57_600 } });
    const sent = provider.asked.find(({ method }) => method === 'POST');
    expect(sent?.body).toMatchObject({ productId: 'P1', variantId: 'V5', quantity: 2 });
    expect((await ask(cartCall)).totalPrice).toBe(115_200);
  });

  test('keeps its id where it is a product, too', async () => {
    provider.answer = (asked) =>
      asked.path.endsWith('/byid/V5') ? [200, { data: { ...bag, name: 'Rice' } }] : answer(asked);
    expect((await ask(getPacks, { id: 'P1' })).data).toMatchObject([{ id: 'V5' }]);
  });
});

describe('what is missing', () => {
  test('a line whose product is gone can be removed, and not ordered', async () => {
    const read = adapt(cartCall, { data: [{ _id: 'L1', productId: null, quantity: 2 }], total: 0 });
    expect(read.dropped).toEqual([]);
    expect(v.parse(cartCall.answer, read.answer).data).toMatchObject([
      { id: 'L1', product: { stock: 0, discontinued: true } },
    ]);
  });

  test.each([
    [{ kycStatus: 'PENDING_VERIFICATION', documents: { pan: { number: 'ABCPE1234F' } } }, 'submitted'],
    [{ status: 'Verified', documents: [{ type: 'PAN', number: 'ABCPE1234F' }] }, 'verified'],
    [{ kycStatus: 'Verification in progress', panNumber: 'ABCPE1234F' }, 'submitted'],
  ])('the KYC %j is %s, with its documents', (kyc, status) => {
    const { answer } = adapt(getProfile, { data: { _id: 'C1', name: 'Mou', phone: '9830098300', kyc } });
    expect(v.parse(getProfile.answer, answer).data.kyc).toMatchObject({ status, pan: 'ABCPE1234F' });
  });

  test.each([
    [{ imageBaseUrl: 'https://cdn.test/media/', image: 'dal.png' }, 'https://cdn.test/media/dal.png'],
    [{ imageBaseUrl: 'https://cdn.test', image: '/media/dal.png' }, 'https://cdn.test/media/dal.png'],
    [{ imageBaseUrl: 'https://cdn.test/media', image: '/media/dal.png' }, 'https://cdn.test/media/dal.png'],
    [{ imageBaseUrl: 'https://cdn.test', image: 'https://other.test/dal.png' }, 'https://other.test/dal.png'],
    [{ image: 'dal.png' }, '/dal.png'],
  ])('the picture of %j is %s', ({ image, ...around }, url) => {
    const { answer } = adapt(productCall, { ...around, data: { _id: 1, name: 'Dal', price: 1, image } });
    expect(v.parse(productCall.answer, answer).data.image).toBe(url);
  });
});

describe('what is refused', () => {
  test('a number that is refused at log-in can register', async () => {
    vi.stubEnv('PUBLIC_ADAPTER', 'on');
    provider.answer = () => [422, { errors: { mobileNumber: ['The selected mobile number is invalid.'] } }];
    expect(await getOtp('9830098300')).toEqual({ otp: null, registered: false });
  });

  test.each([
    'Unrecognized field "x" (class com.shop.dto.LoginRequest), not marked as ignorable',
    'No query results for model [App\\Models\\Product] 5',
    'Cast to ObjectId failed for value "x" at path "_id"',
    'SQLSTATE[42S02]: Base table or view not found',
  ])('no shopper reads “%s”', (message) => expect(refusalIn({ message }, 400)).toBeNull());

  test.each([
    ['Sorry, we do not deliver to this pincode', 'not_deliverable'],
    ['This area is not serviceable.', 'not_deliverable'],
    ['No delivery slots are left today.', 'http_404'],
  ])('“%s” is %s', (message, code) => expect(refusalIn({ message }, 404)).toMatchObject({ message, code }));

  const address = { name: 'Ananya', phone: '9830098300', line1: '1 Park Street', pincodeId: 3, label: 'Home' };
  const required = (names: readonly string[]) =>
    [422, { errors: Object.fromEntries(names.map((name) => [name, [`The ${name} field is required.`]])) }] as const;
  const OWN = { contactNumber: '9830098300', contactName: 'Ananya' };

  test('what this call asks for counts before what another was content with', async () => {
    provider.answer = ({ path, body }) => {
      const wanted = path.includes('get-otp') ? ['mobileNumber'] : ['contactNumber', 'contactName', 'addressType'];
      const missing = wanted.filter((name) => !(name in body));
      return missing.length > 0 ? required(missing) : [201, { data: { _id: 'A1', ...body } }];
    };
    await getOtp('9830098300');
    await postAddress(address as never);
    expect(provider.asked.at(-1)?.body).toMatchObject({ ...OWN, addressType: 'Home' });
  });

  test('an address is sent by the names that the provider’s own have', async () => {
    const saved = { _id: 'A0', ...OWN, addressLine1: '1 Lake Road', pincode: '700001' };
    provider.answer = ({ method }) =>
      method === 'GET' ? [200, { data: [saved] }] : [201, { data: { _id: 'A1', line1: '1' } }];
    await ask(getAddresses);
    await postAddress(address as never);
    expect(provider.asked.at(-1)?.body).toMatchObject({ ...OWN, addressLine1: '1 Park Street' });
  });

  test('a field that the provider does not know is sent by the name that it knows', async () => {
    const refuses = (name: string) =>
      `Unrecognized field "${name}" (class com.shop.Login), known properties: "mobileNo"`;
    provider.answer = ({ body }) => {
      const unknown = Object.keys(body).find((name) => name !== 'mobileNo');
      return unknown === undefined ? [200, { message: 'Sent' }] : [400, { message: refuses(unknown) }];
    };
    expect(await getOtp('9830098300')).toMatchObject({ registered: true });
    expect(provider.asked.at(-1)?.body).toEqual({ mobileNo: '9830098300' });
  });

  test('what is not kept is sent by every usual name, and said when that does not help either', async () => {
    const kept: Record<string, unknown> = { _id: 'C1', fullName: 'Mou', emailId: 'old@example.com' };
    provider.answer = ({ method, body }) => {
      if (method === 'PUT' && body['mail']) kept['emailId'] = body['mail'];
      return [200, { success: true, data: method === 'GET' ? kept : { _id: 'C1', fullName: 'Mou' } }];
    };
    await putProfile({ name: 'Mou', email: 'new@example.com' });
    expect(kept['emailId']).toBe('new@example.com');
    provider.answer = ({ method }) => [200, { data: method === 'GET' ? kept : {} }];
    await expect(putProfile({ name: 'Mou', email: 'other@example.com' })).rejects.toThrow('did not keep');
  });
});
