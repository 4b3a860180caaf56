import { logIn, registerCustomer } from './fixtures/customer.ts';
import { expect, test } from './fixtures/shop.ts';

test.describe('§2 /share-code', () => {
  test('opens the device’s share sheet', { tag: '@once' }, async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(navigator, {
        share: (data: ShareData) => Promise.resolve(document.body.setAttribute('data-shared', JSON.stringify(data))),
      });
    });
    await page.goto('/share-code');
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const shared = JSON.parse((await page.locator('body').getAttribute('data-shared')) ?? '') as ShareData;
    expect(shared).toEqual({
      title: 'Haat',
      text: 'Your Online Marketplace for Quality Groceries',
      url: expect.stringMatching(/^http.*\/$/) as unknown,
    });
  });

  test('copies the link, and says so', { tag: '@once' }, async ({ page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/share-code');
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'The link is copied.' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/`);
  });

  test('leads to WhatsApp with the shop’s name and address', { tag: '@once' }, async ({ page, baseURL }) => {
    await page.goto('/share-code');
    const href = (await page.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')) ?? '';
    expect(new URL(href).host).toBe('wa.me');
    expect(new URL(href).searchParams.get('text')).toContain(`${baseURL}/`);
  });

  test(
    'shows a QR code of the shop’s address, drawn before any script has run',
    { tag: '@desktop' },
    async ({ page, baseURL }) => {
      await page.goto('/share-code');
      const code = page.getByRole('img', { name: `QR code of ${baseURL}/` });
      await expect(code).toBeInViewport();
      expect((await code.boundingBox())?.width, 'large enough for a camera').toBeGreaterThan(150);
    },
  );
});

test.describe('§2 /mobile-footer-cms', () => {
  test('leads to account, orders, wishlist, help and the pages of text', { tag: '@once' }, async ({ page }) => {
    await page.goto('/mobile-footer-cms');
    const links = {
      'Log In / Sign Up': '/dashboard',
      'Your Orders': '/dashboard?tab=order',
      'Your Wishlist': '/dashboard?tab=wishlist',
      'care@haat.example': 'mailto:care@haat.example',
      'Questions and answers': '/cms/help',
      'About Us': '/cms/about',
      'Privacy Policy': '/cms/privacy',
      'Terms and Conditions': '/cms/terms-conditions',
    };
    const main = page.getByRole('main');
    for (const [name, href] of Object.entries(links))
      await expect(main.getByRole('link', { name })).toHaveAttribute('href', href);
    await expect(main.getByRole('link', { name: '033 5550 0142' })).toHaveAttribute('href', 'tel:03355500142');
    await expect(main.getByRole('group', { name: 'Theme' })).toBeVisible();
    await expect(main.getByRole('button', { name: 'Log out' })).toHaveCount(0);
  });

  test('logs out whoever is logged in', { tag: '@once' }, async ({ page, context }) => {
    await logIn(context, await registerCustomer(page.request, 'Mou Sen'));
    await page.goto('/mobile-footer-cms');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Mou Sen' })).toHaveAttribute('href', '/dashboard');
    await main.getByRole('button', { name: 'Log out' }).click();
    await expect(main.getByRole('link', { name: 'Log In / Sign Up' })).toBeVisible();
  });
});
