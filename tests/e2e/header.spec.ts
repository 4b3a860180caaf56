import type { Page } from 'playwright/test';
import { DESKTOP } from './fixtures/screens.ts';
import { logIn, registerCustomer } from './fixtures/customer.ts';
import { alive, expect, FINGER_PX, scrollDown, test } from './fixtures/shop.ts';

const header = (page: Page) => page.getByRole('banner');
const account = (page: Page) => header(page).getByRole('link', { name: 'Log In / Sign Up' });
const cart = (page: Page) => header(page).getByRole('link', { name: /Your Cart/ });

test.describe('§2 header', () => {
  test(
    'the logo leads home, the account entry to /dashboard, the cart to /cart',
    { tag: ['@everywhere', '@desktop'] },
    async ({ page }) => {
      await page.goto('/categories');
      await expect(header(page).getByRole('link', { name: 'Haat' })).toHaveAttribute('href', '/');
      await expect(account(page)).toHaveAttribute('href', '/dashboard');
      await expect(cart(page)).toHaveAttribute('href', '/cart');
      for (const target of [account(page), cart(page), header(page).getByRole('button', { name: /Select Pincode/ })]) {
        const box = await target.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0), 'a finger finds it').toBeGreaterThanOrEqual(FINGER_PX);
      }
    },
  );

  test('the account entry shows the name of whoever is logged in, and goes to /dashboard', async ({
    page,
    context,
  }) => {
    await logIn(context, await registerCustomer(page.request, 'Mou Sen'));
    await page.goto('/categories');
    await header(page).getByRole('link', { name: 'Mou Sen' }).click();
    await expect(page).toHaveURL(/\/dashboard/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Mou');
  });

  test('logged out, /dashboard leads on to log in and comes back', { tag: '@once' }, async ({ page }) => {
    await page.goto('/categories');
    await account(page).click();
    await expect(page).toHaveURL(/\/auth\/login\?next=%2Fdashboard/);
  });

  test('cart and wishlist wear their counts', { tag: '@desktop' }, async ({ page, context }) => {
    const customer = await registerCustomer(page.request);
    const { data } = await customer.ask<{ data: { id: number }[] }>('GET', '/product/web/?limit=3');
    await customer.ask('POST', '/cart/', { productId: data[0]?.id, quantity: 2 });
    await customer.ask('POST', '/wishlist/web', { productId: data[1]?.id });
    await logIn(context, customer);
    await page.goto('/categories');
    await expect(cart(page)).toContainText('2');
    const wishlist = header(page).getByRole('link', { name: 'Wishlist', includeHidden: true });
    // A phone's wishlist is on the More page.
    if ((page.viewportSize()?.width ?? 0) < 1024) await expect(wishlist).toBeHidden();
    else await expect(wishlist).toHaveText(/1/);
  });

  test('a phone has the search bar below the header', { tag: '@once' }, async ({ page }) => {
    await page.goto('/categories');
    const logo = await header(page).getByRole('link', { name: 'Haat' }).boundingBox();
    const search = await header(page).getByRole('search').boundingBox();
    expect(search?.y).toBeGreaterThanOrEqual((logo?.y ?? 0) + (logo?.height ?? 0));
    expect(search?.width).toBeGreaterThan(300);
    await expect(page.getByRole('complementary', { name: 'Hours' })).toBeHidden();
  });

  test('home does the header’s work on its own first screen', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/');
    const main = page.getByRole('main');
    for (const link of ['Haat', 'Log In / Sign Up', /Your Cart/])
      await expect(main.getByRole('link', { name: link })).toBeInViewport();
    await expect(main.getByRole('button', { name: /Select Pincode/ })).toBeInViewport();
    await expect(main.getByRole('search')).toBeInViewport();
  });
});

test.describe('§2 header on a desktop', () => {
  test.use(DESKTOP);

  test(
    'says in words who is logged in, and from 1280 px on the cart too',
    { tag: '@once' },
    async ({ page, context }) => {
      const isSeen = (text: string) =>
        expect.poll(() =>
          header(page)
            .getByText(text, { exact: true })
            .evaluate((element) => element.clientWidth > 20),
        );
      const isInWords = async (name: string) => {
        for (const width of [1024, 1100, 1280, 1440]) {
          await page.setViewportSize({ width, height: 800 });
          await isSeen(name).toBe(true);
          await isSeen('Your Cart').toBe(width >= 1280);
          const search = await header(page).getByRole('search').boundingBox();
          expect(search?.width, `the search at ${width} px`).toBeGreaterThan(120);
        }
      };
      await page.goto('/categories');
      await isInWords('Log In / Sign Up');
      await logIn(context, await registerCustomer(page.request, 'Anuradha Bandyopadhyay'));
      await page.reload();
      await isInWords('Anuradha Bandyopadhyay');
    },
  );

  test('the green banner tells the hours of customer care and delivery', { tag: '@once' }, async ({ page }) => {
    await page.goto('/categories');
    const hours = page.getByRole('complementary', { name: 'Hours' });
    await expect(hours).toContainText('Customer care is reachable from 10am to 8pm for queries, feedback or issues');
    await expect(hours).toContainText('Normal delivery starts from 11 am');
    await expect(hours).toHaveCSS('background-color', 'rgb(28, 91, 58)');
  });

  test(
    'the main navigation leads to Home and Categories, and says where we are',
    { tag: '@once' },
    async ({ page }) => {
      await page.goto('/categories/atta-rice-dal');
      const main = page.getByRole('navigation', { name: 'Main' });
      await expect(main.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
      await expect(main.getByRole('link', { name: 'Categories' })).toHaveAttribute('aria-current', 'true');
      await main.getByRole('link', { name: 'Categories' }).click();
      await expect(main.getByRole('link', { name: 'Categories' })).toHaveAttribute('aria-current', 'page');
    },
  );

  test('the header stays in reach while the page scrolls', { tag: '@once' }, async ({ page }) => {
    await page.goto('/categories');
    await alive(page);
    await scrollDown(page, 1500);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    await expect(cart(page)).toBeInViewport();
  });
});
