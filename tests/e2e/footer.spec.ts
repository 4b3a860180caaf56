import { DESKTOP } from './fixtures/screens.ts';
import { expect, test } from './fixtures/shop.ts';

test.describe('§2 desktop footer columns', () => {
  test.use(DESKTOP);

  const COLUMNS = {
    'Let Us Help You': {
      Help: '/cms/help',
      'Privacy Policy': '/cms/privacy',
      'Terms and Conditions': '/cms/terms-conditions',
    },
    'Get to Know Us': {
      'Your Orders': '/dashboard?tab=order',
      'About Us': '/cms/about',
      'Your Wishlist': '/dashboard?tab=wishlist',
      Categories: '/categories',
    },
  };

  for (const [title, links] of Object.entries(COLUMNS)) {
    test(`“${title}” has ${Object.keys(links).join(', ')}`, { tag: '@once' }, async ({ page }) => {
      await page.goto('/categories');
      const column = page.getByRole('navigation', { name: 'Footer' }).locator('div', { hasText: title });
      await expect(column.getByRole('link')).toHaveText(Object.keys(links));
      for (const [name, href] of Object.entries(links))
        await expect(column.getByRole('link', { name })).toHaveAttribute('href', href);
    });
  }

  test('“Store Information” has the address, the phone and the e-mail', { tag: '@once' }, async ({ page }) => {
    await page.goto('/cms/about');
    const store = page
      .getByRole('navigation', { name: 'Footer' })
      .getByRole('group')
      .or(page.locator('footer address'));
    await expect(store).toContainText('Kolkata 700019');
    await expect(store.getByRole('link', { name: '033 5550 0142' })).toHaveAttribute('href', 'tel:03355500142');
    await expect(store.getByRole('link', { name: 'care@haat.example' })).toHaveAttribute(
      'href',
      'mailto:care@haat.example',
    );
    await expect(page.getByRole('contentinfo')).toContainText('© 2025 Haat');
  });
});

test('§2 a phone has the bottom bar in the footer’s place', { tag: '@once' }, async ({ page }) => {
  await page.goto('/categories');
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Bottom bar' })).toBeVisible();
});
