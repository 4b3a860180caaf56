import type { World } from '../faulty-call.ts';

interface Line {
  readonly id: number;
  readonly product: { readonly id: number };
}

/** Takes everything out of the customer's cart. */
export async function emptyCart({ customer }: World): Promise<void> {
  if (!customer) return;
  const { data } = await customer.ask<{ data: Line[] }>('GET', '/cart/web/c');
  for (const { id } of data) await customer.ask('DELETE', `/cart/delete-cart/${id}`);
}

/** Puts the customer's cart back to five units of each of the two, and nothing else. */
export async function fillCart(world: World, units = 5): Promise<void> {
  await emptyCart(world);
  for (const { id } of world.goods) await world.customer?.ask('POST', '/cart/', { productId: id, quantity: units });
}

/** Forgets what was chosen on the way to an order: coupon, slot and payment. */
export async function noChoices({ page }: World): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.removeItem('checkout'));
}
