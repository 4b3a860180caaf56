import type { OtherLocale } from '../../contract/locales.ts';
import { choseLanguage, said as text } from './fixtures/languages.ts';
import { alive, expect, test } from './fixtures/shop.ts';

/** Of the languages that have words for goods. */
const SAID = {
  bn: { category: 'আটা, চাল ও ডাল', part: 'আটা ও ময়দা', group: 'চাল-ডাল-মশলা', atta: 'আটা', eggs: '6টি', potato: 'আলু' },
  hi: { category: 'आटा, चावल और दाल', part: 'आटा और मैदा', group: 'राशन', atta: 'आटा', eggs: '6 पीस', potato: 'आलू' },
} satisfies Partial<Record<OtherLocale, object>>;
const CATEGORY = '/categories/atta-rice-dal';

for (const locale of Object.keys(SAID) as (keyof typeof SAID)[]) {
  const said = SAID[locale];
  const name = `${said.atta}\u00a0· Shonar Whole Wheat Chakki Atta`;

  test.describe(`goods in ${locale}`, () => {
    test.beforeEach(({ page }) => choseLanguage(page, locale));

    test('categories have the provider’s names, and goods the word for them', { tag: '@once' }, async ({ page }) => {
      await page.goto(`/${locale}`);
      await alive(page);
      await expect(page.getByRole('link', { name: said.category })).toBeVisible();
      const card = page.getByRole('article').filter({ hasText: name }).first();
      await expect(card).toBeVisible();
      await expect(page.getByText(said.eggs).first()).toBeVisible();

      await page.goto(`/${locale}/categories`);
      await expect(page.getByRole('heading', { name: said.group, exact: true })).toBeVisible();
      await expect(page.getByRole('link', { name: said.part, exact: true })).toBeVisible();

      await page.goto(`/${locale}${CATEGORY}`);
      await alive(page);
      await expect(page).toHaveTitle(new RegExp(said.category));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(said.category);
      await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
    });

    test('a product’s page follows, and so does the cart, back into English', { tag: '@once' }, async ({ page }) => {
      await page.goto('/product/shonar-whole-wheat-chakki-atta');
      await alive(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await expect(page.getByRole('navigation').getByRole('link', { name: said.category })).toBeVisible();
      await page.goto(`/${locale}${CATEGORY}`);
      await alive(page);
      await page.getByRole('button', { name: text(locale, 'Add {name} to cart', { name }) }).click();
      await page.goto(`/${locale}/cart`);
      await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
      await page.goto('/cart');
      const own = page.getByRole('main').getByRole('link', { name: 'Shonar Whole Wheat Chakki Atta', exact: true });
      await expect(own).toBeVisible();
    });

    test('the word finds them', { tag: '@once' }, async ({ page }) => {
      await page.goto(`/${locale}/search?q=${said.potato}`);
      await alive(page);
      await expect(page.getByRole('article').first()).toContainText(`${said.potato}\u00a0· `);
    });
  });
}
