import type { Locator, Page } from 'playwright/test';
import { refused } from './fixtures/console-guard.ts';
import { alive, expect, test } from './fixtures/shop.ts';

const FRAMEWORK = '**/_astro/islands.*.js';
/** What counts taps meanwhile. */
const EARLY = '**/_astro/early.*.js';

/** Holds back the framework, as a slow network does, until the test lets it come; or another of the scripts. */
async function withoutFramework(page: Page, path: string, script = FRAMEWORK): Promise<() => Promise<void>> {
  let come = () => {};
  const coming = new Promise<void>((resolve) => (come = resolve));
  const held = page.waitForRequest(script);
  await page.route(script, async (route) => {
    await coming;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return async () => {
    await held;
    come();
  };
}

test.describe('a first tap before the framework has arrived', () => {
  test('puts the product into the cart, as often as it was tapped', { tag: '@once' }, async ({ page }) => {
    const come = await withoutFramework(page, '/categories/atta-rice-dal');
    const add = page.getByRole('main').locator('[data-stepper] > :last-child').first();
    await add.click();
    await add.click();
    await come();
    await alive(page);
    await expect(page.getByRole('banner').getByRole('link', { name: /Your Cart/ })).toContainText('2');
    await expect(page.getByRole('main').getByRole('button', { name: /^Increase quantity of/ })).toHaveCount(1);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  });

  test('counts taps from before any script was there', { tag: '@once' }, async ({ page }) => {
    const come = await withoutFramework(page, '/categories/atta-rice-dal', EARLY);
    const sign = page.getByRole('main').locator('[data-stepper] > :last-child svg').first();
    for (let taps = 0; taps < 3; taps += 1) await sign.click();
    await come();
    await expect(page.getByRole('banner').getByRole('link', { name: /Your Cart/ })).toContainText('3');
  });

  test('opens the pincode dialog', async ({ page }) => {
    const come = await withoutFramework(page, '/');
    await page.getByRole('button', { name: /Select Pincode/ }).click();
    await come();
    await expect(page.getByRole('dialog', { name: 'Choose Location' })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Search Pincode' })).toBeFocused();
  });

  test('what was typed into the search box stays, and is searched for', { tag: '@once' }, async ({ page }) => {
    const come = await withoutFramework(page, '/categories');
    const box = page.getByRole('combobox', { name: 'Search', exact: true });
    await box.pressSequentially('dal');
    await come();
    await expect(page.getByRole('option').first()).toHaveText(/dal/i);
    await expect(box).toHaveValue('dal');
  });

  test(
    'what was ticked stays ticked, all of it, and narrows the list',
    { tag: '@desktop' },
    async ({ page, isMobile }) => {
      const come = await withoutFramework(page, '/categories/atta-rice-dal');
      if (isMobile) await page.getByRole('button', { name: 'Filter' }).click();
      const filters = page.getByRole('complementary', { name: 'Filters' });
      const dals = filters.getByRole('radio', { name: /Dal/ }).first();
      const brand = filters.getByRole('checkbox').first();
      await dals.check();
      await brand.check();
      await come();
      await page.waitForURL(/sub=.*brand=/);
      await expect(dals).toBeChecked();
    },
  );

  test(
    'what was ticked and chosen before any script was there narrows the list',
    { tag: '@desktop' },
    async ({ page, isMobile }) => {
      const come = await withoutFramework(page, '/categories/atta-rice-dal', EARLY);
      if (isMobile) await page.getByRole('button', { name: 'Filter' }).click();
      const filters = page.getByRole('complementary', { name: 'Filters' });
      await filters.getByRole('radio').nth(1).check();
      const dals = filters.getByRole('radio', { name: /Dal/ }).first();
      await dals.check();
      await filters.getByRole('checkbox').first().check();
      if (!isMobile) await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ index: 1 });
      await come();
      await page.waitForURL(isMobile ? /sub=.*brand=/ : /sub=.*brand=.*sort=/);
      await expect(dals).toBeChecked();
    },
  );

  test('what was ticked never looks unticked meanwhile', async ({ page }) => {
    const come = await withoutFramework(page, '/categories/atta-rice-dal');
    await page.waitForLoadState('domcontentloaded');
    const dals = radioOf(page, /Dal/);
    await dals.evaluate((input: HTMLInputElement) => {
      input.click();
      // Between all tasks, the framework's among them.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        if (!input.checked) document.body.dataset.flickered = 'true';
        port2.postMessage(null);
      };
      port2.postMessage(null);
    });
    await come();
    await alive(page);
    await page.waitForURL(/sub=/);
    await expect(dals).toBeChecked();
    await expect(page.locator('body')).not.toHaveAttribute('data-flickered');
  });

  test('a tick by the keyboard in the moment the framework comes is not lost', async ({ page }) => {
    await page.clock.install();
    const come = await withoutFramework(page, '/categories/atta-rice-dal');
    await page.waitForLoadState('domcontentloaded');
    const dals = radioOf(page, /Dal/);
    await inTheMoment(dals, (input) => input.click());
    await come();
    await page.waitForURL(/sub=/);
    await expect(dals).toBeChecked();
    // Told once, and never again.
    const clicks = await page.evaluateHandle(() => {
      const seen = { count: 0 };
      addEventListener('click', () => seen.count++, { capture: true });
      return seen;
    });
    await page.clock.runFor(10_000);
    expect(await clicks.evaluate(({ count }) => count)).toBe(0);
  });

  for (const isHeard of [true, false])
    test(`a press holds the framework back, ${isHeard ? 'and counts' : 'but not for long'}`, async ({ page }) => {
      await page.clock.install();
      const come = await withoutFramework(page, '/categories/atta-rice-dal');
      await page.waitForLoadState('domcontentloaded');
      const dals = radioOf(page, /Dal/);
      // While time stands still, nobody asks for it. Once asked for, it may be fetched and preloaded.
      await expect(page.locator('link[href*="/islands."]').first()).toBeAttached();
      await page.clock.pauseAt(Date.now() + 60_000);
      await dals.dispatchEvent('pointerdown');
      await page.keyboard.press('Shift');
      await come();
      await page.clock.runFor(2000);
      await expect(page.locator('astro-island[component-export=ProductGrid]')).toHaveAttribute('ssr');
      if (isHeard)
        await dals.evaluate((input: HTMLInputElement) => {
          input.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
          input.click();
        });
      await page.clock.resume();
      if (isHeard) await page.waitForURL(/sub=/);
      await alive(page);
      await expect(dals).toBeChecked({ checked: isHeard });
    });

  for (const moment of ['before the framework is there', 'in the moment the framework comes'])
    test(`an order chosen ${moment} stays chosen`, async ({ page }) => {
      const come = await withoutFramework(page, '/categories/atta-rice-dal');
      await page.waitForLoadState('domcontentloaded');
      const sort = page.getByRole('combobox', { name: 'Sort by' });
      const choose = (select: HTMLElement) => {
        (select as HTMLSelectElement).value = 'price-high';
        select.dispatchEvent(new Event('change', { bubbles: true }));
      };
      if (moment.startsWith('before')) await sort.selectOption('price-high');
      else await inTheMoment(sort, choose);
      await come();
      await page.waitForURL(/sort=price-high/);
      await alive(page);
      await expect(sort).toHaveValue('price-high');
    });
});

