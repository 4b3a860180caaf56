import { beforeEach, describe, expect, test } from 'vitest';
import { createAdapter } from '../../src/adapter/adapter.ts';
import type { ShopAdapter } from '../../src/adapter/extension.ts';
import { verifyLoginOtp } from '../../src/api/auth.ts';
import { getCart, postCart } from '../../src/api/cart.ts';
import { connection } from '../../src/api/connection.ts';
import { CallError, ContractError, RefusedError, UnreachableError } from '../../src/api/errors.ts';
import { send } from '../../src/api/http.ts';
import { getPlacedOrder, postOrder } from '../../src/api/order.ts';
import { getProduct, getProducts } from '../../src/api/product.ts';
import * as contract from '../../contract/cart.ts';
import { getOrders } from '../../contract/order.ts';
import { type Answer, type Asked, provider, startTestProvider } from './test-provider.ts';

startTestProvider();

/** What was said to the developer. */
let broken: string[] = [];
beforeEach(() => void (broken = []));

function use(shop: ShopAdapter, sendsKey = false): void {
  const options = { dropped: () => {}, broken: (error: Error) => broken.push(error.message) };
  connection.adapter = createAdapter({ ...options, shop, sendsKey });
}

const fail = (): never => {
  throw new Error('Oh');
};
const tomato = { id: 'T-1', name: 'Tomato', price: 45 };
const line = { id: 7, quantity: 2, product: tomato };
const paths = () => provider.asked.map(({ method, path }) => `${method} ${path}`);

describe('the hook for all calls', () => {
  test('sends each of them otherwise: look-ups, further pages and what is said in other words, too', async () => {
    use({ every: { request: (sent) => ({ ...sent, path: `/v2${sent.path}`, query: { ...sent.query, store: 3 } }) } });
    provider.answer = ({ path, query }) =>
      path === '/v2/product-category/web/'
        ? [200, [{ id: 'veg', name: 'Vegetables' }]]
        : [200, { data: [{ ...tomato, id: `T-${query['page']}`, categoryId: 'veg' }], hasNext: query['page'] === '1' }];
    const { data } = await getProducts({ page: 1, limit: 20 });
    expect(data.map(({ id, category }) => [id, category?.name])).toEqual([
      ['T-1', 'Vegetables'],
      ['T-2', 'Vegetables'],
    ]);
    provider.answer = ({ method, body }) =>
      method === 'GET'
        ? [200, { items: [line] }]
        : 'sku' in body
          ? [204]
          : [422, { errors: { sku: ['sku is required'], productId: ['unknown field'] } }];
    expect(await postCart('T-1', 2)).toMatchObject({ id: 7 });
    expect(paths()).toContain('GET /v2/product-category/web/');
    expect(provider.asked.length).toBeGreaterThan(5);
    expect(provider.asked.filter(({ path, query }) => !path.startsWith('/v2/') || query['store'] !== '3')).toEqual([]);
  });

  test('stands nearest to the provider: it sends what the call’s own hook sends, which reads what it read', async () => {
    use({
      every: {
        request: (sent) => ({ ...sent, path: `/v2${sent.path}` }),
        answer: (received: { envelope: object }) => received.envelope,
      },
      'GET /cart/web/c': {
        request: (sent) => ({ ...sent, path: '/basket' }),
        answer: (received: { inner: object }) => received.inner,
      },
    });
    provider.answer = () => [200, { envelope: { inner: { items: [line] } } }];
    expect((await getCart()).data).toMatchObject([{ id: 7 }]);
    expect(paths()).toEqual(['GET /v2/basket']);
  });

  test('takes the envelope off every answer, further ones included', async () => {
    use({ every: { answer: (received: { xs: object }) => received.xs } });
    provider.answer = ({ path }) => [
      200,
      path === '/product-category/web/'
        ? { xs: [{ id: 'veg', name: 'Vegetables' }], ys: [{ id: 0 }] }
        : { xs: [{ ...tomato, categoryId: 'veg' }], ys: [{ id: 0 }] },
    ];
    const { data } = await getProducts({ page: 1, limit: 20 });
    expect(data).toMatchObject([{ id: 'T-1', category: { name: 'Vegetables' } }]);
  });

  test('hides no refusal that stands in the envelope, and may say that there is one', async () => {
    use({
      every: {
        answer: ({ data, flag }: { data: unknown; flag?: string }) =>
          flag === 'N' ? { success: false, message: 'Closed today' } : data,
      },
    });
    provider.answer = () => [200, { success: false, message: 'Sold out', data: null }];
    await expect(postCart('T-1', 2)).rejects.toThrow('Sold out');
    provider.answer = () => [200, { flag: 'N', data: { items: [] } }];
    await expect(getCart()).rejects.toThrow('Closed today');
  });

  test('loses no token that stands beside the answer', async () => {
    use({ every: { answer: (received: { data: object }) => received.data } });
    provider.answer = () => [200, { token: 'a.b.c', data: { customer: { id: 7, name: 'Mou', phone: '9830098300' } } }];
    expect((await verifyLoginOtp('9830098300', '123456')).token).toBe('a.b.c');
  });
});

