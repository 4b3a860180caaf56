import type { Page } from 'playwright/test';
import { expect } from './shop.ts';

/** As `playwright.config.ts` gives it to the shop; a shop started by hand needs the same EDITOR_KEY. */
export const KEY = 'the key of the browser tests';

export async function giveKey(page: Page, key = KEY, name = 'Rina Das'): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Editor’s key').fill(key);
  await page.getByRole('button', { name: /^Open the (?:editor|desk)$/ }).click();
}

/** Opens the editor at what stands behind `#`. */
export async function openEditor(page: Page, place: string, name?: string): Promise<void> {
  await page.goto(`/editor#${encodeURIComponent(place)}`);
  await giveKey(page, KEY, name);
  await expect(page.getByLabel('Editor’s key')).toBeHidden();
}

/** The button of the language that is written in. */
export const language = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Language' }).getByRole('button', { name });

export const save = (page: Page) => page.getByRole('button', { name: 'Save draft' }).click();

/** No two runs write the same. */
export const unique = (words: string): string => `${words} ${Math.random().toString(36).slice(2, 8)}`;
