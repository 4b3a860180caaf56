import sharp from 'sharp';
import { expectAccessible } from './fixtures/axe.ts';
import { refused } from './fixtures/console-guard.ts';
import { giveKey, openEditor, save } from './fixtures/editor.ts';
import { expect, expectToFit, test } from './fixtures/shop.ts';

test('the page is not for search engines, and nothing leads to it', { tag: '@once' }, async ({ request }) => {
  expect(await (await request.get('/editor')).text()).toMatch(/<meta name="robots" content="noindex/);
  for (const path of ['/sitemap.xml', '/robots.txt', '/', '/mobile-footer-cms'])
    expect(await (await request.get(path)).text(), path).not.toContain('/editor');
});

test('a wrong key is refused beside its field', { tag: '@once' }, async ({ page, consoleGuard }) => {
  consoleGuard.expects(refused(401, '/api/editor/'));
  await page.goto('/editor');
  await page.getByRole('button', { name: 'Open the editor' }).click();
  await expect(page.getByLabel('Editor’s key')).toHaveAccessibleDescription(/Please enter the editor’s key/);
  await giveKey(page, undefined, ' ');
  await expect(page.getByLabel('Your name')).toHaveAccessibleDescription(/please enter your name/);
  await giveKey(page, 'not the key');
  await expect(page.getByLabel('Editor’s key')).toHaveAccessibleDescription(/This is not the editor’s key/);
  await expect(page.getByLabel('Your name')).toHaveValue('Rina Das');
});

test(
  'a picture is uploaded and seen; what is none is refused in words',
  { tag: '@once' },
  async ({ page, consoleGuard }) => {
    consoleGuard.expects(refused(400, '/api/editor/'));
    await openEditor(page, 'banner:new');
    const choose = (name: string, buffer: Buffer) =>
      page.getByLabel('Picture', { exact: true }).setInputFiles({ name, mimeType: 'image/png', buffer });
    await choose('picture.png', Buffer.from('<svg onload="alert(1)"/>'));
    await expect(page.getByText('This is not a picture we can read.')).toBeVisible();
    await choose('large.png', Buffer.alloc(2 * 1024 * 1024 + 1));
    await expect(page.getByText('This picture is larger than 2 MB.')).toBeVisible();
    const picture = sharp({ create: { width: 600, height: 300, channels: 3, background: '#8a5200' } }).png();
    await choose('mela.png', await picture.toBuffer());
    const phone = page.getByRole('region', { name: 'Preview' }).getByRole('group', { name: 'Phone' });
    await expect(phone.locator('[data-banner] > img:only-child')).toBeVisible();
    await save(page);
    await expect(page.getByLabel('What the picture shows')).toHaveAccessibleDescription(
      /Please say what the picture shows/,
    );
    await page.getByLabel('What the picture shows').fill('Stalls under banyan trees');
    await expect(phone.getByAltText('Stalls under banyan trees')).toBeVisible();
    await page.getByRole('button', { name: 'Undo what I typed' }).click();
  },
);

test('splash colours too alike are refused, and the sample shows them', { tag: '@once' }, async ({ page }) => {
  await openEditor(page, 'splash');
  await page.getByLabel('Text colour', { exact: true }).fill('#777777');
  await page.getByLabel('Ground colour', { exact: true }).fill('#888888');
  await expect(page.getByText(/Contrast 1\.\d to 1: too alike/)).toBeVisible();
  await save(page);
  await expect(page.getByLabel('Text colour', { exact: true })).toHaveAccessibleDescription(/too alike/);
  await page.getByRole('button', { name: 'Undo what I typed' }).click();
});

for (const theme of ['light', 'dark'])
  test(`axe finds nothing in the editor, ${theme}`, { tag: '@once' }, async ({ page }) => {
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
    const look = async () => {
      await expectAccessible(page);
      await expectToFit(page);
    };
    await page.goto('/editor');
    await expect(page.getByLabel('Editor’s key')).toBeVisible();
    await look();
    await openEditor(page, 'page:about');
    await page.getByLabel('Text', { exact: true }).fill('');
    await save(page);
    await expect(page.getByText('Please write something.')).toBeVisible();
    await look();
    for (const [place, heading] of [
      ['banner:new', 'New banner'],
      ['splash', 'Splash colours'],
      ['publish', 'Publish'],
      ['search', 'Search'],
      ['history', 'History'],
    ] as const) {
      await page.goto(`/editor#${encodeURIComponent(place)}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await look();
    }
  });
