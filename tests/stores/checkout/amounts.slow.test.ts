import fc from 'fast-check';
import { keepMount } from 'nanostores';
import { expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import type { Product } from '../../../contract/product.ts';
import { toPaise } from '../../../contract/money.ts';
import { product } from '../../../provider/db/schema/catalogue.ts';
import { slotTaken } from '../../../provider/db/schema/delivery.ts';
import { getProduct } from '../../../src/api/product.ts';
import { saveAddress } from '../../../src/stores/delivery/address.ts';
import { $cart, toPay } from '../../../src/stores/cart/cart.ts';
import { setQuantity } from '../../../src/stores/cart/cart-quantity.ts';
import { $checkout, chooseAddress, chooseSlot, submitOrder } from '../../../src/stores/checkout/checkout.ts';
import { $coupon, applyCoupon, removeCoupon } from '../../../src/stores/cart/coupon.ts';
import { $deliverySlots, loadDeliveryCharge, loadDeliverySlots } from '../../../src/stores/cart/delivery-charge.ts';
import { $pincodes, loadPincodes } from '../../../src/stores/delivery/pincode.ts';
import { $submission } from '../../../src/stores/checkout/submit-order.ts';
import { idle, reset } from '../../../src/stores/lib/request.ts';
import { openClient, logIn, written } from '../client-fixture.ts';

const shopping = openClient();
for (const $store of [$cart, $checkout, $coupon, $submission]) keepMount($store);

const SLUGS = ['tomato', 'masoor-dal', 'basmati-rice', 'milk-chocolate', 'full-hamper'];

/** Where orders start at so many paise. */
const FAR = '700160' as const;
const FAR_MINIMUM = 5000;
const SMALL = { prices: [4999, 101, 101, 101, 101], quantities: [1, 0, 0, 0, 0], coupon: null, pincode: FAR };

/** Prices in paise that rarely come out even, a basket, a coupon that fits or not, a near and a far place. */
const checkout = fc.record({
  prices: fc.array(fc.integer({ min: 101, max: 99_999 }), { minLength: SLUGS.length, maxLength: SLUGS.length }),
  quantities: fc
    .array(fc.integer({ min: 0, max: 7 }), { minLength: SLUGS.length, maxLength: SLUGS.length })
    .filter((quantities) => quantities.some((quantity) => quantity > 0)),
  coupon: fc.constantFrom(null, 'FLAT50', 'TEN', 'ONCE', 'FIRST', 'NO-SUCH'),
  pincode: fc.constantFrom('700001' as const, FAR),
});

async function priced(prices: readonly number[]): Promise<Product[]> {
  const { db } = shopping.shop;
  await db.delete(slotTaken);
  const products: Product[] = [];
  for (const [i, slug] of SLUGS.entries()) {
    const { id } = await getProduct(slug);
    const pricePaise = prices[i] ?? 100;
    await db
      .update(product)
      .set({ pricePaise, mrpPaise: pricePaise, stock: 100 })
      .where(eq(product.id, Number(id)));
    products.push(await getProduct(slug));
  }
  return products;
}

let flats = 0;

async function chooseWhere(pincode: string): Promise<void> {
  await loadPincodes();
  const pincodeId = $pincodes.get().data.find((place) => place.pincode === pincode)?.id ?? '';
  // Each customer lives elsewhere.
  const line1 = `Flat ${1000 + (flats += 1)}, 22 Mandeville Gardens`;
  const address = { label: 'Home', name: 'Mou Sen', phone: '9830041207', line1, pincodeId };
  chooseAddress((await saveAddress(address))?.id ?? '');
  await Promise.all([loadDeliverySlots(), loadDeliveryCharge()]);
  const free = $deliverySlots.get().data.find(({ left }) => left !== 0);
  if (free) chooseSlot(free);
}

test('page, cart call and order agree to the paisa', async () => {
  await fc.assert(
    fc.asyncProperty(checkout, async ({ prices, quantities, coupon, pincode }) => {
      const products = await priced(prices);
      const token = await logIn(shopping);
      reset($submission, { ...idle, data: null });
      removeCoupon();
      for (const [i, wanted] of quantities.entries()) if (products[i] && wanted) setQuantity(products[i], wanted);
      await written();
      await chooseWhere(pincode);
      if (coupon) await applyCoupon(coupon);

      const sum = prices.reduce((sum, price, i) => sum + price * (quantities[i] ?? 0), 0);
      const page = $cart.get();
      const call = (await shopping.shop.get('/cart/web/c', token)).body as { totalPrice: number };
      expect([page.totalPrice, toPaise(call.totalPrice)]).toEqual([sum, sum]);

      const order = await submitOrder();
      if (pincode === FAR && sum < FAR_MINIMUM) {
        expect(order).toBeUndefined();
        return;
      }
      expect($submission.get().reason).toBe(null);
      expect(order?.items.reduce((sum, { price, quantity }) => sum + price * quantity, 0)).toBe(sum);
      expect(order).toMatchObject({
        totalPrice: sum,
        deliveryAmount: page.deliveryAmount,
        couponAmount: page.couponAmount,
        toPay: toPay(page),
      });
      expect(toPay(page)).toBe(sum + page.deliveryAmount - page.couponAmount);
    }),
    { numRuns: 25, examples: [[SMALL]] },
  );
});
