import { unanswered } from './fixtures/console-guard.ts';
import { choseLanguage, expectLanguage, said } from './fixtures/languages.ts';
import { alive, expect, expectToFit, test } from './fixtures/shop.ts';

const PRODUCT = '/product/shonar-whole-wheat-chakki-atta';

test.describe('a product’s page has one address', () => {
  test('and is in the language that was chosen', { tag: '@once' }, async ({ page }) => {
    await choseLanguage(page, 'bn');
    await page.goto(PRODUCT);
    await alive(page);
    await expectLanguage(page, 'bn');
    const name = await page.getByRole('heading', { level: 1 }).innerText();
    expect(name).toBe('আটা\u00a0· Shonar Whole Wheat Chakki Atta');
    await expect(page.getByRole('button', { name: said('bn', 'Add {name} to cart', { name }) }).first()).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('opacity', '1');
    const hrefs = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(hrefs.filter((href) => href.startsWith('/categories'))).toEqual([]);
    expect(hrefs.some((href) => href.startsWith('/bn/categories'))).toBe(true);
    const chosen = await page
      .locator('a[hreflang][aria-current=true]')
      .evaluateAll((links) => links.map((link) => link.textContent.trim()));
    expect(new Set(chosen)).toEqual(new Set(['বাংলা']));
    await expectToFit(page);
  });

  test('and loads nothing of it in English', { tag: '@once' }, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(PRODUCT);
    await alive(page);
    await page.goto('/categories/atta-rice-dal');
    await alive(page);
    expect(asked.filter((url) => /words-|shop-(?:bn|hi)|own-(?:bn|hi)/.test(url))).toEqual([]);
  });

  test('is in English where its words can’t be had', { tag: '@once' }, async ({ page, consoleGuard }) => {
    consoleGuard.allows(unanswered('/_astro/words-bn'));
    await choseLanguage(page, 'bn');
    await page.route('**/_astro/words-bn*', (route) => route.abort());
    await page.goto(PRODUCT);
    await alive(page);
    await expect(page.locator('html')).toHaveCSS('opacity', '1');
    await expectLanguage(page, 'en');
  });
});
