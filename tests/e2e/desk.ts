import type { Page } from 'playwright/test';
import { giveKey, KEY } from './editor.ts';

/** Opens the desk at what stands behind `#`, by the key that several share. */
export async function openDesk(page: Page, view: string, name?: string): Promise<void> {
  await page.goto(`/desk#${view}`);
  await giveKey(page, KEY, name);
  await page.getByRole('navigation', { name: 'Desk' }).waitFor();
}
