import type { Page } from 'playwright/test';
import { expectAccessible } from './fixtures/axe.ts';
import { alive, expect, expectToFit, test } from './fixtures/shop.ts';

const LIST = '2 kg aloo\ndahi\nilish 500g\npyaj\n750 g musur dal\nunicorn zzqx';

async function paste(page: Page, list: string): Promise<void> {
  await page.goto('/cart');
  await alive(page);
  await page.getByText('Paste a shopping list').click();
  await page.getByRole('textbox', { name: 'Shopping list' }).fill(list);
  await page.getByRole('button', { name: 'Match my list' }).click();
}

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Check your list' });
const row = (page: Page, text: string) => sheet(page).getByRole('listitem').filter({ hasText: text });

test('a pasted list asks before it buys: each line with its match, pack, price and choices', async ({ page }) => {
  await paste(page, LIST);
  await expect(sheet(page)).toContainText(/\d matched, \d to check, 1 not found/);
  await expectToFit(page);
  await expectAccessible(page, 'dialog[open]');

  await expect(row(page, 'dahi')).toContainText('Tok Doi (Curd)');
  await expect(row(page, 'ilish 500g')).toContainText('Ilish, Bengali Cut');
  await expect(row(page, 'ilish 500g')).toContainText('₹820');
  await expect(row(page, 'pyaj')).toContainText('Nashik Onion');
  await expect(row(page, 'unicorn zzqx')).toContainText('was not found');
  // What is not sold in just that amount is marked, and not bought by itself.
  const dal = row(page, '750 g musur dal');
  await expect(dal).toContainText('Not sold in just that amount.');
  await expect(dal.getByRole('checkbox')).not.toBeChecked();

  // Another choice is a tick; one pack fewer than one is none.
  const doi = row(page, 'dahi');
  await doi.getByText('Other choices').click();
  await doi.getByRole('radio', { name: /Mishti Doi/ }).check();
  await expect(doi.getByRole('checkbox')).toBeChecked();
  const ilish = row(page, 'ilish 500g');
  await ilish.getByRole('button', { name: /^Decrease quantity/ }).click();
  await expect(ilish.getByRole('checkbox')).not.toBeChecked();
  await dal.getByRole('checkbox').check();

  const ticked = await sheet(page).getByRole('checkbox', { checked: true }).count();
  const header = page.getByRole('banner').getByRole('link', { name: /Your Cart/ });
  await expect(header).not.toContainText(/\d/);
  await sheet(page)
    .getByRole('button', { name: `Add ${ticked} products` })
    .click();
  await expect(sheet(page)).toHaveCount(0);
  const lines = page.getByRole('main').locator('[data-cart-line]');
  await expect(lines).toHaveCount(ticked);
  await expect(lines.filter({ hasText: 'Mishti Doi' })).toHaveCount(1);
  await expect(lines.filter({ hasText: 'Ilish' })).toHaveCount(0);
});

test('leaving the sheet buys nothing and keeps what was typed', async ({ page }) => {
  await paste(page, 'dahi');
  await expect(sheet(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Shopping list' })).toHaveValue('dahi');
  await expect(page.getByText('Your cart is empty')).toBeVisible();
});