describe('the hook for refusals', () => {
  const refusal: ShopAdapter['refusal'] = ({ err }: { err: string[] }, status) => ({
    message: `${err[1]} (${status})`,
    code: `e_${err[0]}`,
    fields: { phone: err[1] },
  });

  test.each<[string, Answer, number]>([
    ['a status', [409, { err: ['tel', 'Ten digits please'] }], 409],
    ['the body alone', [200, { success: false, err: ['tel', 'Ten digits please'] }], 422],
  ])('says what was refused by %s', async (_, answer, status) => {
    use({ refusal });
    provider.answer = () => answer;
    await expect(verifyLoginOtp('98', '123456')).rejects.toMatchObject({
      status,
      code: 'e_tel',
      message: `Ten digits please (${status})`,
      fields: { phone: 'Ten digits please' },
    });
  });

  test('names the field that is missed, which is then sent', async () => {
    use({ refusal: ({ x }: { x: string }) => ({ errors: { [x]: [`${x} is required`] } }) });
    provider.answer = ({ body }) => ('mobile' in body ? [200, { token: 'a.b.c' }] : [400, { x: 'mobile' }]);
    await verifyLoginOtp('9830098300', '123456');
    expect(provider.asked.map(({ body }) => 'mobile' in body)).toEqual([false, true]);
  });

  test('that has nothing to say, or breaks, leaves the refusal as it came', async () => {
    const answer: Answer = [409, { message: 'Sold out' }];
    provider.answer = () => answer;
    use({ refusal: () => undefined });
    await expect(postCart('T-1', 2)).rejects.toThrow('Sold out');
    expect(broken).toEqual([]);
    use({ refusal: fail });
    await expect(postCart('T-1', 2)).rejects.toMatchObject({ status: 409, message: 'Sold out' });
    expect(broken).toEqual(['shop.adapter.ts: the hook `refusal` threw at POST /cart/: Error: Oh']);
  });
});

