import { expect, type Page } from 'playwright/test';
import { alive } from './browse.ts';

export const search = (name: string) => `/search?q=${encodeURIComponent(name.replace(/ –.*/, ''))}`;

/** Does what changes something at the provider, and waits until that has answered. */
export async function written(page: Page, act: () => Promise<unknown>): Promise<void> {
  const answer = page.waitForResponse((response) => !/^(?:GET|OPTIONS)$/.test(response.request().method()));
  await act();
  await (await answer).finished();
}

export async function add(page: Page, name: string): Promise<void> {
  await page.goto(search(name));
  await alive(page);
  await page.getByRole('button', { name: `Add ${name} to cart` }).click();
}

/** One more of it, or the first. */
export async function more(page: Page, name: string): Promise<void> {
  await page.goto(search(name));
  await alive(page);
  const first = page.getByRole('button', { name: `Add ${name} to cart` });
  await first.or(page.getByRole('button', { name: `Increase quantity of ${name}` })).click();
}

export const amount = (page: Page, of: string) =>
  page.getByRole('complementary', { name: 'Summary' }).locator('dl > div').filter({ hasText: of });

/** The code step, reached with a number that is registered or not. */
export async function askForCode(page: Page, mobile: string, name?: string): Promise<void> {
  await page.goto('/auth/login?next=/cart');
  await alive(page);
  await page.getByLabel('Mobile number').fill(mobile);
  await page.getByRole('button', { name: 'Get OTP' }).click();
  if (name) {
    await page.getByLabel('Full name').fill(name);
    await page.getByRole('button', { name: 'Register' }).click();
  }
  await expect(page.getByLabel('One-time password')).toBeVisible();
}

export async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('One-time password').fill(code);
  await page.getByRole('button', { name: 'Verify' }).click();
}

export async function logOut(page: Page): Promise<void> {
  await page.goto('/dashboard?tab=profile');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect.poll(() => page.evaluate(() => document.cookie)).not.toContain('token=');
}
