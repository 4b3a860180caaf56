import { expect, type Page } from 'playwright/test';
import { expectWhole, main } from './browse.ts';
import type { ForeignShop } from './shops.ts';
import type { Walk } from './walk.ts';

const search = (name: string) => `/search?q=${encodeURIComponent(name.replace(/ –.*/, ''))}`;

async function add(page: Page, name: string): Promise<void> {
  await page.goto(search(name));
  await page.getByRole('button', { name: `Add ${name} to cart` }).click();
}

const amount = (page: Page, of: string) =>
  page.getByRole('complementary', { name: 'Summary' }).locator('dl > div').filter({ hasText: of });

/** The code step, reached with a number that is registered or not. */
async function askForCode(page: Page, mobile: string, name?: string): Promise<void> {
  await page.goto('/auth/login?next=/cart');
  await page.getByLabel('Mobile number').fill(mobile);
  await page.getByRole('button', { name: 'Get OTP' }).click();
  if (name) {
    await page.getByLabel('Full name').fill(name);
    await page.getByRole('button', { name: 'Register' }).click();
  }
  await expect(page.getByLabel('One-time password')).toBeVisible();
}

async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('One-time password').fill(code);
  await page.getByRole('button', { name: 'Verify' }).click();
}

async function logOut(page: Page): Promise<void> {
  await page.goto('/dashboard?tab=profile');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect.poll(() => page.evaluate(() => document.cookie)).not.toContain('token=');
}

