import { eq } from 'drizzle-orm';
import { keepMount } from 'nanostores';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { product } from '../../../provider/db/schema/catalogue.ts';
import { $cart } from '../../../src/stores/cart/cart.ts';
import { $coupon } from '../../../src/stores/cart/coupon.ts';
import { $checkout, submitOrder } from '../../../src/stores/checkout/checkout.ts';
import { $orderDifferences, $submission } from '../../../src/stores/checkout/submit-order.ts';
import { addressBody } from '../../../src/stores/delivery/address.ts';
import { openClient } from '../client-fixture.ts';
import { countOrders, ordersAtProvider, readyToOrder } from './ready-to-order.ts';

const shopping = openClient();
afterEach(() => vi.unstubAllEnvs());
for (const $store of [$cart, $checkout, $coupon, $submission]) keepMount($store);

describe('an order', () => {
  describe.each([
    ['the provider compares', 'on'],
    ['the provider does not know what was seen, and the cart is read again', 'off'],
  ])('of other goods than the page shows: %s', (_, setting) => {
    test('is shown, not placed', async () => {
      vi.stubEnv('PUBLIC_ORDER_FINGERPRINT', setting);
      const token = await readyToOrder(shopping);
      const { data } = (await shopping.shop.get('/cart/web/c', token)).body;
      // Another device: the same sum, in other goods.
      await shopping.shop.db.update(product).set({ pricePaise: 2250 }).where(eq(product.slug, 'masoor-dal'));
      await shopping.shop.ask('DELETE', `/cart/delete-cart/${data[0].id}`, { token });
      await shopping.shop.ask('POST', '/cart/', { token, body: { productId: shopping.dal.id, quantity: 2 } });
      const sent = countOrders(shopping);
      expect(await submitOrder()).toBeUndefined();
      expect($submission.get().reason).toMatchObject({ status: 409, code: 'order_changed' });
      expect($orderDifferences.get()).toEqual([
        expect.stringMatching(/^2 × Tomato .*is not in your cart any more\.$/),
        expect.stringMatching(/^2 × Masoor Dal .*is new in your cart\.$/),
      ]);
      expect($cart.get().cartList).toMatchObject([{ product: { name: 'Masoor Dal' }, quantity: 2 }]);
      expect([sent.count, await ordersAtProvider(shopping, token)]).toEqual([setting === 'on' ? 1 : 0, 0]);
      expect((await submitOrder())?.items).toMatchObject([{ name: 'Masoor Dal', quantity: 2 }]);
      await shopping.shop.db.update(product).set({ pricePaise: 7000 }).where(eq(product.slug, 'masoor-dal'));
    });

    test('or to another address under the same id, likewise', async () => {
      vi.stubEnv('PUBLIC_ORDER_FINGERPRINT', setting);
      const token = await readyToOrder(shopping);
      const address = $checkout.get().address;
      const body = { ...(address && addressBody(address)), line1: '9 Lake Road' };
      await shopping.shop.ask('PUT', `/user-address/${address?.id}`, { token, body });
      expect(await submitOrder()).toBeUndefined();
      expect($orderDifferences.get()).toEqual([
        expect.stringContaining('The address is Mou Sen, 9830041207, 9 Lake Road'),
      ]);
      expect(await ordersAtProvider(shopping, token)).toBe(0);
      expect((await submitOrder())?.address).toMatchObject({ line1: '9 Lake Road' });
    });
  });
});
