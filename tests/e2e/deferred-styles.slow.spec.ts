import type { Page } from 'playwright/test';
import { divided } from '../../build/styles/divide-styles.ts';
import { namedSheets } from '../../build/styles/sheet-names.ts';
import { restoreBundle } from '../../build/render/saved-bundle.ts';
import { alive, buyable, expect, test } from './fixtures/shop.ts';

/** The whole of a style sheet, before the build of the shop divided it. */
function wholeOf(href: string): string {
  restoreBundle('.cache/e2e/published/build.bundle');
  const [written] = [...divided()].find(([, one]) => one.href === href) ?? [];
  if (written === undefined) throw new Error(`No style sheet was divided into ${href}.`);
  return Buffer.from(namedSheets(written), 'latin1').toString();
}

/** The elements, and what is generated in them, that look otherwise with the whole style sheet of the page than as it was divided. */
async function differing(page: Page): Promise<string[]> {
  // What is replaced between the two looks would have no style any more.
  await page.waitForLoadState('networkidle');
  await alive(page);
  await expect(page.getByText(/^Looking for/)).toHaveCount(0);
  const href = await page.locator('#deferred').getAttribute('href');
  return page.evaluate(
    async (css) => {
      const deferred = document.querySelector<HTMLLinkElement>('#deferred');
      if (!deferred?.sheet) return ['The deferred styles are not there.'];
      const whole = new CSSStyleSheet();
      whole.replaceSync(css);
      const elements = [...document.querySelectorAll('*')];
      const parts = elements.flatMap((one) =>
        [null, '::before', '::after', '::placeholder'].map((part) => ({
          one,
          part,
          style: getComputedStyle(one, part),
        })),
      );
      const names = [...getComputedStyle(document.body)];
      const styles = () =>
        parts.map(({ one, part, style }) => {
          if (part && style.content === 'none') return [];
          // Chromium may say 0 of an automatic margin that is some.
          const auto = part ? undefined : one.computedStyleMap();
          return names.map((name) =>
            name.startsWith('margin') && auto ? String(auto.get(name)) : style.getPropertyValue(name),
          );
        });
      // What is changing would differ from one moment to the next.
      const still = new CSSStyleSheet();
      still.replaceSync('*, ::before, ::after { transition-duration: 0s !important; animation: none !important; }');
      for (const transition of document.getAnimations()) if (transition instanceof CSSTransition) transition.finish();
      const stylesWith = async (all: boolean) => {
        document.adoptedStyleSheets = all ? [whole, still] : [still];
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
          .map(
            (name) =>
              `${one.outerHTML.slice(0, 80)} ${part ?? ''} ${name}: ${before[i]?.[names.indexOf(name)]}, not ${after[i]?.[names.indexOf(name)]}`,
          ),
      );
    },
    wholeOf(href ?? ''),
  );
}

test.describe('what a page has at first of its styles, and the deferred ones, are the whole of them', () => {
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

  test('in filters, for what is added, and in a cart', { tag: '@once' }, async ({ page }) => {
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