const radioOf = (page: Page, name: RegExp) =>
  page.locator('#filters').getByRole('radio', { name, includeHidden: true }).first();

/** Acts when Astro has handed the control's island to React, which has not begun with it. */
async function inTheMoment(control: Locator, act: (control: HTMLElement) => void): Promise<void> {
  await control.evaluate((element: HTMLElement, source) => {
    const island = element.closest('astro-island');
    const run = new Function(`return ${source}`)() as typeof act;
    const watch = new MutationObserver(() => {
      if (island?.hasAttribute('ssr')) return;
      watch.disconnect();
      run(element);
    });
    if (island) watch.observe(island, { attributeFilter: ['ssr'] });
  }, String(act));
  await control.page().waitForFunction(() => 'scripted' in document.documentElement.dataset);
  // Nobody else uses the page.
  await control.page().keyboard.press('Shift');
}

test.describe('§5 a search that the browser’s own form sends', () => {
  for (const [typed, url] of [
    ['  moong  dal ', '/search?q=moong%20%20dal'],
    [' a ', '/search'],
  ] as const) {
    test(`goes to ${url} before the box is hydrated`, { tag: '@once' }, async ({ page }) => {
      const come = await withoutFramework(page, '/categories');
      const box = page.getByRole('combobox', { name: 'Search', exact: true });
      await box.fill(typed);
      await page.waitForFunction(() => 'scripted' in document.documentElement.dataset);
      const sent = page.waitForRequest((request) => request.isNavigationRequest());
      await box.press('Enter');
      expect(new URL((await sent).url()).href.replace(/^https?:\/\/[^/]+/, '')).toBe(url);
      await come();
    });

    test(`goes to ${url} from the page that does not exist`, { tag: '@once' }, async ({ page, consoleGuard }) => {
      consoleGuard.expects(refused(404, '/no-such-page'));
      await page.goto('/no-such-page');
      await page.waitForFunction(() => 'scripted' in document.documentElement.dataset);
      const sent = page.waitForRequest((request) => request.isNavigationRequest());
      await page.getByRole('searchbox', { name: 'Search' }).fill(typed);
      await page.getByRole('button', { name: 'Search' }).click();
      expect(new URL((await sent).url()).href.replace(/^https?:\/\/[^/]+/, '')).toBe(url);
    });
  }

  test('is mended by /search where no script was there to trim it', { tag: '@once' }, async ({ page }) => {
    const searches: string[] = [];
    page.on('request', (request) => request.url().includes('searchKey') && searches.push(request.url()));
    await page.goto('/search?q=a');
    await alive(page);
    await expect(page).toHaveURL('/search');
    await expect(page.getByRole('combobox', { name: 'Search', exact: true })).toHaveValue('');
    expect(searches).toEqual([]);
    await page.goto('/search?q=++moong+dal+&sort=price');
    await expect(page).toHaveURL(/\/search\?q=moong%20dal(?:&|$)/);
    await expect(page.getByRole('combobox', { name: 'Search', exact: true })).toHaveValue('moong dal');
  });
});