describe('a call’s own answer', () => {
  const stocked: ShopAdapter = {
    every: { answer: (received: { all?: object }) => received.all ?? received },
    'GET /cart/web/c': {
      answer: async (received: { items: (typeof line)[] }, _sent, ask) => {
        const left = (await ask('GET /stock/list?of=T-1&at=3')) as Record<string, number>;
        await ask({ method: 'POST', path: '/seen', body: { ids: [7] } });
        return received.items.map(({ product, ...rest }) => ({
          ...rest,
          product: { ...product, stock: left[product.id] },
        }));
      },
    },
  };
  const withStock = ({ path }: Asked): Answer =>
    path === '/stock/list' ? [200, { all: { 'T-1': 9 } }] : path === '/seen' ? [204] : [200, { items: [line] }];

  test('asks further calls, with the session of the call and through the hook for all calls', async () => {
    use(stocked);
    provider.answer = withStock;
    const { answer } = await send(contract.getCart, { token: 'to.k.en', query: {} });
    expect(answer.data[0]?.product.stock).toBe(9);
    expect(paths()).toEqual(['GET /cart/web/c', 'GET /stock/list', 'POST /seen']);
    expect(provider.asked[1]?.query).toEqual({ of: 'T-1', at: '3' });
    expect(provider.asked[2]?.body).toEqual({ ids: [7] });
    expect(provider.asked.map(({ headers }) => headers['authorization'])).toEqual(Array(3).fill('Bearer to.k.en'));
  });

  test('can do without one that is refused', async () => {
    use({
      refusal: ({ err }: { err: string }) => ({ message: err }),
      'GET /product/web/byid/{id}': {
        answer: (received: object, _sent, ask) =>
          ask('GET /stock').catch((error: { data: { message: string } }) => ({
            ...received,
            name: error.data.message,
          })),
      },
    });
    provider.answer = ({ path }) => (path === '/stock' ? [404, { err: 'No stock' }] : [200, tomato]);
    expect((await getProduct('T-1')).name).toBe('No stock');
  });

  test('is not taken for refused, or for an empty cart, where a further call is', async () => {
    use(stocked);
    provider.answer = (asked) => (asked.path === '/stock/list' ? [404] : withStock(asked));
    await expect(getCart()).rejects.toBeInstanceOf(ContractError);
    expect(broken).toHaveLength(1);
    expect(broken[0]).toMatch(
      /^shop\.adapter\.ts: the hook `answer` threw at GET \/cart\/web\/c: HTTPError: .* 404 .*\/stock\/list/,
    );
  });

  test('that gets no answer to a further call is no fault of the hook', async () => {
    use(stocked);
    provider.answer = (asked) => (asked.path === '/stock/list' ? null : withStock(asked));
    await expect(getCart()).rejects.toBeInstanceOf(UnreachableError);
    expect(broken).toEqual([]);
  });

  test('is told of a further call that can’t be asked', async () => {
    use({ 'GET /cart/web/c': { answer: (_received, _sent, ask) => ask('stock') } });
    provider.answer = withStock;
    await expect(getCart()).rejects.toBeInstanceOf(ContractError);
    expect(broken[0]).toContain('ask takes');
  });

  test('may find the token where nobody else does', async () => {
    use({ 'POST /customer/login/verify-otp': { answer: ({ pass }: { pass: string }) => ({ token: pass }) } });
    provider.answer = () => [200, { pass: 'a.b.c' }];
    expect((await verifyLoginOtp('9830098300', '123456')).token).toBe('a.b.c');
  });

  test('is not asked to convert what did not come', async () => {
    use({ 'GET /wishlist/web/w': { answer: fail }, 'GET /order/': { answer: fail } });
    provider.answer = () => [404, { message: 'Nothing yet' }];
    expect((await send(getOrders, { token: 'to.k.en' })).answer.data).toEqual([]);
    expect(broken).toEqual([]);
  });
});

describe('a hook that throws', () => {
  test.each<[string, ShopAdapter]>([
    ['every.request', { every: { request: fail } }],
    ['every.answer', { every: { answer: fail } }],
    ['request', { 'GET /cart/web/c': { request: fail } }],
    ['answer', { 'GET /cart/web/c': { answer: fail } }],
    ['answer', { 'GET /cart/web/c': { answer: () => Promise.reject(new Error('Oh')) } }],
  ])('%s is named to the developer, and no empty cart to the shopper', async (hook, shop) => {
    use(shop);
    provider.answer = () => [200, { items: [line] }];
    const error = await getCart().catch((error: unknown) => error);
    expect(error).toBeInstanceOf(CallError);
    expect(error).not.toBeInstanceOf(UnreachableError);
    expect(String((error as Error).message)).not.toContain('Oh');
    expect(broken).toEqual([`shop.adapter.ts: the hook \`${hook}\` threw at GET /cart/web/c: Error: Oh`]);
  });

  test('because it is asynchronous where it may not be is told so', async () => {
    use({ every: { request: (async (sent: object) => Promise.resolve(sent)) as never } });
    await expect(getCart()).rejects.toBeInstanceOf(CallError);
    expect(broken[0]).toContain('not a promise');
    expect(provider.asked).toEqual([]);
  });
});

