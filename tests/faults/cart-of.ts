import type { World } from './faulty-call.ts';

type Lines = Readonly<Record<string, number>>;

const inLines = (lines: readonly { product: { id: number }; quantity: number }[]): Lines =>
  Object.fromEntries(lines.map(({ product, quantity }) => [product.id, quantity]));

/** How many of what the cart holds: the customer's at the provider, a guest's on the device; an editor has none. */
export async function cartOf({ page, customer }: World): Promise<Lines> {
  if (customer) {
    const { data } = await customer.ask<{ data: Parameters<typeof inLines>[0] }>('GET', '/cart/web/c');
    return inLines(data);
  }
  const stored = await page.evaluate(() => localStorage.getItem('guest-cart'));
  return stored === null ? {} : inLines(JSON.parse(stored) as Parameters<typeof inLines>[0]);
}
