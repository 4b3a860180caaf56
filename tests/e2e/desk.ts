import type { Page } from 'playwright/test';
import { KEY } from './editor.ts';

/** Opens the desk at what stands behind `#`, by the key that several share. */
export async function openDesk(page: Page, view: string, name = 'Rina Das'): Promise<void> {
  await page.goto(`/desk#${view}`);
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Editor’s key').fill(KEY);
  await page.getByRole('button', { name: 'Open the desk' }).click();
  await page.getByRole('navigation', { name: 'Desk' }).waitFor();
}
