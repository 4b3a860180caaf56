import { describe, expect, test } from 'vitest';
import { deleteCartLine, getCart as cartCall } from '../../contract/cart.ts';
import { getWebBanners } from '../../contract/banner.ts';
import type { Call } from '../../contract/call.ts';
import { putKyc } from '../../contract/kyc.ts';
import { getQrCodes } from '../../contract/qrcode.ts';
import { getOrders as ordersCall } from '../../contract/order.ts';
import { getTransactions } from '../../contract/wallet.ts';
import { getPacks, getProducts as productsCall } from '../../contract/product.ts';
import { getProfile, putProfile } from '../../contract/profile.ts';
import { getSlots } from '../../contract/slot.ts';
import { adapt } from '../../src/adapter/adapt.ts';
import { postAddress } from '../../src/api/address.ts';
import { getOtp } from '../../src/api/auth.ts';
import { postCart } from '../../src/api/cart.ts';
import { ask } from '../../src/api/http.ts';
import { postOrder } from '../../src/api/order.ts';
import { getProduct, getProducts } from '../../src/api/product.ts';
import { dayOf, momentOf } from '../../src/adapter/time.ts';
import { provider, startTestProvider } from './test-provider.ts';

startTestProvider();

// What a company's back end in Java answers: pages from 0, dates as arrays, refusals by a code in an answer of 200. Each was misread once.

const refused = (responseCode: string, responseMessage: string) =>
  [200, { responseCode, responseMessage, payload: null }] as const;
const went = (payload: object) => [200, { responseCode: '00', responseMessage: 'SUCCESS', payload }] as const;
const inr = (value: string) => ({ value, currencyCode: 'INR' });

describe('a refusal that is a code and a sentence', () => {
  const order = { addressId: 'a', slotId: 's', paymentMethod: 'cash' as const };
  const old = {
    orderNumber: 'KRN-1',
    orderState: 'CONFIRMED',
    orderTotal: inr('151.50'),
    placedOn: [2026, 11, 1, 18, 5],
  };

  test('is no order, though one of before is listed', async () => {
    provider.answer = ({ method }) =>
      method === 'GET' ? went({ content: [old] }) : refused('E152', 'This window is full, please choose another');
    await expect(postOrder(order, 'e1')).rejects.toThrow('This window is full, please choose another');
  });

  test('is told at each call', async () => {
    provider.answer = () => refused('E121', 'Only 2 left');
    await expect(postCart('P1', 3)).rejects.toThrow('Only 2 left');
    provider.answer = () => refused('E104', 'Wrong code');
    await expect(getOtp('9830041207')).rejects.toThrow('Wrong code');
  });

  test.each([
    { responseCode: '00', responseMessage: 'Basket entry removed', payload: null },
    { code: 1, msg: 'Deleted successfully', data: null },
    { statusCode: 'K77', message: 'Line removed', data: {} },
  ])('%j is none', async (answer) => {
    provider.answer = () => [200, answer];
    await expect(ask(deleteCartLine, { id: 0 })).resolves.toBeDefined();
  });

  test('an order whose answer says nothing of it is looked for among those that are new', async () => {
    const listed: object[] = [old];
    provider.answer = ({ method }) => {
      if (method === 'GET') return went({ content: listed });
      listed.unshift({ ...old, orderNumber: 'KRN-2' });
      return [200, { responseCode: '00', responseMessage: 'SUCCESS', payload: {} }];
    };
    expect(await postOrder(order, 'e2')).toMatchObject({ number: 'KRN-2', status: 'confirmed', toPay: 15_150 });
    provider.answer = ({ method }) => (method === 'GET' ? went({ content: listed }) : went({}));
    await expect(postOrder(order, 'e3')).rejects.toThrow('We could not find out whether your order arrived');
  });
});

