import { expectAccessible } from './fixtures/axe.ts';
import { customerWithCart, loggedIn } from './fixtures/customer.ts';
import { choseLanguage, expectLanguage, overflowing, said } from './fixtures/languages.ts';
import { DESKTOP } from './fixtures/screens.ts';
import { alive, expect, expectToFit, test } from './fixtures/shop.ts';

/** The main pages, with whether search engines may list them. */
const PAGES = {
  '/': true,
  '/categories': true,
  '/categories/atta-rice-dal': true,
  '/best-sellers': true,
  '/search?q=atta': false,
  '/cart': false,
  '/auth/login': false,
  '/cms/about': true,
  '/share-code': true,
  '/mobile-footer-cms': true,
} as const;

/** Each language in both themes, one of them on a phone, the other on a desktop. */
const LOOKS = {
  phone: [
    ['bn', 'light'],
    ['hi', 'dark'],
  ],
  desktop: [
    ['bn', 'dark'],
    ['hi', 'light'],
  ],
} as const;

for (const [device, looks] of Object.entries(LOOKS))
  test.describe(`on a ${device}`, { tag: '@once' }, () => {
    if (device === 'desktop') test.use(DESKTOP);

    for (const [locale, theme] of looks)
      test(`the main pages in ${locale}, ${theme}: whole, for everyone, and found in each language`, async ({
        page,
        baseURL,
      }) => {
        await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
        await choseLanguage(page, locale);
        const width = page.viewportSize()?.width ?? 0;
        for (const [path, isListed] of Object.entries(PAGES))
          await test.step(path, async () => {
            const own = `/${locale}${path}`.replace(/\/$/, '');
            await page.goto(own);
            await alive(page);
            await expectLanguage(page, locale);
            const hrefs = await page
              .locator('link[hreflang]')
              .evaluateAll((links) =>
                links.map((link) => [link.getAttribute('hreflang'), new URL((link as HTMLLinkElement).href).pathname]),
              );
            const at = (prefix: string) => new URL(prefix + path, baseURL).pathname.replace(/(.)\/$/, '$1');
            const pairs = [
              ['en', at('')],
              ['bn', at('/bn')],
              ['hi', at('/hi')],
              ['x-default', at('')],
            ];
            expect(hrefs).toEqual(isListed ? pairs : []);
            await expectAccessible(page);
            for (const wide of width < 600 ? [320, 390] : [width]) {
              await page.setViewportSize({ width: wide, height: 800 });
              await expectToFit(page);
              expect(await overflowing(page)).toEqual([]);
            }
          });
      });
  });

test('each language leads to the same page in the others, and is remembered', async ({ page }) => {
  await page.goto('/mobile-footer-cms');
  await page.getByRole('main').getByRole('link', { name: 'বাংলা' }).click();
  await expect(page).toHaveURL('/bn/mobile-footer-cms');
  await expectLanguage(page, 'bn');
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('bn');
  await page.getByRole('main').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/mobile-footer-cms');
  await expectLanguage(page, 'en');
});

test('links of a page lead on in its language', { tag: '@once' }, async ({ page }) => {
  await page.goto('/hi/categories');
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/hi\/categories\/[\w-]+/);
  await expectLanguage(page, 'hi');
});

test(
  'a page that does not exist says so in the language of its path',
  { tag: '@once' },
  async ({ page, consoleGuard, request }) => {
    consoleGuard.allows(/status of 404/);
    expect((await request.get('/bn/no-such-page')).status()).toBe(404);
    await page.goto('/bn/no-such-page');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(said('bn', 'This stall has moved'));
  },
);

test.describe('a browser that is set to Bengali', () => {
  test.use({ locale: 'bn-IN' });

  test('is offered Bengali once, and nothing moves', async ({ page }) => {
    await page.goto('/');
    await expectLanguage(page, 'en');
    const offer = page.getByRole('region', { name: 'এই দোকান বাংলায় দেখুন' });
    await expect(offer).toBeVisible();
    await expect(offer).toHaveCSS('position', 'fixed');
    await offer.getByRole('button').click();
    await expect(offer).toBeHidden();
    await page.reload();
    await alive(page);
    await page.waitForLoadState('networkidle');
    await expect(offer).toBeHidden();
  });

  test('goes on in it when it takes the offer', { tag: '@once' }, async ({ page }) => {
    await page.goto('/search?q=atta');
    await page.getByRole('region', { name: 'এই দোকান বাংলায় দেখুন' }).getByRole('link').click();
    await expect(page).toHaveURL('/bn/search?q=atta');
    await expectLanguage(page, 'bn');
  });
});

test('whoever has chosen Bengali stays on an English page, with the offer', { tag: '@once' }, async ({ page }) => {
  await choseLanguage(page, 'bn');
  await page.goto('/categories');
  await expect(page.getByRole('region', { name: 'এই দোকান বাংলায় দেখুন' })).toBeVisible();
  await expect(page).toHaveURL('/categories');
});

test('an order placed in Bengali', { tag: '@once' }, async ({ page }) => {
  await choseLanguage(page, 'bn');
  await customerWithCart(page, 2);
  await page.goto('/bn/cart');
  await alive(page);
  await page
    .getByRole('group', { name: said('bn', 'Delivery slot') })
    .getByRole('radio', { disabled: false })
    .first()
    .press('Space');
  await page.getByRole('button', { name: said('bn', 'Place order') }).click();
  await expect(page).toHaveURL('/bn/thankyou');
  await expectLanguage(page, 'bn');
  await expect(page.getByText(/HT-\d+/).first()).toBeVisible();
});

test('an account in Hindi', { tag: '@once' }, async ({ page }) => {
  await choseLanguage(page, 'hi');
  await loggedIn(page, '/hi/dashboard?tab=order');
  await alive(page);
  await expectLanguage(page, 'hi');
  const tabs = page.getByRole('main').getByRole('navigation');
  await expect(tabs.getByRole('link', { name: said('hi', 'Orders'), exact: true })).toBeVisible();
  await expectToFit(page);
});
