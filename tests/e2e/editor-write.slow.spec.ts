import { refused } from './fixtures/console-guard.ts';
import { giveKey, language, openEditor, save, unique } from './fixtures/editor.ts';
import { expect, expectToFit, test } from './fixtures/shop.ts';

test(
  'an editor writes a banner beside its preview, saves the draft, sees what publishing would change, and gives it up',
  { tag: '@desktop' },
  async ({ page }) => {
    const title = unique('Mela');
    await openEditor(page, 'banner:new');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('New banner');
    await page.getByLabel('Title').fill(title);
    await page.getByLabel('Ground').selectOption('Turmeric');
    for (const screen of ['Phone', 'Desktop'])
      await expect(page.getByRole('group', { name: screen }).locator('[data-banner]').last()).toContainText(title);
    await page.getByLabel('Place').selectOption('First');
    for (const screen of ['Phone', 'Desktop'])
      await expect(page.getByRole('group', { name: screen }).locator('[data-banner]').first()).toContainText(title);
    await save(page);
    await expect(page.getByText('A draft, saved by Rina Das')).toBeVisible();
    await expectToFit(page);

    await page.getByRole('link', { name: 'Compare and publish' }).click();
    const draft = page.getByRole('region', { name: title });
    await expect(draft.getByRole('insertion').filter({ hasText: title })).toBeVisible();
    await expect(draft).toContainText('new');
    await expectToFit(page);

    await draft.getByRole('link', { name: 'Edit' }).click();
    await page.getByRole('button', { name: 'Discard the draft' }).click();
    await expect(page.getByText('The draft is gone.')).toBeVisible();
    await page.goto('/editor#history');
    await page.getByRole('link', { name: `Rina Das discarded the draft of “${title}”` }).click();
    await expect(page.getByRole('deletion').filter({ hasText: title })).toBeVisible();
    await page.getByRole('button', { name: 'Make the version before it the draft' }).click();
    await expect(page.getByLabel('Title')).toHaveValue(title);
    await page.getByRole('button', { name: 'Discard the draft' }).click();
  },
);

test('the preview is what the site shows, letter by letter', { tag: '@once' }, async ({ page }) => {
  await page.goto('/cms/terms-conditions');
  const built = await page.locator('article.prose').evaluate((article) => {
    article.querySelector('p:has(time)')?.remove();
    return article.innerHTML.replace(/\s+/g, ' ').trim();
  });
  expect(built.length).toBeGreaterThan(500);
  await openEditor(page, 'page:terms-conditions');
  await expect
    .poll(() => page.locator('article.prose').evaluate(({ innerHTML }) => innerHTML.replace(/\s+/g, ' ').trim()))
    .toBe(built);
});

test('what runs or hurts is left out, with a word about it', { tag: '@once' }, async ({ page }) => {
  await openEditor(page, 'page:terms-conditions');
  const evil =
    '<script>window.hurt = 1</script>\n\n<img src=x onerror="window.hurt = 1">\n\n[x](javascript:window.hurt=1)\n\n**never closed\n\n| a\n|--';
  await page.getByLabel('Text', { exact: true }).fill(`${evil}\n\nStill here.`);
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview).toContainText('Still here.');
  await expect(page.getByText('are left out: the site does not show them.')).toBeVisible();
  expect(await preview.innerHTML()).not.toMatch(/<script|<img|onerror|javascript:/);
  expect(await page.evaluate(() => 'hurt' in window)).toBe(false);
  await page.getByLabel('Text', { exact: true }).fill('x'.repeat(100_001));
  await save(page);
  await expect(page.getByText('A page holds at most 1,00,000 characters.')).toBeVisible();
  await expect(page.getByText('Not saved: see what is marked above.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo what I typed' }).click();
  await expect(preview).not.toContainText('Still here.');
});