/** From a guest's cart to an order. */
export async function buy(walk: Walk, page: Page, shop: ForeignShop, mobile: string): Promise<void> {
  const { cart } = shop;
  const check = walk.check.bind(walk);

  await check('a guest fills a cart', async () => {
    await add(page, cart.first);
    await add(page, cart.second);
    await page.goto('/cart');
    await expect(main(page).locator('[data-cart-line]')).toHaveCount(2);
    await expect(amount(page, 'Item total')).toContainText(cart.together);
  });
  await check('a new number leads to registering', () => askForCode(page, mobile, 'Ananya Sen'));
  await check('a wrong code is refused in the provider’s words', async () => {
    await enterCode(page, shop.wrongCode.code);
    await expect(main(page)).toContainText(shop.wrongCode.refusal);
  });
  await check('the code logs in, and the way goes on to the cart', async () => {
    await enterCode(page, shop.code(mobile));
    await expect(page).toHaveURL(/\/cart$/);
  });
  await check('the guest’s cart came along', async () => {
    await expect(main(page).locator('[data-cart-line]')).toHaveCount(2);
    await expect(amount(page, 'Item total')).toContainText(cart.together);
    await page.reload();
    await expect(main(page).locator('[data-cart-line]')).toHaveCount(2);
  });
  await check('one more of a line is written', async () => {
    await main(page)
      .getByRole('button', { name: `Increase quantity of ${cart.first}` })
      .click();
    await expect(amount(page, 'Item total')).toContainText(cart.withTwo);
    await page.waitForLoadState('networkidle');
    await page.reload();
    await expect(amount(page, 'Item total')).toContainText(cart.withTwo);
  });
  await check('one less is written', async () => {
    await main(page)
      .getByRole('button', { name: `Decrease quantity of ${cart.first}` })
      .click();
    await expect(amount(page, 'Item total')).toContainText(cart.together);
    await page.waitForLoadState('networkidle');
    await page.reload();
    await expect(amount(page, 'Item total')).toContainText(cart.together);
  });
  await check('a line goes and comes back', async () => {
    await main(page)
      .getByRole('button', { name: `Remove ${cart.second} from cart` })
      .click();
    await expect(main(page).locator('[data-cart-line]')).toHaveCount(1);
    await page.waitForLoadState('networkidle');
    await add(page, cart.second);
    await page.waitForLoadState('networkidle');
    await page.goto('/cart');
    await expect(main(page).locator('[data-cart-line]')).toHaveCount(2);
  });
  await check('what is gone is refused in the provider’s words', async () => {
    await add(page, shop.gone.name);
    await expect(page.getByText(shop.gone.refusal)).toBeVisible();
    await expect(page.getByText('Something went wrong')).toHaveCount(0);
  });
  await check('a heart puts goods on the wishlist', async () => {
    await page.goto(search(cart.first));
    await page.getByRole('button', { name: `Add ${cart.first} to wishlist` }).click();
    await page.waitForLoadState('networkidle');
    await page.goto('/dashboard?tab=wishlist');
    await expect(main(page).getByRole('link', { name: cart.first })).toBeVisible();
    await expectWhole(page);
  });
  await check('and takes them off it', async () => {
    await main(page)
      .getByRole('button', { name: `Remove ${cart.first} from wishlist` })
      .click();
    await expect(main(page)).toContainText('Nothing on your wishlist yet');
    await page.waitForLoadState('networkidle');
    await page.reload();
    await expect(main(page)).toContainText('Nothing on your wishlist yet');
  });
  await check('the cart is whole', async () => {
    await page.goto('/cart');
    await expect(main(page).locator('[data-cart-line]')).toHaveCount(2);
    await page.waitForLoadState('networkidle');
    await expectWhole(page);
  });
  await check('the delivery charge is the provider’s', () =>
    expect(amount(page, 'Delivery charge')).toContainText(shop.name === 'terse' ? '₹35' : '₹40'),
  );
  await check('an address is saved and chosen', async () => {
    await page.getByRole('button', { name: 'Add address' }).click();
    await page.getByLabel('Name of the address').fill('Home');
    await page.getByLabel('Receiver’s name').fill('Ananya Sen');
    await page.getByLabel('Receiver’s mobile number').fill(mobile);
    await page.getByLabel('Flat, house, street').fill('22 Mandeville Gardens');
    await page.getByRole('button', { name: 'Save address' }).click();
    await expect(page.getByRole('radio', { name: /Mandeville Gardens/ })).toBeChecked();
  });
  await check('a wrong coupon is refused in the provider’s words, or there is no field for one', async () => {
    if (!shop.coupon) return expect(page.getByLabel('Coupon code')).toHaveCount(0);
    await page.getByLabel('Coupon code').fill(shop.coupon.wrong);
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText(shop.coupon.refusal)).toBeVisible();
  });
  await check('a good coupon takes something off', async () => {
    if (!shop.coupon) return;
    await page.getByLabel('Coupon code').fill(shop.coupon.good);
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(amount(page, 'Coupon discount')).toContainText(shop.coupon.amount);
  });
  await check('a slot is chosen, or there is no step for it', async () => {
    const slots = page.getByRole('group', { name: 'Delivery slot' });
    if (!shop.slot) return expect(slots).toHaveCount(0);
    const free = slots.getByRole('radio', { name: shop.slot, disabled: false }).first();
    await free.press('Space');
    await expect(free).toBeChecked();
  });
  await check('the order is placed', async () => {
    await page.getByRole('radio', { name: /Cash on delivery/ }).check({ force: true });
    await page.getByRole('button', { name: 'Place order' }).click();
    await expect(page).toHaveURL('/thankyou');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you');
  });
  await check('the thanks say what was ordered, and what it comes to', async () => {
    await expect(main(page)).toContainText('2 items');
    await expect(main(page)).toContainText(shop.name === 'terse' ? '₹122' : '₹382');
    await page.waitForLoadState('networkidle');
    await expectWhole(page);
  });
}

/** What is the customer's own. */
export async function account(walk: Walk, page: Page, shop: ForeignShop, mobile: string): Promise<void> {
  const check = walk.check.bind(walk);
  await check('the cart is empty after the order', async () => {
    await page.goto('/cart');
    await expect(main(page)).toContainText('Your cart is empty');
  });
  await check('the order is among the orders', async () => {
    await page.goto('/dashboard?tab=order');
    await expect(main(page).getByRole('article')).toHaveCount(1);
    await expect(main(page).getByRole('article')).toContainText(shop.name === 'terse' ? '₹122' : '₹382');
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
    await expect(page).toHaveURL(/\/cart$/);
    await page.goto('/dashboard?tab=profile');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(shop.regular.name);
  });
  await check('a line that can’t be read is said, and the cart goes on', async () => {
    await add(page, shop.cart.first);
    await page.waitForLoadState('networkidle');
    await page.goto('/cart');
    await expect(main(page).getByRole('link', { name: shop.cart.first })).toBeVisible();
    if (shop.regular.brokenCart)
      await expect(page.getByText(/no longer (?:sold|available)|could not be shown/i).first()).toBeVisible();
    await expectWhole(page);
  });
  void mobile;
}
