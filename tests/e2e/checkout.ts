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

/** Chooses the first slot that is free. */
export async function chooseSlot(page: Page): Promise<void> {
  const slots = page.getByRole('group', { name: 'Delivery slot' });
  await choose(slots.getByRole('radio', { disabled: false }).first());
}
