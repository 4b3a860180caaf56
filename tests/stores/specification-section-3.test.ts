import { keepMount, type ReadableAtom } from 'nanostores';
import { describe, expect, test } from 'vitest';
import type { Address } from '../../contract/address.ts';
import { $addresses, loadAddresses } from '../../src/stores/delivery/address.ts';
import { $addressRemoval, removeAddress } from '../../src/stores/delivery/address-removal.ts';
import { $auth } from '../../src/stores/session/auth.ts';
import { requestOtp } from '../../src/stores/session/otp.ts';
import { $cart } from '../../src/stores/cart/cart.ts';
import { setQuantity } from '../../src/stores/cart/cart-quantity.ts';
import { $cartWriting, $pendingChanges, loadCustomerCart } from '../../src/stores/cart/customer-cart.ts';
import {
  $deliveryCharge,
  $deliverySlots,
  loadDeliveryCharge,
  loadDeliverySlots,
} from '../../src/stores/cart/delivery-charge.ts';
import { $order, loadOrders } from '../../src/stores/account/orders.ts';
import { $pincode, $pincodes, choosePincode, loadPincodes } from '../../src/stores/delivery/pincode.ts';
import { productList, reload } from '../../src/stores/catalogue/product-list.ts';
import { $suggestions, typeSearch } from '../../src/stores/search/search.ts';
import { shelves } from '../../src/stores/catalogue/shelf.ts';
import { $root } from '../../src/stores/session/root-entry.ts';
import { closeToast, $toasts } from '../../src/stores/lib/toast.ts';
import { $wishlist, $wishlistWriting, loadWishlist, toggleWishlist } from '../../src/stores/wishlist/wishlist.ts';
import { openClient, logIn, lost } from './client-fixture.ts';

const shopping = openClient();
const list = { searchKey: 'dal' };

interface Slice {
  readonly $slice: ReadableAtom<object>;
  readonly load: () => unknown;
  readonly fields: readonly string[];
}

/** The slices of section 3 that a request fills, by the names of their fields. */
const SLICES: Readonly<Record<string, Slice>> = {
  auth: { $slice: $auth, load: () => requestOtp('9830041207'), fields: ['token', 'data', 'otp'] },
  cart: {
    $slice: $cart,
    load: loadCustomerCart,
    fields: ['data', 'cartCount', 'cartList', 'totalPrice', 'deliveryAmount', 'couponAmount'],
  },
  wishlist: { $slice: $wishlist, load: loadWishlist, fields: ['data', 'wishlistCount'] },
  'product page list': { $slice: productList(list), load: () => reload(list), fields: ['data'] },
  order: { $slice: $order, load: loadOrders, fields: ['data', 'orderResponse', 'deliveryAmount', 'deliverySlots'] },
  pincodes: { $slice: $pincodes, load: loadPincodes, fields: ['data'] },
  suggestions: { $slice: $suggestions, load: () => typeSearch('dal'), fields: ['data'] },
  addresses: { $slice: $addresses, load: loadAddresses, fields: ['data'] },
  'delivery slots': { $slice: $deliverySlots, load: loadDeliverySlots, fields: ['data'] },
  'delivery charge': { $slice: $deliveryCharge, load: loadDeliveryCharge, fields: ['data'] },
};

/** What a slice says of its requests while something is done, without repetitions. */
async function statesDuring({ $slice }: Slice, work: () => unknown): Promise<string[]> {
  const states: string[] = [];
  const unlisten = $slice.listen((state) => {
    const { status, loading, error } = state as { status: string; loading: boolean; error: boolean };
    const said = [status, loading && 'loading', error && 'error'].filter(Boolean).join(' ');
    if (states.at(-1) !== said) states.push(said);
  });
  await work();
  unlisten();
  return states;
}

describe('§3 entities and their fields', () => {
  for (const { $slice } of Object.values(SLICES)) keepMount($slice);

  for (const [name, slice] of Object.entries(SLICES)) {
    test(`${name}: status, loading and error beside ${slice.fields.join(', ')}`, async () => {
      await logIn(shopping);
      for (const field of ['status', 'loading', 'error', ...slice.fields])
        expect(slice.$slice.get()).toHaveProperty(field);
    });

    test(`§4 ${name}: a request is Pending, then Fullfilled`, async () => {
      await logIn(shopping);
      const states = await statesDuring(slice, slice.load);
      expect(states.slice(-2)).toEqual(['Pending loading', 'Fullfilled']);
    });

    test(`§4 ${name}: a request that fails is Rejected`, async () => {
      await logIn(shopping);
      shopping.network = lost;
      const states = await statesDuring(slice, slice.load);
      expect(states.slice(-2)).toEqual(['Pending loading', 'Rejected error']);
    });
  }

  test('best sellers, new and featured products, each with a home-page variant', () => {
    expect(Object.keys(shelves)).toEqual([
      'bestSellers',
      'bestSellersHome',
      'newProducts',
      'newProductsHome',
      'featuredProducts',
      'featuredProductsHome',
    ]);
  });

  test('a pincode has id and pincode; the chosen one is stored by id, with its label', async () => {
    await loadPincodes();
    const [first] = $pincodes.get().data;
    expect(first).toMatchObject({
      id: expect.anything() as unknown,
      pincode: expect.stringMatching(/^\d{6}$/) as unknown,
    });
    if (first) choosePincode(first);
    expect($pincode.get()).toEqual({ id: first?.id, label: first?.pincode });
    expect($root.get().pincode).toEqual($pincode.get());
  });

  test('a suggestion has id and name', async () => {
    await typeSearch('masoor');
    expect($suggestions.get().data[0]).toEqual({
      id: expect.anything() as unknown,
      name: expect.any(String) as unknown,
    });
  });
});

/** The writes that follow the shopper's wish: each says of itself what every read does. */
const WRITES: Readonly<Record<string, { $slice: ReadableAtom<object>; write: () => unknown }>> = {
  cart: {
    $slice: $cartWriting,
    write: () => (setQuantity(shopping.tomato, 2), expect.poll(() => $pendingChanges.get().size).toBe(0)),
  },
  wishlist: { $slice: $wishlistWriting, write: () => toggleWishlist(shopping.dal) },
  'address removal': {
    $slice: $addressRemoval,
    async write() {
      removeAddress(address);
      const { id } = $toasts.get().at(-1) ?? { id: 0 };
      closeToast(id);
      await expect.poll(() => $addressRemoval.get().loading).toBe(false);
    },
  },
};
const address = { id: 999, label: 'Home', line1: '22 Mandeville Gardens' } as Address;

describe('§4 a write', () => {
  for (const [name, { $slice, write }] of Object.entries(WRITES)) {
    const slice = { $slice, load: write, fields: [] };
    test(`${name}: is Pending, then Fullfilled`, async () => {
      await logIn(shopping);
      await loadWishlist();
      expect((await statesDuring(slice, write)).slice(-2)).toEqual(['Pending loading', 'Fullfilled']);
    });

    test(`${name}: that fails is Rejected`, async () => {
      await logIn(shopping);
      await loadWishlist();
      shopping.network = (request) => (request.method === 'GET' ? shopping.shop.fetch(request) : lost());
      expect((await statesDuring(slice, write)).slice(-2)).toEqual(['Pending loading', 'Rejected error']);
    });
  }
});
