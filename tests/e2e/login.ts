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

/** From now on the browser's token is one the provider knows nothing of: the session has ended there. */
export async function endSession(page: Page): Promise<void> {
  await page.route('**/api/**', async (route) => {
    const headers = { ...route.request().headers() };
    if (headers['authorization']) headers['authorization'] = 'Bearer taken.back.token';
    await route.continue({ headers });
  });
}
