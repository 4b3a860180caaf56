import type { Page } from 'playwright/test';
import { choseLanguage, expectLanguage } from './fixtures/languages.ts';
import { alive, expect, expectToFit, test } from './fixtures/shop.ts';

const NOTICE = { text: 'Closed on Monday', translations: { bn: { text: 'সোমবার বন্ধ' }, hi: null } };
const notice = (page: Page) => page.locator('#notice p');

test('a page of text is in the language of its address, with its links', { tag: '@once' }, async ({ page }) => {
  await page.goto('/bn/cms/about');
  await expectLanguage(page, 'bn');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('আমাদের সম্পর্কে');
  await expect(page).toHaveTitle(/^আমাদের সম্পর্কে/);
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /^হাট মানে সাপ্তাহিক বাজার/);
  const article = page.locator('article.prose');
  await expect(article.getByRole('link', { name: 'শর্তাবলিতে' })).toHaveAttribute('href', '/bn/cms/terms-conditions');
  await expect(article.locator('[lang]')).toHaveCount(0);
  await expectToFit(page);
});

test('what is asked on the page of help is told search engines in its language', { tag: '@once' }, async ({ page }) => {
  await page.goto('/hi/cms/help');
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.join()).toContain('ऑर्डर कैसे करूँ?');
  expect(data.join()).toContain('/hi/dashboard?tab=order');
});

test('banners are in the language of the home page, and lead on in it', { tag: '@once' }, async ({ page }) => {
  await page.goto('/hi/');
  const banner = page.locator('[data-banner]').filter({ hasText: 'नोलेन गुड़ आ गया' });
  await expect(banner).toContainText('खीर के चावल');
  await expect(banner).toHaveAttribute('href', '/hi/categories/sweets-doi');
  await expectToFit(page);
});

test.describe('the notice', { tag: '@once' }, () => {
  test.beforeEach(async ({ page }) => {
    await page.route('/notice.json', (route) => route.fulfill({ json: NOTICE }));
  });

  test('is in the language of the page, and in English where it is not written in it', async ({ page }) => {
    for (const [path, text, lang] of [
      ['/bn/cms/about', 'সোমবার বন্ধ', 'bn-IN'],
      ['/bn', 'সোমবার বন্ধ', 'bn-IN'],
      ['/hi/cms/about', 'Closed on Monday', 'en'],
      ['/cms/about', 'Closed on Monday', 'en'],
    ] as const) {
      await page.goto(path);
      await expect(notice(page), path).toHaveText(text);
      await expect(notice(page), path).toHaveAttribute('lang', lang);
    }
  });

  test('is in the chosen language on a product’s page, at the first visit and the next', async ({ page }) => {
    await choseLanguage(page, 'bn');
    for (const visit of ['first', 'next']) {
      await page.goto('/product/shonar-whole-wheat-chakki-atta');
      await alive(page);
      await expectLanguage(page, 'bn');
      await expect(notice(page), visit).toHaveText('সোমবার বন্ধ');
    }
  });
});
