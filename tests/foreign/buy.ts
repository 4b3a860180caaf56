import { expect, type Page } from 'playwright/test';
import { choose } from '../e2e/fixtures/checkout.ts';
import { expectWhole, main } from './browse.ts';
import type { ForeignShop } from './shops.ts';
import { add, amount, askForCode, enterCode, search, written } from './steps.ts';
import type { Walk } from './walk.ts';

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
    await expect(page).toHaveURL('/cart');
  });
  await check('the guest’s cart came along', async () => {
    await expect(main(page).locator('[data-cart-line]')).toHaveCount(2);
    await expect(amount(page, 'Item total')).toContainText(cart.together);
    await page.reload();
    await expect(main(page).locator('[data-cart-line]')).toHaveCount(2);
    // From here on what is written is what the shopper changes.
    await page.waitForLoadState('networkidle');
  });
  await check('one more of a line is written', async () => {
    const button = main(page).getByRole('button', { name: `Increase quantity of ${cart.first}` });
    await written(page, () => button.click());
    await expect(amount(page, 'Item total')).toContainText(cart.withTwo);
    await page.reload();
    await expect(amount(page, 'Item total')).toContainText(cart.withTwo);
  });
  await check('one less is written', async () => {
    const button = main(page).getByRole('button', { name: `Decrease quantity of ${cart.first}` });
    await written(page, () => button.click());
    await expect(amount(page, 'Item total')).toContainText(cart.together);
    await page.reload();
    await expect(amount(page, 'Item total')).toContainText(cart.together);
  });
  await check('a line goes and comes back', async () => {
    const button = main(page).getByRole('button', { name: `Remove ${cart.second} from cart` });
    await written(page, () => button.click());
    await expect(main(page).locator('[data-cart-line]')).toHaveCount(1);
    await written(page, () => add(page, cart.second));
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
    await written(page, () => page.getByRole('button', { name: `Add ${cart.first} to wishlist` }).click());
    await page.goto('/dashboard?tab=wishlist');
    await expect(main(page).getByRole('link', { name: cart.first })).toBeVisible();
    await expectWhole(page);
  });
  await check('and takes them off it', async () => {
    const button = main(page).getByRole('button', { name: `Remove ${cart.first} from wishlist` });
    await written(page, () => button.click());
    await expect(main(page)).toContainText('Nothing on your wishlist yet');
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
    expect(amount(page, 'Delivery charge')).toContainText(shop.order.delivery),
  );
  await check('an address is saved and chosen', async () => {
    await page.getByRole('button', { name: 'Add address' }).click();
    await page.getByLabel('Name of the address').fill('Home');
    await page.getByLabel('Receiver’s name').fill('Ananya Sen');
    await page.getByLabel('Receiver’s mobile number').fill(mobile);
    await page.getByLabel('Flat, house, street').fill('22 Mandeville Gardens');
    await page.getByRole('button', { name: 'Save address' }).click();
    await expect(page.getByRole('form', { name: 'New address' })).toHaveCount(0);
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
    await choose(slots.getByRole('radio', { name: shop.slot, disabled: false }).first());
  });
  await check('the order is placed', async () => {
    await choose(page.getByRole('radio', { name: /Cash on delivery/ }));
    await page.getByRole('button', { name: 'Place order' }).click();
    await expect(page).toHaveURL('/thankyou');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you');
  });
  await check('the thanks say what was ordered, and what it comes to', async () => {
    await expect(main(page)).toContainText('2 items');
    await expect(main(page)).toContainText(shop.order.toPay);
    await page.waitForLoadState('networkidle');
    await expectWhole(page);
  });
}
