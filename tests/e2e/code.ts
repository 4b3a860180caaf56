import type { Locator, Page } from 'playwright/test';
import { alive, expect } from './shop.ts';

/** The field for the one-time password. */
export const code = (page: Page): Locator => page.getByLabel('One-time password');

/** Goes to log in with a number that is registered, up to the field for its code. */
export async function askForCode(page: Page, phone: string, path = '/auth/login'): Promise<void> {
  await page.goto(path);
  await alive(page);
  await page.getByLabel('Mobile number').fill(phone);
  await page.getByRole('button', { name: 'Get OTP' }).click();
  await expect(code(page)).toBeFocused();
}
