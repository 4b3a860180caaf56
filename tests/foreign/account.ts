import { expect, type Page } from 'playwright/test';
import { alive, expectWhole, main } from './browse.ts';
import type { ForeignShop } from './shops.ts';
import { askForCode, enterCode, logOut, more, written } from './steps.ts';
import type { Walk } from './walk.ts';

/** What is the customer's own. */
export async function account(walk: Walk, page: Page, shop: ForeignShop): Promise<void> {
  const check = walk.check.bind(walk);
  await check('the cart is empty after the order', async () => {
    await page.goto('/cart');
    await expect(main(page)).toContainText('Your cart is empty');
  });
  await check('the order is among the orders', async () => {
    await page.goto('/dashboard?tab=order');
    await expect(main(page).getByRole('article')).toHaveCount(1);
    await expect(main(page).getByRole('article')).toContainText(shop.order.toPay);
    await expectWhole(page);
  });
  await check('the order opens with its goods', async () => {
    await main(page).getByRole('article').getByRole('heading').getByRole('link').click();
    await expect(main(page)).toContainText(shop.cart.first);
    await expect(main(page)).toContainText(shop.cart.second);
    await expect(main(page)).toContainText('Mandeville Gardens');
    await expectWhole(page);
  });
  await check('the profile is changed', async () => {
    await page.goto('/dashboard?tab=profile');
    await expect(page.getByLabel('Full name')).toHaveValue('Ananya Sen');
    await page.getByLabel('Full name').fill('Ananya Basu');
    await page.getByRole('button', { name: 'Save profile' }).click();
    await expect(page.getByText('Your profile is saved')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Full name')).toHaveValue('Ananya Basu');
    await expectWhole(page);
  });
  await check('the address is there, and can be deleted', async () => {
    await page.goto('/dashboard?tab=address');
    await expect(main(page)).toContainText('22 Mandeville Gardens');
    await expectWhole(page);
    await main(page)
      .getByRole('button', { name: /^Delete / })
      .click();
    await expect(main(page)).toContainText('No address saved yet');
  });
  await check('the wallet shows what moved, or has no tab', async () => {
    const tab = page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Wallet' });
    if (!shop.wallet) return expect(tab).toHaveCount(0);
    await page.goto('/dashboard?tab=wallet');
    await expect(main(page)).toContainText(shop.wallet);
    await expectWhole(page);
  });
  await check('KYC is there, or has no tab', async () => {
    const tab = page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'KYC' });
    if (!shop.kyc) return expect(tab).toHaveCount(0);
    await page.goto('/dashboard?tab=kyc');
    await expect(main(page).getByLabel('PAN')).toBeVisible();
    await expectWhole(page);
  });
  await check('log out leaves nothing', async () => {
    await logOut(page);
    await page.goto('/cart');
    await expect(main(page)).toContainText('Your cart is empty');
  });
  await check('who was here before logs in with the number alone', async () => {
    await askForCode(page, shop.regular.mobile);
    await enterCode(page, shop.code(shop.regular.mobile));
    await expect(page).toHaveURL('/cart');
    await alive(page);
    await page.goto('/dashboard?tab=profile');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(shop.regular.name);
  });
  await check('a line that can’t be read is said, and the cart goes on', async () => {
    // On the other screen it may have come into this cart already.
    await written(page, () => more(page, shop.cart.first));
    await page.goto('/cart');
    await expect(main(page).getByRole('link', { name: shop.cart.first })).toBeVisible();
    const isBroken = shop.regular.brokenCart;
    expect(walk.said('Left out of the answer to GET /cart/web/c')).toBe(isBroken);
    await expect(main(page).getByText('1 item in your cart could not be shown.')).toHaveCount(isBroken ? 1 : 0);
    await expectWhole(page);
  });
}
