import type { Page } from 'playwright/test';
import { expectAccessible } from './fixtures/axe.ts';
import { call } from './fixtures/calls.ts';
import { newShopper, openDesk } from './fixtures/desk.ts';
import { KEY } from './fixtures/editor.ts';
import { alive, expect, expectToFit, test } from './fixtures/shop.ts';

/** A picture of a browser's own making, as a phone's camera would give it. */
const photo = async (page: Page) => {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 1600;
    canvas.height = 1200;
    const context = canvas.getContext('2d');
    for (let x = 0; x < 1600; x += 8)
      for (let y = 0; y < 1200; y += 8) {
        if (context) context.fillStyle = `hsl(${(x * y) % 360} 70% 50%)`;
        context?.fillRect(x, y, 8, 8);
      }
    return canvas.toDataURL('image/png');
  });
  return { name: 'torn-bag.png', mimeType: 'image/png', buffer: Buffer.from(url.split(',')[1] ?? '', 'base64') };
};

test(
  'a shopper reports what was wrong, the desk sees it and refunds it, and the money is in the wallet',
  { tag: '@once' },
  async ({ page, browser }) => {
    const { page: theirs, order } = await newShopper(browser, 2);
    await theirs.setViewportSize(page.viewportSize() ?? { width: 390, height: 844 });
    const { id, number, items } = await order();
    const [first] = items;
    if (!first) throw new Error('The order has no lines.');
    await theirs.goto(`/dashboard?tab=order&order=${id}`);
    await alive(theirs);
    await expect(theirs.getByRole('heading', { name: /^Arriving/ })).toBeVisible();
    await expect(theirs.getByRole('button', { name: 'Report a problem' })).toHaveCount(0);
    const body = { by: 'Rina Das', from: 'placed', to: 'delivered' };
    await call(page.request, 'PUT', `/desk/orders/${id}/status`, { headers: { 'x-editor-key': KEY }, body });
    await theirs.reload();
    await alive(theirs);

    await theirs.getByRole('button', { name: 'Report a problem' }).click();
    const dialog = theirs.getByRole('dialog', { name: 'What was wrong?' });
    await dialog.getByRole('radio', { name: 'It is damaged or spoilt' }).check();
    await dialog.getByRole('button', { name: 'More' }).click();
    await expect(dialog.getByRole('status')).toHaveText('2 of 5');
    await dialog.getByRole('textbox').fill('The bag was torn <b>open</b>.');
    await dialog.getByLabel('Photos (optional)').setInputFiles(await photo(theirs));
    await expect(dialog.getByRole('button', { name: 'Remove photo torn-bag.png' })).toBeVisible();
    await expectToFit(theirs);
    await expectAccessible(theirs);
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await expect(dialog).toBeHidden();
    const reported = theirs.getByRole('region', { name: 'What you have reported' });
    await expect(reported).toContainText(`2 × ${first.name}`);
    await expect(reported).toContainText('The bag was torn <b>open</b>.');
    await expect(reported).toContainText('We are looking into it.');
    await expect(reported.getByRole('button', { name: /^Photo of/ }).locator('img')).toBeVisible();
    await expectToFit(theirs);
    await expectAccessible(theirs);

    await openDesk(page, 'orders');
    await page.getByRole('radio', { name: /^Reported/ }).check();
    const list = page.getByRole('region', { name: 'Reported orders' });
    await list.getByRole('link', { name: new RegExp(number) }).click();
    const issues = page.getByRole('region', { name: 'Reported' });
    await expect(issues).toContainText('The bag was torn <b>open</b>.');
    await issues.getByRole('button', { name: /^Photo of/ }).click();
    await expectToFit(page);
    await expectAccessible(page);
    const amount = issues.getByLabel('Refund into the wallet');
    await expect(amount).toHaveValue((2 * first.price).toFixed(2));
    await amount.fill('999999');
    await issues.getByRole('button', { name: 'Refund', exact: true }).click();
    await expect(issues).toContainText('more was not paid for it');
    await amount.fill(String(first.price));
    await issues.getByRole('button', { name: 'Refund', exact: true }).click();
    await expect(issues).toContainText('Refunded');
    await expect(page.getByRole('region', { name: 'History' })).toContainText('Reported damaged');

    await theirs.reload();
    await expect(reported).toContainText('in your wallet');
    await theirs.goto('/dashboard?tab=wallet');
    await expect(theirs.getByText(`${number} refund: ${first.name}`)).toBeVisible();
    await theirs.context().close();
  },
);

test('the desk declines with a reason, which the shopper reads', { tag: '@once' }, async ({ page, browser }) => {
  const { page: theirs, order } = await newShopper(browser, 1);
  const { id } = await order();
  const headers = { 'x-editor-key': KEY };
  const body = { by: 'Rina Das', from: 'placed', to: 'delivered' };
  await call(page.request, 'PUT', `/desk/orders/${id}/status`, { headers, body });
  await theirs.goto(`/dashboard?tab=order&order=${id}`);
  await theirs.getByRole('button', { name: 'Report a problem' }).click();
  await theirs.getByRole('button', { name: 'Send report' }).click();
  const reported = theirs.getByRole('region', { name: 'What you have reported' });
  await expect(reported).toContainText('We are looking into it.');
  await openDesk(page, `orders/${id}`);
  await page.getByRole('button', { name: 'Decline', exact: true }).click();
  await page.getByRole('button', { name: 'Decline report' }).click();
  await expect(page.getByText('Please say why. The customer reads it.')).toBeVisible();
  await page.getByLabel('Reason, as the customer reads it').fill('Our rider saw it whole.');
  await page.getByRole('button', { name: 'Decline report' }).click();
  await expect(page.getByRole('region', { name: 'Reported' })).toContainText('Declined: Our rider saw it whole.');
  await theirs.reload();
  await expect(reported).toContainText('We could not refund it: Our rider saw it whole.');
  await theirs.context().close();
});
