import { describe, expect, test } from 'vitest';
import type { ShopAdapter } from '../../src/adapter/extension.ts';
import { createAdapter } from '../../src/adapter/adapter.ts';
import { verifyLoginOtp } from '../../src/api/auth.ts';
import { getCart, postCart } from '../../src/api/cart.ts';
import { connection } from '../../src/api/connection.ts';
import { postOrder } from '../../src/api/order.ts';
import { getProduct, getProducts } from '../../src/api/product.ts';
import haatbazaar from '../../docs/examples/shop.adapter.ts';
import { provider, startTestProvider } from './test-provider.ts';

startTestProvider();

describe('the example of a shop’s own adapter', () => {
  test('reads its table of products, with what our reader knows by itself', async () => {
    connection.adapter = createAdapter({ dropped: () => {}, shop: haatbazaar });
    const columns = ['sku', 'title', 'p', 'unit_size'];
    provider.answer = () => [
      200,
      { of: 41, table: { columns, rows: [['T-1', 'Tomato &amp; basil', '2250p', '500 g']] } },
    ];
    const { data, count } = await getProducts({ page: 1, limit: 20 });
    expect(count).toBe(41);
    expect(data[0]).toMatchObject({ id: 'T-1', name: 'Tomato & basil', price: 2250, packSize: '500 g' });
  });

  test('sends and reads its cart', async () => {
    connection.adapter = createAdapter({ dropped: () => {}, shop: haatbazaar });
    provider.answer = ({ method }) =>
      method === 'POST'
        ? [204]
        : [200, { basket: [{ line_id: 9, half_kilos: 4, product: { id: 'T-1', name: 'Tomato', price: 45 } }] }];
    expect(await postCart('T-1', 2)).toMatchObject({ id: 9, quantity: 2 });
    expect(provider.asked[0]?.body).toEqual({ add: [['T-1', 4]] });
    expect(await getCart()).toMatchObject({ count: 2, totalPrice: 9000, data: [{ id: 9, quantity: 2 }] });
  });

  test('names the branch with every call, and takes every answer out of its envelope', async () => {
    connection.adapter = createAdapter({ dropped: () => {}, shop: haatbazaar });
    const line = { line_id: 9, half_kilos: 4, product: { id: 'T-1', name: 'Tomato', price: 45 } };
    provider.answer = ({ method }) => (method === 'POST' ? [204] : [200, { reply: { basket: [line] } }]);
    expect(await postCart('T-1', 2)).toMatchObject({ id: 9, quantity: 2 });
    expect(provider.asked.map(({ headers }) => headers['x-branch'])).toEqual(['behala', 'behala']);
  });

  test('asks its warehouse what is left of a product', async () => {
    connection.adapter = createAdapter({ dropped: () => {}, shop: haatbazaar });
    const stocks: Record<string, object> = { 'T-1': { left: 3 } };
    provider.answer = ({ path, query }) => {
      if (path !== '/warehouse/stock')
        return [200, { reply: { sku: path.split('/').at(-1), title: 'Tomato', price: 45 } }];
      const stock = stocks[query['sku'] ?? ''];
      return stock ? [200, { reply: stock }] : [404, { no: 99 }];
    };
    expect((await getProduct('T-1')).stock).toBe(3);
    expect(await getProduct('T-2')).toMatchObject({ name: 'Tomato' });
  });

  test('says in words what it refuses by numbers', async () => {
    connection.adapter = createAdapter({ dropped: () => {}, shop: haatbazaar });
    provider.answer = ({ method }) => (method === 'POST' ? [409, { no: 12 }] : [404]);
    await expect(postCart('T-1', 2)).rejects.toMatchObject({
      message: 'This product is sold out.',
      code: 'haatbazaar_12',
    });
    provider.answer = () => [409, { no: 31, column: 'phone' }];
    await expect(verifyLoginOtp('98', '123456')).rejects.toMatchObject({
      fields: { phone: 'Please give a number of ten digits.' },
    });
  });

  test('sends an order with its key, and asks for no list before', async () => {
    connection.adapter = createAdapter({ dropped: () => {}, shop: haatbazaar, sendsKey: true });
    provider.answer = () => [201, { id: 'O-1', total: 90 }];
    await postOrder({ addressId: 1, slotId: 1, paymentMethod: 'cash' }, 'key-1');
    const [first] = provider.asked;
    expect([first?.method, first?.headers['idempotency-key']]).toEqual(['POST', 'key-1']);
  });
});

describe('a call that a shop has moved', () => {
  const moved: ShopAdapter = {
    'GET /product-category/web/': {
      request: (sent) => ({ ...sent, path: '/aisles' }),
      answer: (came: { aisles: object[] }) => came.aisles,
    },
    'GET /cart/web/c': { request: (sent) => ({ ...sent, path: '/basket' }) },
  };
  const line = { id: 7, quantity: 2, product: { id: 'T-1', name: 'Tomato', price: 45 } };
  const answers: Record<string, object> = {
    '/product/web/': { data: [{ id: 'T-1', name: 'Tomato', price: 45, categoryId: 'veg' }] },
    '/aisles': { aisles: [{ id: 'veg', name: 'Vegetables' }] },
    '/basket': { data: [line] },
  };

  test('is asked where it is for what another answer leaves out', async () => {
    connection.adapter = createAdapter({ dropped: () => {}, shop: moved });
    provider.answer = ({ path }) => (answers[path] ? [200, answers[path]] : [404, { message: 'No such call.' }]);
    const { data } = await getProducts({ page: 1, limit: 20 });
    expect(data[0]?.category).toMatchObject({ id: 'veg', name: 'Vegetables' });
  });

  test('is asked where it is for what became of a change', async () => {
    connection.adapter = createAdapter({ dropped: () => {}, shop: moved });
    provider.answer = ({ method, path }) => (method === 'POST' ? [204] : answers[path] ? [200, answers[path]] : [500]);
    expect(await postCart('T-1', 2)).toMatchObject({ id: 7, quantity: 2 });
  });
});
