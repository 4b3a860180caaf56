import type { Locator, Page } from 'playwright/test';
import { newNumber } from './fixtures/customer.ts';
import { alive, demoCode, expect, test } from './fixtures/shop.ts';

/** Presses Tab, or Shift and Tab, until `target` has the focus, as somebody without a mouse would. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab', most = 120): Promise<void> {
  for (let pressed = 0; pressed < most; pressed++) {
    if (await target.evaluate((element) => element === document.activeElement).catch(() => false)) return;
    await page.keyboard.press(key);
  }
  await expect(target, `reached by ${most} presses of ${key}`).toBeFocused();
}

const type = (page: Page, text: string): Promise<void> => page.keyboard.type(text, { delay: 20 });

test('the whole way to an order by keyboard alone', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/categories');
  await tabTo(page, page.getByRole('button', { name: /Select Pincode/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Choose Location' })).toBeVisible();
  await tabTo(page, page.getByRole('combobox', { name: 'Search Pincode' }));
  await type(page, '700019');
  // Until the list is there, no key chooses from it.
  await expect(page.getByRole('option', { name: '700019' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: /700019/ })).toBeVisible();

  await tabTo(page, page.getByRole('combobox', { name: 'Search', exact: true }));
  await type(page, 'atta');
  await expect(page.getByRole('option', { name: /chakki atta/i }).first()).toBeVisible();
  // Past the category of that name, to a product.
  const chosen = page.getByRole('option', { selected: true });
  for (let presses = 0; presses < 10; presses++) {
    await page.keyboard.press('ArrowDown');
    if (/chakki atta/i.test(await chosen.innerText())) break;
  }
  await expect(chosen).toHaveText(/chakki atta/i);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=/);

  const add = page
    .getByRole('main')
    .getByRole('button', { name: /^Add .+ to cart$/ })
    .first();
  const name = ((await add.getAttribute('aria-label')) ?? '').replace(/^Add (.+) to cart$/, '$1');
  await tabTo(page, add);
  await page.keyboard.press('Enter');
  // The focus goes on to the stepper that took the button's place.
  await expect(page.getByRole('main').getByRole('button', { name: `Increase quantity of ${name}` })).toBeFocused();
  await page.keyboard.press('Enter');
  const cart = page.getByRole('link', { name: /Your Cart/ });
  await expect(cart).toContainText('2');

  await tabTo(page, cart, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/cart');
  await tabTo(page, page.getByRole('link', { name: 'Log in to order' }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Mobile number')).toBeFocused();
  const number = newNumber();
  await type(page, number);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Full name')).toBeFocused();
  await type(page, 'Ananya Sen');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('One-time password')).toBeFocused();
  await type(page, await demoCode(page));
  await page.keyboard.press('Enter');

  await expect(page.getByRole('button', { name: 'Place order' })).toBeFocused();
  await expect(page).toHaveURL('/cart');
  await tabTo(page, page.getByRole('button', { name: 'Add address' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel('Receiver’s mobile number'));
  await type(page, number);
  await tabTo(page, page.getByLabel('Flat, house, street'));
  await type(page, `Flat ${number}, 22 Mandeville Gardens`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: /Home/ })).toBeChecked();

  await tabTo(page, page.getByRole('radio', { name: /am –|pm –/ }).first());
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('radio', { name: /Cash on delivery/ }));
  await tabTo(page, page.getByRole('button', { name: 'Place order' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/thankyou');
  await expect(page.getByText(/HT-\d+/).first()).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: 'See your order' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard\?tab=order&order=/);
  await expect(page.getByRole('region', { name: 'What happened when' })).toBeVisible();
});

test(
  'the whole shell by keyboard: each control in reading order, seen when it has the focus',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/cms/about');
    await alive(page);
    const order = [
      'Skip to the content',
      'English',
      'বাংলা',
      'हिन्दी',
      'Haat',
      'Home',
      'Categories',
      'Select Pincode',
      'Search',
      // Chromium has it on a desktop.
      'Search by voice',
      'Log In / Sign Up',
      'Wishlist',
      'Your Cart',
    ];
    for (const name of order) {
      await page.keyboard.press('Tab');
      const focused = page.locator(':focus');
      await expect(focused).toHaveAccessibleName(name);
      await expect(focused).toBeInViewport();
      const seen = await focused.evaluate((element) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element.closest('.input') ?? element);
        return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
      });
      expect(seen, `${name} shows that it has the focus`).toBe(true);
    }
  },
);

test('skip leads past the header, the theme is chosen by arrow keys', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/mobile-footer-cms');
  await alive(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(page, page.getByRole('main').getByRole('radio', { name: 'Light' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
