import { type ChildProcess, spawn } from 'node:child_process';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deleteAddress, getAddresses } from '../../contract/address.ts';
import { decreaseQuantity, deleteCartLine, increaseQuantity } from '../../contract/cart.ts';
import { getCategories } from '../../contract/category.ts';
import { createAdapter } from '../../src/adapter/adapter.ts';
import type { Dropped } from '../../src/adapter/reading.ts';
import { postAddress } from '../../src/api/address.ts';
import { getOtp, register, verifyLoginOtp, verifyRegisterOtp } from '../../src/api/auth.ts';
import { getCart, postCart } from '../../src/api/cart.ts';
import { connection } from '../../src/api/connection.ts';
import { ask } from '../../src/api/http.ts';
import { getOrders } from '../../contract/order.ts';
import { checkDeliveryAmount, getOrder, postOrder } from '../../src/api/order.ts';
import { getPincodes } from '../../contract/pincode.ts';
import { suggestProducts } from '../../contract/product.ts';
import { getProduct, getProducts, searchProducts } from '../../src/api/product.ts';
import { getProfile } from '../../contract/profile.ts';
import { deleteWishlistItem, getWishlist } from '../../contract/wishlist.ts';
import { putProfile } from '../../src/api/profile.ts';
import { postWishlist } from '../../src/api/wishlist.ts';

const before = { ...connection };
afterAll(() => void Object.assign(connection, before));

describe.each([
  {
    name: 'terse',
    wrongCode: 'That is not the code we sent.',
    code: (said: string) => /code \d+ (\d+)\s*$/.exec(said)?.[1],
  },
  {
    name: 'chatty',
    wrongCode: 'Oops! This OTP does not match.',
    code: (_: string, answered: string | null) => answered,
  },
])('the $name provider, as it was written from section 7 alone', ({ name, wrongCode, code }) => {
  let provider: ChildProcess;
  let said = '';
  let dropped: Dropped[] = [];
  let token: string | null = null;

  beforeAll(async () => {
    provider = spawn(process.execPath, [`tests/foreign/${name}/provider.ts`], {
      env: { ...process.env, PORT: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const port = await new Promise<string>((resolve) =>
      provider.stdout?.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        const [, listens] = /listens (\d+)/.exec(said) ?? [];
        if (listens) resolve(listens);
      }),
    );
    connection.base = `http://127.0.0.1:${port}/api`;
    connection.token = () => token;
    connection.adapter = createAdapter({ dropped: (what) => dropped.push(what) });
  });
  afterAll(() => provider.kill());
  beforeEach(() => void (dropped = []));

  test('is read: categories, lists, one product, search, pincodes', async () => {
    const [category] = (await ask(getCategories)).data;
    expect(category?.name).toMatch(/\w/);
    const { data } = await getProducts({ categoryId: category?.id ?? '', page: 1, limit: 20, sortBy: 'price-low' });
    expect(data.length).toBeGreaterThan(5);
    const [product] = data;
    expect(await getProduct(product?.id ?? '')).toMatchObject({
      id: product?.id,
      name: product?.name,
      price: product?.price,
    });
    const word = (product?.name ?? '').split(' ')[0] ?? '';
    expect((await searchProducts(word, { page: 1, limit: 20 })).data.length).toBeGreaterThan(0);
    expect((await ask(suggestProducts, { query: { searchKey: word } })).data.length).toBeGreaterThan(0);
    expect((await ask(getPincodes)).data[0]?.pincode).toMatch(/^7\d{5}$/);
    expect(dropped).toEqual([]);
  });

  test('is shopped at: registering, cart, wishlist, address, order', async () => {
    const phone = '9876543210';
    await getOtp(phone).catch(() => null);
    const answered = await register({ phone, name: 'Mou Sen', email: null });
    await expect(verifyRegisterOtp(phone, '000000')).rejects.toThrow(wrongCode);
    await expect.poll(() => code(said, answered)).toBeTruthy();
    ({ token } = await verifyRegisterOtp(phone, code(said, answered) ?? ''));
    expect((await ask(getProfile)).data).toMatchObject({ name: 'Mou Sen', phone });
    expect(await putProfile({ name: 'Mou Sen Gupta', email: 'mou@example.com' })).toMatchObject({
      name: 'Mou Sen Gupta',
    });

    expect(await getCart()).toMatchObject({ count: 0, totalPrice: 0 });
    const { data } = await getProducts({ page: 1, limit: 20 });
    const [one, other] = data.filter(({ stock }) => stock !== 0);
    const line = await postCart(one?.id ?? '', 2);
    expect(line).toMatchObject({ quantity: 2, product: { name: one?.name } });
    expect((await ask(increaseQuantity, { id: line?.id ?? '', body: { by: 1 } })).data).toMatchObject({ quantity: 3 });
    expect((await ask(decreaseQuantity, { id: line?.id ?? '', body: { by: 1 } })).data).toMatchObject({ quantity: 2 });
    const second = await postCart(other?.id ?? '', 1);
    await ask(deleteCartLine, { id: second?.id ?? '' });
    const cart = await getCart();
    expect(cart).toMatchObject({ count: 2, totalPrice: 2 * (one?.price ?? 0) });

    const wish = await postWishlist(other?.id ?? '');
    expect((await ask(getWishlist)).data.map(({ product }) => product.name)).toEqual([other?.name]);
    await ask(deleteWishlistItem, { id: wish?.id ?? '' });
    expect((await ask(getWishlist)).data).toEqual([]);

    const [pincode] = (await ask(getPincodes)).data;
    const typed = { label: 'Home', name: 'Mou Sen', phone, line1: '1 Park Street', pincodeId: pincode?.id ?? '' };
    const address = await postAddress(typed);
    expect(address).toMatchObject({
      line1: '1 Park Street',
      name: 'Mou Sen',
      phone,
      pincode: { pincode: pincode?.pincode },
    });
    await ask(deleteAddress, { id: (await postAddress(typed)).id });
    expect((await ask(getAddresses)).data).toHaveLength(1);

    const { deliveryAmount } = await checkDeliveryAmount(cart.totalPrice, pincode?.id);
    const slotId = name === 'chatty' ? 11 : '-';
    const order = await postOrder(
      { addressId: address.id, slotId, paymentMethod: 'cash', toPay: cart.totalPrice + deliveryAmount },
      'key-1',
    );
    const bill = { totalPrice: cart.totalPrice, deliveryAmount, toPay: cart.totalPrice + deliveryAmount };
    const wanted = {
      ...bill,
      items: [{ name: one?.name, quantity: 2, price: one?.price }],
      address: { line1: '1 Park Street' },
    };
    expect(order).toMatchObject(wanted);
    expect((await ask(getOrders)).data).toMatchObject([{ id: order.id, ...bill }]);
    expect(await getOrder(order.id)).toMatchObject(wanted);
    expect(await getCart()).toMatchObject({ count: 0 });
    expect(dropped).toEqual([]);
  });

  test('logs a customer in who has been here before', async () => {
    token = null;
    const phone = name === 'terse' ? '9830000001' : '9831000001';
    const { otp } = await getOtp(phone);
    await expect.poll(() => code(said, otp)).toBeTruthy();
    ({ token } = await verifyLoginOtp(phone, code(said, otp) ?? ''));
    expect(token).toMatch(/\./);
    // A line whose product is gone can be taken out, and is not sold.
    const { data } = await getCart();
    expect(data.map(({ product }) => product)).toMatchObject(
      name === 'chatty' ? [{ stock: 0, discontinued: true }] : [],
    );
    expect(dropped).toEqual([]);
  });
});