describe('sizes that stand within a product', () => {
  const size = (variantId: string, packSize: string, price: string) => ({
    variantId,
    itemId: 'P1',
    packSize,
    listPrice: inr(price),
    availableQuantity: 5,
  });
  const onion = {
    itemId: 'P1',
    itemName: 'Onion',
    listPrice: inr('20.00'),
    variants: [size('V1', '1 kg', '39.25'), size('V5', '5 kg', '185.50')],
  };
  const dal = { itemId: 'P2', itemName: 'Dal', variants: [{ ...size('V9', '500 g', '84.50'), itemId: 'P2' }] };
  const lines: object[] = [];
  const answer: typeof provider.answer = ({ method, path, body }) => {
    if (path === '/product/web/') return went({ content: [onion, dal] });
    if (path === '/product/web/byid/P1') return went({ item: onion });
    if (path === '/product/product-variant-by-pid/web/P1') return went({ variants: onion.variants });
    if (path === '/cart/' && method === 'POST')
      lines.push({ entryNumber: lines.length, item: onion, variantId: body['variantId'], quantity: body['quantity'] });
    if (path.startsWith('/cart/')) return went({ basket: { basketEntries: lines } });
    return [404, { status: 404, error: 'Not Found', message: 'Item not found' }];
  };

  test('are sold as product and size, one of them alone too', async () => {
    provider.answer = answer;
    const { data } = await ask(productsCall, { query: { page: 1, limit: 20 } });
    expect(data).toMatchObject([
      { id: 'P1~~V1', price: 3925 },
      { id: 'P2~~V9', price: 8450 },
    ]);
    expect(data[0]?.packs).toMatchObject([{ id: 'P1~~V1' }, { id: 'P1~~V5', price: 18_550 }]);
    expect((await ask(getPacks, { id: 'P1~~V1' })).data).toMatchObject([{ id: 'P1~~V1' }, { id: 'P1~~V5' }]);
    expect(await getProduct('P1~~V5')).toMatchObject({ id: 'P1~~V5', name: 'Onion', packSize: '5 kg', price: 18_550 });
    await postCart('P1~~V5', 2);
    expect(provider.asked.find(({ method }) => method === 'POST')?.body).toMatchObject({
      productId: 'P1',
      variantId: 'V5',
    });
    expect((await ask(cartCall)).data).toMatchObject([{ quantity: 2, product: { id: 'P1~~V5', price: 18_550 } }]);
  });

  test('keep their ids where they are products, and where ids have a sign of their own', async () => {
    const own = { ...onion, itemId: 'A~1', variants: [size('A~1', '1 kg', '39.25'), size('A~5', '5 kg', '185.50')] };
    provider.answer = ({ path }) =>
      path.endsWith('/byid/A~5') || path.endsWith('/byid/V5')
        ? went({ itemId: path.split('/').at(-1), itemName: 'Onion', listPrice: inr('185.50') })
        : went({ content: [own, onion] });
    const { data } = await ask(productsCall, { query: { page: 1, limit: 20 } });
    expect(data.map(({ packs }) => packs?.map(({ id }) => id))).toMatchObject([
      ['A~1', 'A~5'],
      ['P1', 'V5'],
    ]);
    expect(provider.asked.length).toBeLessThan(10);
  });
});

