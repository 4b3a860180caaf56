import type { Page } from 'playwright/test';
import { refused, unanswered } from './fixtures/console-guard.ts';
import { openDesk } from './fixtures/desk.ts';
import { unique } from './fixtures/editor.ts';
import { expect, test } from './fixtures/shop.ts';

async function openImport(page: Page): Promise<void> {
  await openDesk(page, 'import');
  await expect(page.getByRole('heading', { name: 'Import', level: 1 })).toBeVisible();
}

const choose = (page: Page, name: string, text: string) =>
  page.getByLabel('File of goods').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

test.describe('the desk’s import', () => {
  // What one import adds is what the next ones meet.
  test.describe.configure({ mode: 'serial' });

  test('from a file with columns of its own to what is sold, and back @once', async ({ page }) => {
    const code = unique('code');
    const file = `${unique('goods')}.csv`;
    await openImport(page);
    await choose(
      page,
      file,
      ['Kode;Title;Dearer;Ours;Shelf', `${code}-1;Nolen Gur 500 g;180;150;A`, `${code}-2;Muri;30;;B`].join('\n'),
    );
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue('name');
    // “Our price” would have been known; this is nobody's word for it.
    await page.getByText(/columns? not used/).click();
    await page.getByLabel('Kode').selectOption('Your number (SKU)');
    await page.getByLabel('Ours').selectOption('Price');
    await page.getByLabel('Dearer').selectOption('MRP');
    await page.getByLabel('Rupees').check();

    await page.getByRole('button', { name: 'Try it' }).click();
    const trial = page.getByRole('region', { name: 'What it would do' });
    await expect(trial.getByRole('definition').first()).toHaveText('2');

    await trial.getByRole('button', { name: 'Import now' }).click();
    await expect(page.getByRole('heading', { name: `${file} is imported` })).toBeVisible();
    const imports = page.getByRole('region', { name: 'Last imports' });
    await expect(imports.getByRole('listitem').filter({ hasText: file })).toContainText('2 new · Rina Das');

    await imports.getByRole('button', { name: `Undo the import of ${file}` }).click();
    await imports.getByRole('button', { name: 'Undo this import' }).click();
    await expect(imports.getByText('Undone: 0 as before, 2 deleted.')).toBeVisible();
    await expect(imports.getByText(file)).toBeHidden();
  });

  test('says what is wrong with a file, and asks before most goods go @once', async ({ page, consoleGuard }) => {
    consoleGuard.expects(refused(422, '/api/desk/imports/inspect'));
    await openImport(page);
    await choose(page, 'letter.txt', 'Dear Sir');
    await expect(page.getByText(/names only one column/)).toBeVisible();

    await choose(page, 'few.csv', 'sku,name,price\nx-1,Only One,5\nx-2,No Price,');
    await page.getByLabel('is no longer sold: this file is the whole truth').check();
    await page.getByRole('button', { name: 'Try it' }).click();
    const question = page.getByRole('alert').filter({ hasText: 'would no longer be sold' });
    await question.getByRole('button', { name: 'No, they stay on sale' }).click();
    await expect(question).toBeHidden();

    await page.getByRole('button', { name: 'Try it' }).click();
    await expect(page.getByText('it has no price')).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download all as CSV' }).click();
    expect((await download).suggestedFilename()).toBe('left-out.csv');
  });

  test('a price is asked for where no name tells it, and a stock said to be unknown @once', async ({ page }) => {
    const code = unique('rate');
    await openImport(page);
    const rows = ['Code,Item,Rate A,Rate B,MRP,Landing Cost', `${code},Lal Atta ${code},95,120,130,80`];
    await choose(page, 'rates.csv', rows.join('\n'));
    const question = page.getByLabel('Which column is what customers pay?');
    await expect(question).toHaveValue('');
    await expect(page.getByRole('heading', { name: 'Stock is unknown' })).toBeVisible();
    await expect(page.getByText('New goods start with 50 each')).toBeVisible();
    const tryIt = page.getByRole('button', { name: 'Try it' });
    await expect(tryIt).toHaveAttribute('aria-disabled', 'true');
    await page.getByText(/columns? not used/).click();
    await expect(page.getByText('80 (what you pay, never shown)')).toBeVisible();

    await question.selectOption('None of these: goods are sold at MRP');
    await expect(tryIt).not.toHaveAttribute('aria-disabled');
    await question.selectOption('Rate B: 120');
    await expect(page.getByLabel('Rate B', { exact: true })).toHaveValue('price');
    await tryIt.click();
    const trial = page.getByRole('region', { name: 'What it would do' });
    await expect(trial.getByRole('definition').first()).toHaveText('1');
    await expect(page.getByRole('heading', { name: 'Stock is unknown' })).toBeVisible();

    await choose(page, 'stock.csv', ['Code,Item,Price,Closing Qty', `${code},Lal Atta,95,0`].join('\n'));
    await expect(page.getByLabel('Closing Qty')).toHaveValue('stock');
    await expect(page.getByRole('heading', { name: 'Stock is unknown' })).toBeHidden();
    await expect(question).toBeHidden();
  });

  test('a connection lost in the middle is said, and where to look @once', async ({ page, consoleGuard }) => {
    consoleGuard.expects(unanswered('/api/desk/imports'));
    await openImport(page);
    await choose(page, 'lost.csv', 'sku,name,price\nlost-1,Lost One,5');
    await page.getByRole('button', { name: 'Try it' }).click();
    await page.route('**/api/desk/imports?*', (route) => route.abort());
    await page.getByRole('button', { name: 'Import now' }).click();
    await expect(page.getByText('The connection was lost.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Import now' })).toBeVisible();
  });
});
