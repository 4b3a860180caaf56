import { describe, expect, test } from 'vitest';
import { deleteAddress } from '../../contract/address.ts';
import { decreaseQuantity, increaseQuantity } from '../../contract/cart.ts';
import { postAddress, putAddress } from '../../src/api/address.ts';
import { postCart } from '../../src/api/cart.ts';
import { checkCoupon } from '../../src/api/coupon.ts';
import { connection } from '../../src/api/connection.ts';
import { ask } from '../../src/api/http.ts';
import { postOrder } from '../../src/api/order.ts';
import { putProfile } from '../../src/api/profile.ts';
import { postWishlist } from '../../src/api/wishlist.ts';
import { provider, startTestProvider } from './test-provider.ts';

startTestProvider();

describe('what a change became is asked for where the answer does not say it', () => {
  const tomato = { id: 'T-1', name: 'Tomato', price: 45 };
  const address = { id: 'A-1', street: '1 Park Street', mobile: '9830098300', pincode: { id: 'p', pincode: '700016' } };

  test.each([
    [204, undefined],
    [200, { message: 'Added' }],
    [200, { data: 'Quantity updated' }],
    [201, { id: 'L-1' }],
  ])('a cart line after %s %j', async (status, body) => {
    provider.answer = ({ method }) =>
      method === 'GET' ? [200, { items: [{ id: 'L-1', qty: 2, product: tomato }] }] : [status, body];
    expect(await postCart('T-1', 2)).toMatchObject({ id: 'L-1', quantity: 2, product: { price: 4500 } });
    expect((await ask(increaseQuantity, { id: 'L-1', body: { by: 1 } })).data).toMatchObject({
      id: 'L-1',
      quantity: 2,
    });
    expect((await ask(decreaseQuantity, { id: 'L-9', body: { by: 1 } })).data).toBeNull();
  });

  test('an address after its id', async () => {
    provider.answer = ({ method }) => (method === 'GET' ? [200, address] : [201, { id: 'A-1' }]);
    const body = { label: 'Home', name: 'Mou', phone: '9830098300', line1: '1 Park Street', pincodeId: 'p' };
    expect(await postAddress(body)).toMatchObject({
      id: 'A-1',
      line1: '1 Park Street',
      pincode: { pincode: '700016' },
    });
    provider.answer = ({ method }) => (method === 'GET' ? [404] : [204]);
    expect(await putAddress('A-1', body)).toMatchObject({ id: 'A-1', line1: '1 Park Street' });
    expect((await ask(deleteAddress, { id: 'A-1' })).data).toMatchObject({ id: 'A-1' });
  });

  test('a profile after 204, and a wish after “ok”', async () => {
    provider.answer = ({ method }) => (method === 'GET' ? [200, { user_id: 7, full_name: 'Mou Sen' }] : [204]);
    expect(await putProfile({ name: 'Mou Sen', email: null })).toMatchObject({ id: 7, name: 'Mou Sen' });
    provider.answer = ({ method }) =>
      method === 'GET' ? [200, { list: [{ wishlist_id: 4, product: tomato }] }] : [200, { ok: true }];
    expect(await postWishlist('T-1')).toMatchObject({ id: 4, product: { name: 'Tomato' } });
  });

  test('an order after its id, with the address that it names by an id', async () => {
    const order = {
      id: 'O-1',
      status: 'NEW',
      total: 80,
      deliveryAmount: 35,
      addressId: 'A-1',
      createdAt: '2026-11-22T05:00:00Z',
      items: [{ productId: 'T-1', name: 'Tomato', price: 45, quantity: 1 }],
    };
    provider.answer = ({ method, path }) => {
      if (method === 'POST') return [201, { id: 'O-1' }];
      return path === '/order/' ? [200, []] : [200, path.startsWith('/order/') ? order : address];
    };
    expect(await postOrder({ addressId: 'A-1', slotId: 's', paymentMethod: 'cash' }, 'key')).toMatchObject({
      id: 'O-1',
      totalPrice: 4500,
      deliveryAmount: 3500,
      toPay: 8000,
      address: { line1: '1 Park Street' },
    });
  });

  test('what a provider asks for and the shop can find out is sent along', async () => {
    const token = `x.${btoa(JSON.stringify({ sub: 7 }))}.x`;
    connection.token = () => token;
    provider.answer = ({ method, body }) => {
      if (method === 'GET') return [200, { items: [{ id: 1, qty: 2, product: tomato }] }];
      const missing = ['customer_id', 'order_amount'].find((name) => !(name in body));
      return missing
        ? [422, { errors: [{ field: missing, message: `The ${missing.replace('_', ' ')} field is required.` }] }]
        : [200, { discount: 25 }];
    };
    expect(await checkCoupon('TEN')).toEqual({ code: 'TEN', couponAmount: 2500 });
    expect(provider.asked.at(-1)?.body).toMatchObject({ customer_id: 7, order_amount: 90 });
    connection.token = () => null;
  });
});
