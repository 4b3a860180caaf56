import { eq } from 'drizzle-orm';
import { keepMount } from 'nanostores';
import { afterEach, describe, expect, test } from 'vitest';
import { product } from '../../../provider/db/schema/catalogue.ts';
import { $cart } from '../../../src/stores/cart/cart.ts';
import { setQuantity } from '../../../src/stores/cart/cart-quantity.ts';
import {
  $cartChanges,
  groupLines,
  problemOf,
  replaceLine,
  takeWhatIsLeft,
} from '../../../src/stores/cart/cart-changes.ts';
import { $deliveryCharge, loadDeliveryCharge } from '../../../src/stores/cart/delivery-charge.ts';
import { loadCustomerCart } from '../../../src/stores/cart/customer-cart.ts';
import { revalidateGuestCart } from '../../../src/stores/cart/revalidate-guest-cart.ts';
import { $pincodes, choosePincode, loadPincodes } from '../../../src/stores/delivery/pincode.ts';
import { $root } from '../../../src/stores/session/root-entry.ts';
import {
  $substitution,
  chooseSubstitution,
  exceptSubstitution,
  substitutionFor,
} from '../../../src/stores/cart/substitution.ts';
import { openClient, logIn, written } from '../client-fixture.ts';

const shopping = openClient();
for (const $store of [$cart, $cartChanges, $substitution]) keepMount($store);

const change = (id: unknown, fields: Partial<typeof product.$inferInsert>) =>
  shopping.shop.db
    .update(product)
    .set(fields)
    .where(eq(product.id, Number(id)));

async function choosePlace(pincode: string): Promise<void> {
  await loadPincodes();
  const place = $pincodes.get().data.find((place) => place.pincode === pincode);
  if (place) choosePincode(place);
}

describe.each(['guest', 'customer'])('a %s’s basket', (who) => {
  const look = () => (who === 'guest' ? revalidateGuestCart() : loadCustomerCart());
  /** A guest's cart is kept at once. */
  const kept = async () => void (who === 'customer' && (await written()));
  const fill = async () => {
    if (who === 'customer') await logIn(shopping);
    // One after the other: the provider lists lines in the order in which it heard of them.
    for (const [product, quantity] of [
      [shopping.tomato, 4],
      [shopping.dal, 1],
    ] as const) {
      setQuantity(product, quantity);
      await kept();
    }
  };
  afterEach(() => change(shopping.tomato.id, { pricePaise: 2250, stock: 100, active: true }));

  test('shows a price that has changed since it was filled', async () => {
    await fill();
    await change(shopping.tomato.id, { pricePaise: 2400 });
    await look();
    expect($cartChanges.get().dearer).toMatchObject([{ addedPrice: 2250, product: { price: 2400 } }]);
    expect($cart.get().totalPrice).toBe(4 * 2400 + 7000);
  });

  test('shows what there is too little of, and takes what is left with a tap', async () => {
    await fill();
    await change(shopping.tomato.id, { stock: 2 });
    await look();
    const [short] = $cartChanges.get().short;
    expect(short).toMatchObject({ quantity: 4 });
    if (short) takeWhatIsLeft(short);
    await kept();
    expect($cart.get().cartList[0]).toMatchObject({ quantity: 2 });
  });

  test('shows what is gone, and puts something else in its place with as many pieces', async () => {
    await fill();
    await change(shopping.tomato.id, { active: false });
    await look();
    const [gone] = $cartChanges.get().gone;
    expect(gone && problemOf(gone)).toBe('gone');
    if (gone) replaceLine(gone, { ...shopping.dal, stock: 100 });
    await kept();
    expect($cart.get().cartList).toMatchObject([{ product: { name: 'Masoor Dal' }, quantity: 5 }]);
  });

  test('names what can’t be brought to a pincode', async () => {
    await fill();
    const { tomato } = shopping;
    await choosePlace('700159'); // Where the shop does not deliver at all.
    await look();
    expect($cartChanges.get().undeliverable).toHaveLength(2);
    await choosePlace('700001');
    await look();
    expect($cartChanges.get().undeliverable).toEqual([]);
    expect(groupLines($cart.get().cartList).map(({ name, subtotal }) => [name, subtotal])).toEqual([
      [tomato.category?.name, 4 * 2250],
      [shopping.dal.category?.name, 7000],
    ]);
  });
});

test('§8: 404 on the delivery-charge check is a charge of 0', async () => {
  setQuantity(shopping.tomato, 1);
  await choosePlace('700159');
  await loadDeliveryCharge();
  expect($deliveryCharge.get()).toMatchObject({ status: 'Fullfilled', error: false, data: { deliveryAmount: 0 } });
  expect($cart.get().deliveryAmount).toBe(0);
});

test('§8: a 404 that does not say so is no charge, and not a place without delivery', async () => {
  setQuantity(shopping.tomato, 1);
  await choosePlace('700159');
  await loadDeliveryCharge();
  expect($deliveryCharge.get().data.deliverable).toBe(false);
  shopping.network = async () => Response.json({ message: 'Not found', code: 'not_found' }, { status: 404 });
  await loadDeliveryCharge();
  expect($deliveryCharge.get()).toMatchObject({ error: false, data: { deliveryAmount: 0, deliverable: true } });
});

describe('what to do when something runs out', () => {
  test('is one choice for the basket, with exceptions for products that are in it', () => {
    chooseSubstitution('ask');
    exceptSubstitution(shopping.tomato.id, 'none');
    exceptSubstitution(shopping.dal.id, 'none');
    setQuantity(shopping.tomato, 1);
    const order = substitutionFor($cart.get().cartList);
    expect(order).toEqual({
      substitution: 'ask',
      substitutionExceptions: [{ productId: shopping.tomato.id, substitution: 'none' }],
    });
    exceptSubstitution(shopping.tomato.id, null);
    expect(substitutionFor($cart.get().cartList).substitutionExceptions).toEqual([]);
  });

  test('goes along when a guest logs in, and is not the next customer’s', async () => {
    chooseSubstitution('none');
    await logIn(shopping);
    expect($substitution.get().basket).toBe('none');
    chooseSubstitution('ask');
    $root.set({ ...$root.get(), auth: { token: null, data: null } });
    await logIn(shopping);
    expect($substitution.get().basket).toBe('best-match');
  });
});