describe('pages from 0', () => {
  const goods = Array.from({ length: 5 }, (_, n) => ({
    itemId: `P${n}`,
    itemName: `Dal ${n}`,
    listPrice: inr('45.00'),
  }));
  const pageOf = (page: number) => ({
    content: goods.slice(page * 3, page * 3 + 3),
    totalElements: goods.length,
    totalPages: 2,
    number: page,
    first: page === 0,
    last: page === 1,
  });
  test('begin with the first', async () => {
    provider.answer = ({ query }) => went(pageOf(Number(query['page'])));
    const ids = async () => (await ask(productsCall, { query: { page: 1, limit: 3 } })).data.map(({ id }) => id);
    expect([await ids(), await ids()]).toEqual([
      ['P0', 'P1', 'P2'],
      ['P0', 'P1', 'P2'],
    ]);
    expect(provider.asked.map(({ query }) => query['page'])).toEqual(['1', '0', '0']);
    const second = await ask(productsCall, { query: { page: 2, limit: 3 } });
    expect(second.data.map(({ id }) => id)).toEqual(['P3', 'P4']);
  });
  test('go on with page 1 where none was asked for', async () => {
    const orders = Array.from({ length: 5 }, (_, n) => ({
      orderId: `O${n}`,
      orderState: 'DELIVERED',
      orderTotal: inr('45.00'),
      orderEntries: [{ itemId: 'P1', itemName: 'Dal', quantity: 1, unitPrice: inr('45.00') }],
    }));
    const page = (number: number) => ({ ...pageOf(number), content: orders.slice(number * 3, number * 3 + 3) });
    provider.answer = ({ query }) => went(page(Number(query['page'] ?? 0)));
    expect((await ask(ordersCall)).data.map(({ id }) => id)).toEqual(['O0', 'O1', 'O2', 'O3', 'O4']);
  });
  test('are those of the shop where the first is page 1', async () => {
    provider.answer = ({ query }) => went({ ...pageOf(Number(query['page']) - 1), number: Number(query['page']) });
    const { data } = await ask(productsCall, { query: { page: 1, limit: 3 } });
    expect(data.map(({ id }) => id)).toEqual(['P0', 'P1', 'P2']);
    expect(provider.asked).toHaveLength(1);
  });
});

test('a line that moved up when another was removed is changed where it stands now', async () => {
  const goods = ['Onion', 'Coriander', 'Dal'].map((name, n) => ({ productId: `P${n}`, productName: name, price: 20 }));
  let left = goods;
  provider.answer = ({ method, path }) => {
    if (method === 'DELETE') left = left.filter((_, n) => n !== Number(path.split('/').at(-1)));
    return went({ entries: left.map((product, n) => ({ entryNumber: n, product, quantity: 2 })) });
  };
  await ask(cartCall);
  await ask(deleteCartLine, { id: 0 });
  await ask(deleteCartLine, { id: 1 });
  expect(left).toMatchObject([{ productName: 'Dal' }]);
  await ask(cartCall);
  await ask(deleteCartLine, { id: 0 });
  expect(left).toEqual([]);
});

test('dates as arrays are read', () => {
  expect([dayOf([2026, 11, 30]), momentOf([2026, 11, 30, 18, 5, 45]), dayOf([1, 2, 3])]).toEqual([
    '2026-11-30',
    '2026-11-30T18:05:00+05:30',
    undefined,
  ]);
});

test('a basket and a window are read by such names', () => {
  const read = adapt(
    getSlots,
    went({
      deliveryWindows: [
        {
          windowId: 'w1',
          deliveryDate: '2026-12-01',
          windowStart: '09:00:00',
          windowEnd: '11:00:00',
          capacityRemaining: 0,
        },
      ],
    })[1],
  );
  expect(read.answer).toMatchObject({ data: [{ id: 'w1', date: '2026-12-01', from: '09:00', to: '11:00', left: 0 }] });
  expect(adapt(cartCall, went({ basket: { basketEntries: [] } })[1]).answer).toMatchObject({ data: [], count: 0 });
  expect(adapt(cartCall, went({ trolley: { things: [] } })[1]).answer).toMatchObject({ data: [], count: 0 });
});

test('a balance is not reckoned from a list that does not begin with the first coin', () => {
  const spent = {
    transactionId: 't1',
    transactionType: 'DEBIT',
    amount: inr('255.00'),
    transactionOn: [2026, 11, 30, 9, 0],
  };
  expect(adapt(getTransactions, went({ content: [spent] })[1]).answer).toMatchObject({
    data: [{ kind: 'debit', amount: 255 }],
  });
  expect(adapt(getTransactions, went({ content: [spent] })[1]).answer).not.toHaveProperty('data.0.balance');
});

