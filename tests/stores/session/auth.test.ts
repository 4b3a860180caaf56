import { describe, expect, test } from 'vitest';
import { getProduct } from '../../../src/api/product.ts';
import { $root } from '../../../src/stores/session/root-entry.ts';
import { loadCustomerCart } from '../../../src/stores/cart/customer-cart.ts';
import { openClient, logIn } from '../client-fixture.ts';

const shopping = openClient();

/** The `customerId` and the token of the calls made from now on. */
function listen(): { customerId: string | null; hasToken: boolean }[] {
  const heard: ReturnType<typeof listen> = [];
  shopping.network = (request) => {
    const customerId = new URL(request.url).searchParams.get('customerId');
    heard.push({ customerId, hasToken: request.headers.has('authorization') });
    return shopping.shop.fetch(request);
  };
  return heard;
}

describe('§7 customerId', () => {
  test('goes with the token of a customer who is logged in, to the calls that take it', async () => {
    await logIn(shopping);
    const id = String($root.get().auth.data?.id);
    const heard = listen();
    await getProduct('tomato');
    await loadCustomerCart();
    expect(heard).toEqual([
      { customerId: id, hasToken: true },
      { customerId: id, hasToken: true },
    ]);
  });

  test('is never sent by a guest', async () => {
    const heard = listen();
    await getProduct('tomato');
    expect(heard).toEqual([{ customerId: null, hasToken: false }]);
  });

  test('with a token that counts no more it logs out, also on a call that is open to all', async () => {
    await logIn(shopping);
    $root.set({ ...$root.get(), auth: { ...$root.get().auth, token: 'not.a.token' } });
    await expect(getProduct('tomato')).rejects.toMatchObject({ status: 401, code: 'unauthorised' });
    expect($root.get().auth.token).toBe(null);
    expect(shopping.went).toEqual(['/auth/login?next=%2F']);
    expect(await getProduct('tomato')).toMatchObject({ name: 'Tomato' });
  });
});
