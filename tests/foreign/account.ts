import { expect, type Page } from 'playwright/test';
import { choose } from '../e2e/fixtures/checkout.ts';
import { expectWhole } from './browse.ts';
import { type Device, type ForeignShop, Lacking } from './shops.ts';
import {
  alive,
  askForCode,
  cards,
  chooseSlot,
  enterCode,
  logOut,
  main,
  more,
  orderCards,
  placeOrder,
  written,
} from './steps.ts';
import type { Walk } from './walk.ts';

/** What is the customer's own. */
export async function account(walk: Walk, page: Page, shop: ForeignShop, device: Device): Promise<void> {
  const check = walk.check.bind(walk);
  const { regular } = shop;
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
  await check('it says how many goods are in it', () => expect(orderCards(page)).toContainText('2 items'));
  await check('the order opens with its goods', async () => {
    await main(page).getByRole('article').getByRole('heading').getByRole('link').click();
    await expect(main(page)).toContainText(shop.cart.first);
    await expect(main(page)).toContainText(shop.cart.second);
    await expect(main(page)).toContainText('Mandeville Gardens');
    await expectWhole(page);
  });
  await check('the order’s sum is that of its goods, with the coupon taken off once', async () => {
    const row = (of: string) => main(page).locator('dl > div').filter({ hasText: of }).first();
    await expect(row('Item total')).toContainText(shop.cart.together);
    if (shop.coupon) await expect(row('Coupon discount')).toContainText(shop.coupon.amount);
    await expect(main(page)).toContainText(shop.order.toPay);
  });
  await walk.checkOf('the order says when it comes', shop.orderSlot, (slot) => expect(main(page)).toContainText(slot));
  await check('what was ordered is ordered again', async () => {
    await page.goto('/dashboard?tab=order');
    await orderCards(page).getByRole('button', { name: 'Order again' }).click();
    await expect(orderCards(page)).toContainText('All of it is in your cart: 2 products.');
    await page.goto('/cart');
    await expect(main(page).locator('[data-cart-line]')).toHaveCount(2);
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
  await check('an e-mail is saved with it', async () => {
    await main(page).getByLabel('Email').fill('ananya@example.com');
    await page.getByRole('button', { name: 'Save profile' }).click();
    await expect(page.getByText('Your profile is saved')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Full name')).toHaveValue('Ananya Basu');
    await expect(main(page).getByLabel('Email')).toHaveValue('ananya@example.com');
  });
  await check('an address is changed, and still says who receives there', async () => {
    await page.goto('/dashboard?tab=address');
    await main(page)
      .getByRole('button', { name: /^Edit / })
      .click();
    await page.getByLabel('Name of the address').fill('Home');
    await page.getByLabel('Flat, house, street').fill('Third floor, 22 Mandeville Gardens');
    await page.getByRole('button', { name: 'Save address' }).click();
    await expect(page.getByRole('button', { name: 'Save address' })).toHaveCount(0);
    await page.reload();
    await expect(main(page)).toContainText('Third floor, 22 Mandeville Gardens');
    await expect(main(page)).toContainText('Ananya Sen');
    await expect(main(page)).toContainText(/98\d{3} \d{5}/);
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
    await page.goto('/dashboard?tab=kyc');
    await expect(main(page).getByLabel('PAN')).toBeVisible();
    if (!shop.kyc) {
      // One that answers OPTIONS for every path says by trying alone that it has no such call.
      await page.getByLabel('PAN').fill('ABCPE1234F');
      await page.getByLabel('Aadhaar number').fill('2341 2341 2346');
      await page.getByRole('button', { name: 'Hand in' }).click();
      await expect(tab).toHaveCount(0);
      return;
    }
    await expectWhole(page);
  });
  await walk.checkOf('KYC that is handed in is being checked', shop.kycNumbers, async ({ pan, aadhaar, shown }) => {
    await page.getByLabel('PAN').fill(pan);
    await page.getByLabel('Aadhaar number').fill(aadhaar);
    await written(page, () => page.getByRole('button', { name: 'Hand in' }).click());
    await expectBeingChecked(page, shown);
    await page.reload();
    await expectBeingChecked(page, shown);
  });
  await check('log out leaves nothing', async () => {
    await logOut(page);
    await page.goto('/cart');
    await expect(main(page)).toContainText('Your cart is empty');
  });
  await check('who was here before logs in with the number alone', async () => {
    const mobile = regular.mobile[device];
    await askForCode(page, mobile);
    await enterCode(page, shop.code(mobile));
    await expect(page).toHaveURL('/cart');
    await alive(page);
    await page.goto('/dashboard?tab=profile');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(regular.name);
  });
  await walk.checkOf('every order is listed, however many there are', regular.orders, async ({ count }) => {
    await page.goto('/dashboard?tab=order');
    await expect(orderCards(page)).toHaveCount(count);
    await expectWhole(page);
  });
  await walk.checkOf('an order that came back is said to have come back', regular.orders, async ({ returned }) => {
    await page.goto('/dashboard?tab=order');
    for (const number of returned) {
      const card = orderCards(page).filter({ hasText: number });
      await expect(card).toContainText(/return/i);
      await expect(card).not.toContainText(/Placed|Delivered/);
    }
  });
  await walk.checkOf('a state that nobody knows is shown as it is', regular.orders, ({ unknown: { number, says } }) =>
    expect(orderCards(page).filter({ hasText: number })).toContainText(says),
  );
  await walk.checkOf('the whole wishlist is there', regular.wishes, async (count) => {
    await page.goto('/dashboard?tab=wishlist');
    await expect(cards(page)).toHaveCount(count);
  });
  await walk.checkOf('the wallet goes back to its beginning', regular.oldest, async (oldest) => {
    await page.goto('/dashboard?tab=wallet');
    await expect(main(page)).toContainText(oldest);
  });
  await walk.checkOf('KYC that waits is being checked', regular.kyc, async (shown) => {
    await page.goto('/dashboard?tab=kyc');
    await expectBeingChecked(page, shown);
  });
  const isBroken = regular.brokenCart;
  await check('a line whose goods are gone is shown as that, and the cart goes on', async () => {
    // On the other screen it may have come into this cart already.
    await written(page, () => more(page, shop.cart.first));
    await page.goto('/cart');
    await expect(main(page).getByRole('link', { name: shop.cart.first })).toBeVisible();
    await expect(main(page).getByText('No longer sold')).toHaveCount(isBroken ? 1 : 0);
    expect(walk.said('Left out of the answer to GET /cart/web/c')).toBe(false);
    await expectWhole(page);
  });
  const first = isBroken ? shop.cart.first : new Lacking('its carts have no lines without goods');
  await walk.checkOf('such a line can be taken out of the cart', first, async (name) => {
    await page.goto('/cart');
    const button = main(page).getByRole('button', { name: new RegExp(`^Remove(?! coupon| ${name} )`) });
    await written(page, () => button.first().click());
    await page.reload();
    await expect(main(page).getByRole('link', { name })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(main(page).getByText('could not be shown')).toHaveCount(0);
  });
  await walk.checkOf('the rest of the cart is ordered', regular.address, async (address) => {
    await page.goto('/cart');
    await choose(page.getByRole('radio', { name: address }));
    if (shop.slot) await chooseSlot(page, shop.slot);
    await placeOrder(page);
    await expect(main(page)).toContainText('1 item');
  });
}

async function expectBeingChecked(page: Page, shown: string): Promise<void> {
  await expect(main(page)).toContainText('Being checked');
  await expect(main(page)).toContainText(shown);
  await expect(main(page).getByText('Verified', { exact: true })).toHaveCount(0);
}
