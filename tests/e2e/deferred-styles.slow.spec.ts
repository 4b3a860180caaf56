import type { Page } from 'playwright/test';
import { alive, buyable, expect, test } from './fixtures/shop.ts';

/**
 * The elements, and what is generated in them, that look otherwise with a phone's own styles and the deferred ones than with the whole
 * style sheet of the page.
 */
async function differing(page: Page): Promise<string[]> {
  // What is replaced between the two looks would have no style any more.
  await page.waitForLoadState('networkidle');
  await alive(page);
  await expect(page.getByText(/^Looking for/)).toHaveCount(0);
  return page.evaluate(async () => {
    const deferred = document.querySelector<HTMLLinkElement>('#deferred');
    const whole = document.createElement('link');
    Object.assign(whole, { rel: 'stylesheet', media: 'not all' });
    whole.href = document.querySelector<HTMLElement>('[data-whole]')?.dataset['whole'] ?? '';
    const loaded = new Promise((resolve) => (whole.onload = resolve));
    if (!deferred?.sheet) return ['The deferred styles are not there.'];
    deferred.after(whole);
    await loaded;
    const elements = [...document.querySelectorAll('*')];
    const parts = elements.flatMap((one) =>
      [null, '::before', '::after', '::placeholder'].map((part) => ({ one, part, style: getComputedStyle(one, part) })),
    );
    const names = [...getComputedStyle(document.body)];
    const styles = () =>
      parts.map(({ part, style }) =>
        part && style.content === 'none' ? [] : names.map((name) => style.getPropertyValue(name)),
      );
    // What is changing would differ from one moment to the next.
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition-duration: 0s !important; animation: none !important; }');
    document.adoptedStyleSheets = [still];
    for (const transition of document.getAnimations()) if (transition instanceof CSSTransition) transition.finish();
    const stylesWith = async (all: boolean) => {
      whole.media = all ? 'all' : 'not all';
      deferred.disabled = all;
      styles();
      // Each sheet has the display face for itself, and until that is there a headline may be wider.
      await document.fonts.ready;
      return styles();
    };
    // In this order: a sheet that is enabled again is loaded again.
    const before = await stylesWith(false);
    const after = await stylesWith(true);
    return parts.flatMap(({ one, part }, i) =>
      names
        .filter((_, k) => before[i]?.[k] !== after[i]?.[k])
        .map((name) => `${one.outerHTML.slice(0, 80)} ${part ?? ''} ${name}`),
    );
  });
}

test.describe('a phone’s own styles and the deferred ones are those of the whole style sheet', { tag: '@once' }, () => {
  for (const path of [
    '/',
    '/product/jyoti-alu-potato',
    '/dashboard',
    '/auth/login',
    '/mobile-footer-cms',
    '/search?q=dal',
  ])
    test(`on ${path}`, async ({ page }) => {
      await page.goto(path);
      expect(await differing(page)).toEqual([]);
    });

  test('in a dialog', async ({ page }) => {
    await page.goto('/cms/about');
    await page.getByRole('button', { name: 'Select Pincode' }).click();
    await expect(page.getByRole('option').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Use my location' })).toBeVisible();
    expect(await differing(page)).toEqual([]);
  });

  test('in filters, for what is added, and in a cart', async ({ page }) => {
    await page.goto('/categories/atta-rice-dal');
    await (await buyable(page.getByRole('main'))).add.click();
    await page.getByRole('button', { name: /^Filter/ }).click();
    await page.getByRole('checkbox').first().check();
    expect(await differing(page)).toEqual([]);
    await page.goto('/cart');
    await expect(page.getByRole('button', { name: /^Remove/ }).first()).toBeVisible();
    expect(await differing(page)).toEqual([]);
  });
});
