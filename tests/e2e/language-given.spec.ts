import { choseLanguage, said } from './fixtures/languages.ts';
import { alive, expect, test } from './fixtures/shop.ts';

const PRODUCT = '/product/shonar-whole-wheat-chakki-atta';

/** Each fits a message's pattern. */
const DESCRIPTION = 'Save some for tea';
const HIGHLIGHT = 'Similar to sattu';

test(
  'what the catalogue gives stays as it is, though it fits a text of the shop',
  { tag: '@once' },
  async ({ page }) => {
    await choseLanguage(page, 'bn');
    await page.route(`**${PRODUCT}`, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text())
        .replace(/(<p [^>]*data-given[^>]*>)(?=[^<]{20})[^<]+/, `$1${DESCRIPTION}`)
        .replace(/(<ul [^>]*data-given[^>]*><li>)[^<]+/, `$1${HIGHLIGHT}`);
      await route.fulfill({ response: answer, body });
    });
    await page.goto(PRODUCT);
    await alive(page);
    const main = page.getByRole('main');
    await expect(main.getByText(DESCRIPTION, { exact: true })).toBeVisible();
    await expect(main.getByText(HIGHLIGHT, { exact: true })).toBeVisible();
    await expect(main.getByText(said('bn', 'About this product'))).toBeVisible();
    // Exact texts are translated in what the catalogue gives too, and the shop's own patterns beside it.
    await expect(main.getByRole('link', { name: said('bn', 'Categories') }).first()).toBeAttached();
    await expect(main.getByText(said('bn', '{price}, inclusive of all taxes', { price: '₹275' }))).toBeVisible();
  },
);
