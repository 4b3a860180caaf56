import type { Page } from 'playwright/test';
import { refused } from './fixtures/console-guard.ts';
import { call } from './fixtures/calls.ts';
import { customerWithCart } from './fixtures/customer.ts';
import { alive, buyable, expect, test } from './fixtures/shop.ts';

async function choosePincode(page: Page, label: string): Promise<void> {
  const { body } = await call(page.request, 'GET', '/pincode/web/drop-down');
  const place = (body.data as { id: number; pincode: string }[]).find(({ pincode }) => pincode === label);
  await page.evaluate(
    (pincode) => {
      const root = JSON.parse(localStorage.getItem('root') ?? '') as object;
      localStorage.setItem('root', JSON.stringify({ ...root, pincode }));
    },
    { id: place?.id, label },
  );
  await page.reload();
  await alive(page);
}

test(
  'a basket that can’t go to the pincode offers the address it can go to',
  { tag: '@once' },
  async ({ page, consoleGuard }) => {
    consoleGuard.expects(refused(404, '/api/order/'));
    await customerWithCart(page, 2);
    await page.goto('/cart');
    await choosePincode(page, '700105'); // Where the shop does not deliver.
    const notice = page.getByRole('status').filter({ hasText: 'Not delivered to 700105' });
    await expect(notice).toContainText('All of it can go to Home, 700019.');
    await notice.getByRole('button', { name: 'Deliver there' }).click();
    await expect(page.getByText('Delivering to Home: the pincode is 700019 now.')).toBeVisible();
    await expect(notice).toBeHidden();
    await expect(page.getByRole('radio', { name: /Home/ })).toBeChecked();
  },
);

test('a guest sees slots and charge for the pincode before log in', { tag: '@once' }, async ({ page }) => {
  await page.goto('/categories/atta-rice-dal');
  await alive(page);
  const { add } = await buyable(page.getByRole('main'));
  await add.press('Enter');
  await page.goto('/cart');
  await alive(page);
  const slots = page.getByRole('group', { name: 'Delivery slot' });
  await expect(slots).toContainText('Choose your pincode');
  await page.evaluate(() =>
    localStorage.setItem('root', JSON.stringify({ version: 1, auth: { token: null, data: null } })),
  );
  await choosePincode(page, '700019');
  await expect(slots).toContainText('To 700019.');
  const first = slots.getByRole('radio', { disabled: false }).first();
  await first.press('Space');
  await expect(first).toBeChecked();
  await expect(page.getByText(/more for (free )?delivery|Delivery is free/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Log in to order' })).toBeVisible();
});
