import type { Page } from 'playwright/test';
import { painted } from './fixtures/frames.ts';
import { alive, expect, test } from './fixtures/shop.ts';

const box = (page: Page) => page.getByRole('combobox', { name: 'Search', exact: true });
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });
const options = (page: Page) => list(page).getByRole('option');

async function open(page: Page, path = '/categories'): Promise<void> {
  await page.goto(path);
  await alive(page);
}

/** The texts that suggestions are asked for. */
function suggestCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/api/product/web/search/v1') calls.push(url.searchParams.get('searchKey') ?? '');
  });
  return calls;
}

test.describe('§4 search', () => {
  test('typing shows suggestions, one call for each change of the text', { tag: '@everywhere' }, async ({ page }) => {
    await open(page);
    const calls = suggestCalls(page);
    await box(page).pressSequentially('atta');
    await expect(options(page).first()).toHaveText(/atta/i);
    expect(calls).toEqual(['a', 'at', 'att', 'atta']);
    await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
  });

  test('a late answer never replaces a newer one', { tag: '@once' }, async ({ page }) => {
    await open(page);
    let answerFirst = () => {};
    const held = new Promise<void>((resolve) => (answerFirst = resolve));
    await page.route('**/search/v1?searchKey=d', async (route) => {
      await held;
      await route.continue();
    });
    await box(page).pressSequentially('dal');
    await expect(options(page).first()).toHaveText(/dal/i);
    // "da" finds some of them too: those of the whole word are there once there is none of another.
    await expect(options(page).filter({ hasNotText: /dal/i })).toHaveCount(0);
    const shown = await options(page).allTextContents();
    const late = page.waitForResponse('**/search/v1?searchKey=d');
    answerFirst();
    await (await late).finished();
    await painted(page);
    await expect(options(page)).toHaveText(shown);
  });

  test('clearing the text goes to /search', { tag: '@once' }, async ({ page }) => {
    await open(page);
    await box(page).pressSequentially('da');
    await box(page).press('Backspace');
    await expect(page).toHaveURL('/categories');
    await box(page).press('Backspace');
    await expect(page).toHaveURL('/search');
    await expect(list(page)).toBeHidden();
  });

  test('the button Clear does as clearing by hand', { tag: '@once' }, async ({ page }) => {
    await open(page, '/search?q=atta');
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(page).toHaveURL('/search');
    await expect(box(page)).toHaveValue('');
    await expect(box(page)).toBeFocused();
  });

  test('submitting hides the suggestions', { tag: '@once' }, async ({ page }) => {
    await open(page, '/search');
    await box(page).pressSequentially('atta');
    await expect(list(page)).toBeVisible();
    await box(page).press('Enter');
    await expect(list(page)).toBeHidden();
    await expect(page).toHaveURL('/search?q=atta');
    await expect(page.getByRole('status').filter({ hasText: '“atta”' })).toBeVisible();
  });

  test('picking a suggestion fills the box and goes to search with that text', async ({ page }) => {
    await open(page);
    // One change of the text, so that the suggestions stand still between reading and picking.
    await box(page).fill('masoor');
    const picked = (await options(page).first().textContent()) ?? '';
    await options(page).first().click();
    await expect(page).toHaveURL((url) => url.pathname === '/search' && url.searchParams.get('q') === picked);
    await expect(box(page)).toHaveValue(picked);
  });

  test('leaving /search clears the box, arriving with q fills it', { tag: '@once' }, async ({ page }) => {
    await open(page, '/search?q=moong%20dal');
    await expect(box(page)).toHaveValue('moong dal');
    await page.getByRole('navigation', { name: 'Bottom bar' }).getByRole('link', { name: 'Category' }).click();
    await expect(page).toHaveURL('/categories');
    await alive(page);
    await expect(box(page)).toHaveValue('');
    await page.goBack();
    await expect(box(page)).toHaveValue('moong dal');
  });

  test(
    'on /search a new query changes results and address in place, and Back brings the old ones',
    { tag: '@once' },
    async ({ page }) => {
      await open(page, '/search?q=atta');
      await page.evaluate(() => (document.body.dataset['same'] = 'page'));
      await box(page).fill('dal');
      await box(page).press('Enter');
      await expect(page).toHaveURL('/search?q=dal');
      await expect(page.getByRole('status').filter({ hasText: '“dal”' })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('status').filter({ hasText: '“atta”' })).toBeVisible();
      await expect(box(page)).toHaveValue('atta');
      await expect(page.locator('body')).toHaveAttribute('data-same', 'page');
    },
  );

  test('works by keyboard: arrows move and wrap, Enter picks, Escape hides', { tag: '@once' }, async ({ page }) => {
    await open(page);
    await box(page).pressSequentially('dal');
    await expect(options(page).first()).toBeVisible();
    await box(page).press('ArrowDown');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    expect(await box(page).getAttribute('aria-activedescendant')).toBe(await options(page).first().getAttribute('id'));
    await box(page).press('ArrowUp');
    await box(page).press('ArrowUp');
    await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
    await expect(options(page).last()).toBeInViewport();
    await box(page).press('Escape');
    await expect(list(page)).toBeHidden();
    await expect(box(page)).toHaveValue('dal');
  });
});

test.describe('§5 search', () => {
  test(
    'one trimmed character goes to /search without q, two go with the encoded text',
    { tag: '@once' },
    async ({ page }) => {
      await open(page);
      await box(page).fill(' a ');
      await box(page).press('Enter');
      await expect(page).toHaveURL('/search');
      await alive(page);
      await box(page).fill(' rice & dal ');
      await box(page).press('Enter');
      await expect(page).toHaveURL('/search?q=rice%20%26%20dal');
    },
  );

  test('suggestions appear only when there are results', { tag: '@once' }, async ({ page }) => {
    await open(page);
    const answered = page.waitForResponse('**/search/v1?searchKey=xylophone');
    await box(page).fill('xylophone');
    await (await answered).finished();
    await painted(page);
    await expect(list(page)).toBeHidden();
  });

  test('§9 the suggestions are at most 10rem high and scroll', { tag: '@desktop' }, async ({ page }) => {
    await open(page);
    await box(page).pressSequentially('a');
    await expect(options(page).first()).toBeVisible();
    expect((await list(page).boundingBox())?.height).toBeLessThanOrEqual(160);
    expect(await list(page).evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)).toBe(true);
  });
});