describe('an order whose hook throws', () => {
  const order = { addressId: 'a', slotId: 's', paymentMethod: 'cash' as const };
  let placed: object[] = [];
  beforeEach(() => void (placed = []));
  const taking = ({ method, path }: Asked): Answer => {
    if (method === 'GET') return path === '/order/' ? [200, { orders: placed }] : [404];
    placed.push({ order_id: `O-${placed.length + 1}`, status: 'NEW', total: '240.00' });
    return [201, { order: placed.at(-1) }];
  };
  const posts = () => provider.asked.filter(({ method }) => method === 'POST').length;

  test.each<[string, ShopAdapter]>([
    ['its own answer', { 'POST /order': { answer: fail } }],
    ['a further call', { 'POST /order': { answer: (_received, _sent, ask) => ask('GET /invoice') } }],
    [
      'the answer of every call',
      { every: { answer: (received: { order?: object }) => (received.order ? fail() : received) } },
    ],
  ])('at %s is found among the orders, and sent once', async (what, shop) => {
    use(shop);
    provider.answer = taking;
    expect(await postOrder(order, `hook-${what}`)).toMatchObject({ id: 'O-1' });
    expect(posts()).toBe(1);
    expect(broken).toHaveLength(1);
  });

  test('at its answer, at a provider that lists no orders, is uncertain, and is not sent again', async () => {
    use({ 'POST /order': { answer: fail } });
    provider.answer = (asked) => (asked.method === 'GET' ? [501] : taking(asked));
    await expect(postOrder(order, 'hook-unlisted')).rejects.toMatchObject({ status: 409, code: 'order_uncertain' });
    expect(posts()).toBe(1);
  });

  test.each<[string, ShopAdapter]>([
    ['its own request', { 'POST /order': { request: fail } }],
    ['the request of every call', { every: { request: (sent) => (sent.method === 'POST' ? fail() : sent) } }],
  ])('at %s was not sent, and can be ordered once that is mended', async (what, shop) => {
    use(shop);
    provider.answer = taking;
    const error = await postOrder(order, `unsent-${what}`).catch((error: unknown) => error);
    expect(error).toBeInstanceOf(CallError);
    // Neither is one that may have arrived: the page would wait for it.
    expect(error).not.toBeInstanceOf(ContractError);
    expect(error).not.toBeInstanceOf(RefusedError);
    expect(posts()).toBe(0);
    use({});
    expect(await postOrder(order, `unsent-${what}`)).toMatchObject({ id: 'O-1' });
    expect(posts()).toBe(1);
  });

  test('at the refusal is refused all the same', async () => {
    use({ refusal: fail });
    provider.answer = ({ method }) => (method === 'GET' ? [200, []] : [409, { message: 'Slot is full' }]);
    await expect(postOrder(order, 'hook-refused')).rejects.toThrow('Slot is full');
  });

  test('at the list of orders is placed without a look at that list', async () => {
    use({ 'GET /order/': { answer: fail } });
    provider.answer = taking;
    expect(await postOrder(order, 'hook-list')).toMatchObject({ id: 'O-1' });
    expect(posts()).toBe(1);
  });

  test('is known by its key after the page was left, though its request sends the key elsewhere', async () => {
    use({
      'POST /order': {
        request: ({ headers, ...sent }) => ({ ...sent, headers: {}, body: { ref: headers['idempotency-key'] } }),
      },
    });
    let isOut = false;
    provider.answer = (asked) => {
      if (asked.method !== 'POST') return isOut ? null : taking(asked);
      taking(asked);
      isOut = true;
      return null;
    };
    await expect(postOrder(order, 'hook-key')).rejects.toThrow();
    isOut = false;
    expect(provider.asked.find(({ method }) => method === 'POST')?.body).toEqual({ ref: 'hook-key' });
    expect(await getPlacedOrder('hook-key')).toMatchObject({ id: 'O-1' });
  });
});

test('further pages are asked by our names, which the hook then translates', async () => {
  use({
    'GET /product/web/': {
      request: ({ query, ...sent }) => ({
        ...sent,
        path: '/goods',
        query: { p: query?.['page'], n: query?.['limit'] },
      }),
    },
  });
  provider.answer = ({ query }) => [200, { data: [{ ...tomato, id: `T-${query['p']}` }], hasNext: query['p'] !== '3' }];
  const { data } = await getProducts({ page: 1, limit: 20 });
  expect(data.map(({ id }) => id)).toEqual(['T-1', 'T-2', 'T-3']);
  expect(provider.asked.map(({ query }) => query)).toEqual(['1', '2', '3'].map((p) => ({ p, n: '20' })));
});
