import { expect, type Locator, type Page } from 'playwright/test';
import type { Customer } from './customer.ts';

/** A payment reference nobody has given yet. */
export const newReference = (): string => `4${String(Math.floor(Math.random() * 1e11)).padStart(11, '0')}`;

export const ordersOf = async ({ ask }: Customer): Promise<readonly Record<string, unknown>[]> =>
  (await ask<{ data: Record<string, unknown>[] }>('GET', '/order/')).data;

/** Chooses a radio button by keyboard: what arrives meanwhile may move it, but not the focus. */
export async function choose(radio: Locator): Promise<void> {
  await radio.press('Space');
  await expect(radio).toBeChecked();
}

/** Chooses the first slot with places enough for all tests that order at this moment, else the first that is free. */
export async function chooseSlot(page: Page): Promise<void> {
  const slots = page.getByRole('group', { name: 'Delivery slot' });
  const free = slots.getByRole('radio', { disabled: false });
  await expect(free.first()).toBeAttached();
  const roomy = slots.getByRole('radio', { disabled: false, name: /\d\d left/ });
  await choose(((await roomy.count()) > 0 ? roomy : free).first());
}