test('an address has the city of its pincode, and its second line beside the first', async () => {
  const pin = { postalCodeId: 'pin-1', postalCode: '560034', cityName: 'Bengaluru' };
  const wanted = {
    timestamp: '2026-11-30',
    status: 400,
    error: 'Bad Request',
    message: 'addressLine1 must not be blank',
  };
  provider.answer = ({ method, body }) => {
    if (method === 'GET') return went({ postalCodes: [pin] });
    return body['addressLine1'] ? went({ ...body, addressId: 'a1', postalCode: '560034' }) : [400, wanted];
  };
  const body = { name: 'Asha', phone: '9830041207', line1: '12 Park', line2: 'Koramangala', pincodeId: 'pin-1' };
  const more = { label: 'Home', landmark: '', city: 'Kolkata', isDefault: true };
  await postAddress({ ...body, ...more, deliveryInstructions: [], deliveryNote: '' });
  const sent = provider.asked.findLast(({ method }) => method === 'POST')?.body;
  expect(sent).toMatchObject({ addressLine1: '12 Park', addressLine2: 'Koramangala', city: 'Bengaluru' });
});

test.each([
  ['Home', 'HOME'],
  ['Work', 'OFFICE'],
  ['Mum’s', 'OTHER'],
])('an address called %s is a provider’s %s', async (label, theirs) => {
  const message = 'Cannot deserialize AddressType: not one of the values accepted: [HOME, OFFICE, OTHER]';
  provider.answer = ({ method, body }) =>
    method === 'GET'
      ? went({ postalCodes: [] })
      : ['HOME', 'OFFICE', 'OTHER'].includes(String(body['addressType']))
        ? went({ ...body, addressId: 'a1', addressLine1: '12 Park' })
        : [400, { status: 400, message: body['addressType'] ? message : 'addressType must not be blank' }];
  const address = { name: 'Asha', phone: '9830041207', line1: '12 Park', pincodeId: 'pin-1', isDefault: true };
  expect(await postAddress({ ...address, label })).toMatchObject({ label: theirs });
});

test('one word that was learned leaves the other to be learned', async () => {
  const modes = ['CASH_ON_DELIVERY', 'UPI_QR'];
  const message = `Cannot deserialize PaymentMode: not one of the values accepted: [${modes.join(', ')}]`;
  const placed: object[] = [];
  provider.answer = ({ method, body }) => {
    if (method === 'GET') return went({ content: placed });
    const { paymentMode = '' } = body;
    if (!modes.includes(String(paymentMode)))
      return [400, { status: 400, message: paymentMode ? message : 'paymentMode must not be blank' }];
    const entry = { itemId: 'P1', itemName: 'Dal', quantity: 1, unitPrice: inr('45.00') };
    const order = { orderId: `O${placed.length}`, orderState: 'CONFIRMED', paymentMode, orderEntries: [entry] };
    placed.push(order);
    return went({ order });
  };
  const order = { addressId: 'a', slotId: 's', toPay: 4_500 };
  expect(await postOrder({ ...order, paymentMethod: 'cash' }, 'w1')).toMatchObject({ paymentMethod: 'cash' });
  expect(await postOrder({ ...order, paymentMethod: 'qr' }, 'w2')).toMatchObject({ paymentMethod: 'qr' });
});

test('a line that has its number and the product’s id is of that product', () => {
  const entry = { entryNumber: 3, itemId: 'P1', itemName: 'Onion', quantity: 2, unitPrice: inr('39.25') };
  expect(adapt(cartCall, went({ basket: { basketEntries: [entry] } })[1]).answer).toMatchObject({
    data: [{ id: 3, quantity: 2, product: { id: 'P1', name: 'Onion', price: 39.25 } }],
  });
});

test('a field that can’t be read, and that goods do without, costs no more than itself', () => {
  const dal = { id: 'P1', name: 'Dal', price: 45, unitPrice: 45, nutrition: 'see pack', claims: { vegan: true } };
  const { answer, notes, dropped } = adapt(productsCall, { data: [dal, { id: 'P2' }] });
  expect(answer).toMatchObject({ data: [{ id: 'P1', price: 45, unitPrice: undefined }] });
  expect([notes.includes('unitPrice: could not be read and was left out'), dropped.length]).toEqual([true, 1]);
});

