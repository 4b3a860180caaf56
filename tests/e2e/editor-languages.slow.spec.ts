import type { Page } from 'playwright/test';
import { language, openEditor, save, unique } from './fixtures/editor.ts';
import { expect, expectToFit, test } from './fixtures/shop.ts';

const preview = (page: Page) => page.getByRole('region', { name: 'Preview' });

test('an editor writes a page in Bengali beside its preview, and compares it', { tag: '@once' }, async ({ page }) => {
  const words = unique('গড়িয়াহাটের হাট');
  await openEditor(page, 'page:privacy');
  await language(page, 'বাংলা').click();
  const title = page.getByLabel('Title');
  await expect(title).toHaveValue('প্রাইভেসি পলিসি');
  await expect(title).toHaveAccessibleDescription('In English: Privacy Policy');
  await title.fill(words);
  await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText(words);
  await expectToFit(page);

  await language(page, 'हिन्दी').click();
  await expect(title).toHaveValue('प्राइवेसी पॉलिसी');
  await page.reload();
  await language(page, 'বাংলা').click();
  await expect(title).toHaveValue(words);
  await save(page);
  await page.getByRole('link', { name: 'Compare and publish' }).click();
  const draft = page.getByRole('region', { name: 'Privacy Policy' });
  await expect(draft.getByText('Title, বাংলা')).toBeVisible();
  await expect(draft.getByRole('insertion').filter({ hasText: words.split(' ').at(-1) ?? '' })).toBeVisible();
  await draft.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('button', { name: 'Discard the draft' }).click();
  await expect(page.getByText('The draft is gone.')).toBeVisible();
});

test('a mistake in another language is shown at its field', { tag: '@once' }, async ({ page }) => {
  await openEditor(page, 'banner:2');
  await language(page, 'हिन्दी').click();
  await page.getByLabel('Title').fill('क'.repeat(61));
  await language(page, 'English').click();
  await save(page);
  await expect(language(page, 'हिन्दी')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByLabel('Title')).toHaveAccessibleDescription(/Please use at most 60 characters/);
  await page.getByRole('button', { name: 'Undo what I typed' }).click();
});
