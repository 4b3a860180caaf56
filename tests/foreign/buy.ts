import { expect, type Page } from 'playwright/test';
import { expectWhole } from './browse.ts';
import { type ForeignShop, Lacking } from './shops.ts';
import {
  add,
  alive,
  amount,
  askForCode,
  buyBar,
  chooseSlot,
  enterCode,
  fillAddress,
  main,
  placeOrder,
  search,
  slots,
  UNSERVED,
  written,
  reloadCart,
} from './steps.ts';
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
    await reloadCart(page);
    await expect(amount(page, 'Item total')).toContainText(cart.withTwo);
  });
  await check('one less is written', async () => {
    const button = main(page).getByRole('button', { name: `Decrease quantity of ${cart.first}` });
    await written(page, () => button.click());
    await expect(amount(page, 'Item total')).toContainText(cart.together);
    await reloadCart(page);
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
  await check('another pack size comes into the cart as what it is', () =>
    withoutTrace(page, shop, async () => {
      await page.goto(search(shop.product.name));
      await main(page).getByRole('link', { name: shop.product.name }).click();
      const sizes = page.getByRole('navigation', { name: 'Pack size' });
      await sizes.getByRole('link', { name: shop.product.otherPack }).click();
      await expect(buyBar(page)).toContainText(shop.product.otherPrice);
      await alive(page);
      const button = buyBar(page).getByRole('button', { name: /^Add .+ to cart$/ });
      await written(page, () => button.click());
      await page.goto('/cart');
      await expect(main(page).locator('[data-cart-line]')).toHaveCount(3);
      const line = main(page)
        .locator('[data-cart-line]')
        .filter({ hasText: `${shop.product.otherPrice} each` });
      await expect(line).toHaveCount(1);
      await expect(line).toContainText(shop.product.otherPack);
    }),
  );
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
  await check('nothing is promised of what runs out, which this provider was never asked', () =>
    expect(page.getByText('If something runs out')).toHaveCount(0),
  );
  await walk.checkOf('an address where nothing is delivered is refused with a word', shop.unserved, async (pincode) => {
    const form = page.getByRole('form', { name: 'New address' });
    try {
      await fillAddress(page, mobile);
      await form.getByRole('button', { name: /^Pincode/ }).click();
      await page.getByRole('combobox', { name: 'Search Pincode' }).fill(pincode);
      await page.getByRole('option', { name: pincode }).click();
      await form.getByRole('button', { name: 'Save address' }).click();
      await expect(form.getByText(UNSERVED).first()).toBeVisible();
    } finally {
      await page.goto('/cart');
    }
  });
  await check('an address is saved and chosen', async () => {
    await fillAddress(page, mobile);
    await page.getByRole('button', { name: 'Save address' }).click();
    await expect(page.getByRole('form', { name: 'New address' })).toHaveCount(0);
    await expect(page.getByRole('radio', { name: /Mandeville Gardens/ })).toBeChecked();
  });
  await check('what was saved is not called unreadable', () =>
    expect(page.getByText(/could not (?:be )?read/)).toHaveCount(0),
  );
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
  const coupon = shop.coupon ?? new Lacking('it has no coupons');
  await walk.checkOf('a coupon is taken off once', coupon, async () => {
    await expect(amount(page, 'Item total')).toContainText(cart.together);
    await expect(amount(page, 'To pay')).toContainText(shop.order.toPay);
  });
  await walk.checkOf(
    'a coupon that the provider keeps is taken off once after a reload',
    shop.keptCoupon,
    async (off) => {
      await page.reload();
      await expect(amount(page, 'Coupon discount')).toContainText(off);
      await expect(amount(page, 'Item total')).toContainText(cart.together);
      await expect(amount(page, 'To pay')).toContainText(shop.order.toPay);
    },
  );
  await check('a slot is chosen, or there is no step for it', async () => {
    if (!shop.slot) return expect(slots(page)).toHaveCount(0);
    await chooseSlot(page, shop.slot);
  });
  await walk.checkOf('a slot that is not to be had can’t be chosen', shop.closedSlot, async (closed) => {
    await expect(slots(page).getByRole('radio', { checked: true })).toHaveCount(1);
    await expect(slots(page).getByRole('radio', { name: closed, disabled: false })).toHaveCount(0);
  });
  await check('the order is placed', () => placeOrder(page));
  await check('the thanks say what was ordered, and what it comes to', async () => {
    await expect(main(page)).toContainText('2 items');
    await expect(main(page)).toContainText(shop.order.toPay);
    await page.waitForLoadState('networkidle');
    await expectWhole(page);
  });
}

/** Looks at something in the cart, and leaves the two lines there that the walk goes on with. */
async function withoutTrace(page: Page, { cart }: ForeignShop, look: () => Promise<void>): Promise<void> {
  try {
    await look();
  } finally {
    await page.goto('/cart');
    const lines = main(page).locator('[data-cart-line]');
    await expect(lines.filter({ hasText: cart.first })).toHaveCount(1);
    const others = lines.filter({ hasNotText: cart.first }).filter({ hasNotText: cart.second });
    for (let left = await others.count(); left > 0; left -= 1) {
      const button = others.first().getByRole('button', { name: /^Remove .+ from cart$/ });
      await written(page, () => button.click());
      await expect(others).toHaveCount(left - 1);
    }
  }
}