test('such a field costs a line of the cart no more, and a line of an order', () => {
  const line = { itemId: 'P1', itemName: 'Onion', quantity: 2, unitPrice: inr('39.25'), missing: 'none' };
  expect(adapt(cartCall, went({ basket: { basketEntries: [{ entryNumber: 0, ...line }] } })[1]).answer).toMatchObject({
    count: 2,
    totalPrice: 78.5,
  });
  const order = { orderId: 'O1', orderState: 'CONFIRMED', orderEntries: [line], orderTotal: inr('78.50') };
  expect(adapt(ordersCall, went({ content: [order] })[1]).answer).toMatchObject({
    data: [{ items: [{ name: 'Onion', quantity: 2 }], totalPrice: 78.5 }],
  });
});

test('brands are sent by commas where a list in JSON is refused', async () => {
  const dal = { itemId: 'P1', itemName: 'Dal', listPrice: inr('45.00') };
  const wrong = (id: string) =>
    [
      400,
      { status: 400, error: 'Bad Request', message: `Failed to convert value; Invalid UUID string: ${id}` },
    ] as const;
  provider.answer = ({ query: { brandId = '' } }) =>
    brandId.split(',').every((id) => /^b\d$/.test(id)) ? went({ content: [dal] }) : wrong(brandId);
  const query = { page: 1, limit: 20, sortBy: 'name' as const };
  expect((await getProducts({ ...query, brandIds: ['b1', 'b2'] })).data).toMatchObject([{ id: 'P1' }]);
  await getProducts({ ...query, brandIds: ['b1'] });
  expect(provider.asked.map(({ query: { brandId } }) => brandId)).toEqual(['["b1","b2"]', 'b1,b2', 'b1']);
  expect(provider.asked.at(-1)?.query).toMatchObject({ sortBy: 'name' });
});

test.each([
  ['documentType', 'documentNumber', 'Validation failed: documentType must not be blank'],
  ['doc_type', 'doc_no', 'doc_type and doc_no are required'],
])('papers are handed in one by one, where a provider takes one of a %s', async (type, number, message) => {
  provider.answer = ({ method, body }) =>
    method === 'PUT' && !(body[type] && body[number])
      ? [400, { status: 400, error: 'Bad Request', message }]
      : went({ customerId: 'c1', firstName: 'Asha', lastName: 'Rao', mobileNo: '9830041207', kycStatus: 'SUBMITTED' });
  const { data } = await ask(putKyc, { body: { pan: 'ABCPE1234F', aadhaar: '234123412346', gstin: null } });
  expect(data).toMatchObject({ status: 'submitted' });
  expect(provider.asked.filter(({ method, body }) => method === 'PUT' && body[type]).map(({ body }) => body)).toEqual([
    { [type]: 'PAN', [number]: 'ABCPE1234F' },
    { [type]: 'AADHAAR', [number]: '234123412346' },
  ]);
});

test('pictures are found where they are called URIs', () => {
  const imageUri = '/media/1.png';
  const image = (call: Call, body: object) => (adapt(call, went(body)[1]).answer as { data: unknown[] }).data[0];
  expect(image(getQrCodes, { qrCodes: [{ qrCodeId: 'q1', upiId: 'kirana@okbank', imageUri }] })).toMatchObject({
    image: imageUri,
  });
  expect(image(getWebBanners, { banners: [{ bannerId: 'b1', bannerTitle: 'Tea', imageUri }] })).toMatchObject({
    image: imageUri,
  });
});

test('a name that is kept in two parts is sent back in two', async () => {
  let who = { firstName: 'Asha', lastName: 'Rao', mobileNo: '9830041207', customerId: 'c1' };
  provider.answer = ({ method, body }) => {
    if (method === 'PUT') who = { ...who, ...body };
    return went(who);
  };
  await ask(getProfile);
  await ask(putProfile, { body: { name: 'Asha Devi Rao', email: 'asha@example.in' } });
  expect(who).toMatchObject({ firstName: 'Asha Devi', lastName: 'Rao' });
  expect((await ask(getProfile)).data.name).toBe('Asha Devi Rao');
});