test(
  'what is typed and not saved survives a reload and a closed tab; the key only the reload',
  { tag: '@once' },
  async ({ page, context }) => {
    await openEditor(page, 'page:privacy');
    const words = unique('Half a sentence');
    await page.getByLabel('Text', { exact: true }).fill(words);
    await page.reload();
    await expect(page.getByLabel('Text', { exact: true })).toHaveValue(words);
    const kept = await page.evaluate(() => location.href + JSON.stringify({ ...localStorage }) + document.cookie);
    expect(kept).not.toContain('the key of the browser tests');
    const other = await context.newPage();
    await other.goto('/editor#page%3Aprivacy');
    await giveKey(other);
    await expect(other.getByLabel('Text', { exact: true })).toHaveValue(words);
    await expect(
      other.getByRole('link', { name: /Privacy Policy Not saved/ }).or(other.getByText('Not saved yet.')),
    ).toBeVisible();
  },
);

test.describe('the notice', { tag: '@once' }, () => {
  // There is one: who saves it meanwhile would be somebody else.
  test.describe.configure({ mode: 'default' });

  test('two editors at once: the slower one sees both texts and chooses', async ({ page, browser, consoleGuard }) => {
    const [mine, hers] = [unique('Mine'), unique('Hers')];
    await openEditor(page, 'notice');
    await page.getByLabel('One line on top of every page').fill(mine);
    const context = await browser.newContext();
    const other = await context.newPage();
    await openEditor(other, 'notice', 'Mou Sen');
    await other.getByLabel('One line on top of every page').fill(hers);
    await save(other);
    await expect(other.getByText('A draft, saved by Mou Sen')).toBeVisible();
    await context.close();

    consoleGuard.expects(refused(409, '/api/editor/'));
    await save(page);
    const both = page.getByRole('alert', { name: 'Mou Sen was faster' });
    await expect(both).toContainText(hers.split(' ')[1] ?? '');
    await expect(both).toContainText(mine.split(' ')[1] ?? '');
    await expect(page.getByLabel('One line on top of every page')).toHaveValue(mine);
    await both.getByRole('button', { name: 'Go on with mine' }).click();
    await save(page);
    await expect(page.getByText('A draft, saved by Rina Das')).toBeVisible();
  });

  test('is written in Bengali, and published', async ({ page, request }) => {
    const words = unique('পুজোয় বন্ধ');
    const line = page.getByLabel('One line on top of every page');
    const published = async () => (await (await request.get('/notice.json')).json()) as unknown;
    const write = async (english: string, bengali: string) => {
      await page.goto('/editor#notice');
      await language(page, 'English').click();
      await line.fill(english);
      // After all tests: no page of theirs shows it.
      await page.getByLabel('Shown from').fill('2040-10-01T09:00');
      await language(page, 'বাংলা').click();
      await line.fill(bengali);
      await save(page);
      await page.getByRole('link', { name: 'Compare and publish' }).click();
      for (const box of await page.getByRole('checkbox').all()) await box.uncheck();
      await page.getByRole('checkbox', { name: 'Shop notice' }).check();
      await page.getByRole('button', { name: 'Publish 1 change' }).click();
    };
    await openEditor(page, 'notice');
    await write('Closed for Puja', words);
    await expect
      .poll(published)
      .toMatchObject({ text: 'Closed for Puja', translations: { bn: { text: words }, hi: null } });
    await write('', '');
    await expect.poll(published).toBe(null);
  });
});

test('a synonym is taught, found at once, and taken back', { tag: '@once' }, async ({ page }) => {
  const word = unique('zaytoon').replace(/\d/g, 'x');
  await openEditor(page, 'search');
  const field = page.getByLabel('Words that mean the same');
  await field.fill(word);
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription(/Please enter two or more words/);
  await expect(field).toHaveValue(word);
  await field.fill(`${word}, tomato`);
  await field.press('Enter');
  const taught = page.getByRole('region', { name: 'What the search has been taught' });
  await expect(taught.getByRole('listitem').first()).toContainText(`${word} = tomato`);
  await expect(field).toHaveValue('');
  await expectToFit(page);

  const shop = await page.context().newPage();
  await shop.goto(`/search?q=${encodeURIComponent(word)}`);
  await expect(shop.getByRole('article').first()).toContainText('Tomato');
  await shop.close();

  await taught.getByRole('button', { name: `Remove ${word} = tomato` }).click();
  await expect(taught.getByText(word)).toHaveCount(0);
  await expect(taught.getByRole('heading')).toBeFocused();
});
