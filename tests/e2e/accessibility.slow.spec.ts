import type { Page } from 'playwright/test';
import { expectAccessible } from './fixtures/axe.ts';
import { chooseSlot } from './fixtures/checkout.ts';
import { refused, unanswered } from './fixtures/console-guard.ts';
import { customerWithCart } from './fixtures/customer.ts';
import { EVERY_KIND, NOT_FOR_GUESTS } from './fixtures/pages.ts';
import { alive, buyable, expect, test } from './fixtures/shop.ts';

/** A page as it stays: nothing in it is still being looked for. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await alive(page);
  await expect(page.locator('[data-waits]')).toHaveCount(0);
}

for (const theme of ['light', 'dark'])
  test.describe(`axe finds nothing, ${theme}`, () => {
    test.beforeEach(({ page }) => page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme));

    test('on any page', { tag: theme === 'dark' ? '@once' : [] }, async ({ page, consoleGuard }) => {
      consoleGuard.expects(refused(404, '/api/product/web/byid/'));
      // It would leave while it is being looked at: there is a network.
      consoleGuard.allows(unanswered('/offline'));
      await page.route('/offline', (route) => (route.request().method() === 'HEAD' ? route.abort() : route.fallback()));
      const paths = Object.values(EVERY_KIND).flat();
      for (const path of paths.filter((path) => !NOT_FOR_GUESTS.includes(path)))
        await test.step(path, async () => {
          await open(page, path);
          await expectAccessible(page);
        });
    });

    test('on a customer’s own pages', { tag: '@once' }, async ({ page }) => {
      await customerWithCart(page, 2);
      // The dashboard's tabs are looked at in tests of their own.
      for (const path of ['/cart', '/mobile-footer-cms'])
        await test.step(path, async () => {
          await open(page, path);
          await page.waitForLoadState('networkidle');
          await expectAccessible(page);
        });
      await open(page, '/cart');
      await chooseSlot(page);
      await page.getByRole('button', { name: 'Place order' }).click();
      await expect(page.getByRole('heading', { name: /Your order is placed/ })).toBeVisible();
      await expectAccessible(page);
    });

    test('while the pincode dialog is open', { tag: '@once' }, async ({ page }) => {
      await open(page, '/cms/about');
      await page.getByRole('button', { name: /Select Pincode/ }).click();
      await expect(page.getByRole('option').first()).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('combobox', { name: 'Search Pincode' }).fill('9');
      await expect(page.getByText('No Pincode found.')).toBeVisible();
      await expectAccessible(page);
    });

    test('while suggestions are shown', { tag: '@once' }, async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('recent-searches', '["milk bread"]'));
      await open(page, '/cms/about');
      await page.getByRole('combobox', { name: 'Search', exact: true }).pressSequentially('milk');
      await expect(page.getByRole('option')).toContainText(['in Dairy & Eggs', 'searched before', 'Milk']);
      await expectAccessible(page);
    });
  });

test('reduced motion is respected: nothing moves for longer than a frame', { tag: '@once' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/categories/atta-rice-dal');
  await page.getByRole('button', { name: /Select Pincode/ }).click();
  await expect(page.getByRole('option').first()).toBeVisible();
  const longest = await page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll('*')].flatMap((element) => {
        const { animationDuration, animationIterationCount, transitionDuration } = getComputedStyle(element);
        const seconds = [animationDuration, transitionDuration].flatMap((list) => list.split(',').map(parseFloat));
        return animationIterationCount === 'infinite' ? [Infinity] : seconds;
      }),
    ),
  );
  expect(longest).toBeLessThan(0.016);
});

test('fast presses of Add are said once: how the cart stands at the end', { tag: '@once' }, async ({ page }) => {
  await open(page, '/categories/atta-rice-dal');
  // Everything on the page that a screen reader speaks by itself.
  const said = await page.evaluateHandle(() => {
    const texts: string[] = [];
    const speaks = (node: Node): boolean => {
      const region = (node instanceof Element ? node : node.parentElement)?.closest(
        '[aria-live], [role="status"], [role="alert"], output',
      );
      return !!region && region.getAttribute('aria-live') !== 'off';
    };
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        for (const node of addedNodes.length ? addedNodes : [target])
          if (speaks(target) && node.textContent?.trim()) texts.push(node.textContent.trim());
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    return texts;
  });
  const { name, add } = await buyable(page.getByRole('main'));
  await add.press('Enter');
  const more = page.getByRole('button', { name: `Increase quantity of ${name}` }).first();
  await more.press('Enter');
  await more.press('Enter');
  const sentence = /^Added, 3 in cart, total ₹[\d,.]+$/;
  await expect(page.getByRole('status').filter({ hasText: sentence })).toHaveCount(1);
  expect(await said.jsonValue()).toEqual([expect.stringMatching(sentence)]);
});

test('in forced colours, what can be chosen and counted keeps its outline', { tag: '@once' }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/categories/atta-rice-dal');
  await (await buyable(page.getByRole('main'))).add.press('Enter');
  await expect(page.locator('[data-in-cart] [data-stepper]').first()).toHaveCSS('outline-style', 'solid');
  await page.getByRole('button', { name: /^Filter/ }).click();
  for (const control of [page.getByRole('radio').first(), page.getByRole('checkbox').first()])
    await expect(control).toHaveCSS('appearance', 'auto');
  await page.getByRole('checkbox').first().check();
  await open(page, '/cart');
  const choice = page.getByRole('radio', { name: /Best match/ });
  await expect(choice).toHaveCSS('appearance', 'auto');
  await expect(page.locator('label').filter({ has: choice })).toHaveCSS('outline-width', '3px');
});
