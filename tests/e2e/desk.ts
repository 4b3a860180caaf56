import type { Browser, Page } from 'playwright/test';
import { customerWithCart } from './customer.ts';
import { giveKey, KEY } from './editor.ts';

/** Opens the desk at what stands behind `#`, by the key that several share. */
export async function openDesk(page: Page, view: string, name?: string): Promise<void> {
  await page.goto(`/desk#${view}`);
  await giveKey(page, KEY, name);
  await page.getByRole('navigation', { name: 'Desk' }).waitFor();
}

interface Placed {
  readonly id: number;
  readonly number: string;
  readonly toPay: number;
  readonly items: readonly { name: string; price: number; quantity: number }[];
}

/** A shopper on a page of their own, with five units of each of some products in the cart, and how they order. */
export async function newShopper(browser: Browser, lines: number, more: object = { paymentMethod: 'cash' }) {
  const page = await (await browser.newContext()).newPage();
  const { ask } = await customerWithCart(page, lines, 'Ananya Sen');
  const { data: addresses } = await ask<{ data: { id: number }[] }>('GET', '/user-address/');
  const { data: slots } = await ask<{ data: { id: string; left: number }[] }>('GET', '/delivery-slot/web/list');
  // The last of them: no clock packs it while this test runs.
  const slotId = slots.findLast(({ left }) => left > 0)?.id;
  const body = { addressId: addresses[0]?.id, slotId, ...more };
  return { page, order: async () => (await ask<{ data: Placed }>('POST', '/order', body)).data };
}
