import { refused } from './fixtures/console-guard.ts';
import { call } from './fixtures/calls.ts';
import { choose, chooseSlot } from './fixtures/checkout.ts';
import { customerWithCart } from './fixtures/customer.ts';
import { alive, expect, test } from './fixtures/shop.ts';

test(
  'a reload keeps slot, payment and coupon, and says what no longer holds',
  { tag: '@once' },
  async ({ page, consoleGuard }) => {
    consoleGuard.expects(refused(409, '/api/coupon-master/web/checkavailability'));
    const { token } = await customerWithCart(page, 2);
    await page.goto('/cart');
    await alive(page);
    const slots = page.getByRole('group', { name: 'Delivery slot' });
    const summary = page.getByRole('complementary', { name: 'Summary' });
    const toPay = summary.getByRole('definition').last();
    await chooseSlot(page);
    const window = await slots.getByRole('radio', { checked: true }).getAttribute('value');
    await choose(page.getByRole('radio', { name: /Pay by QR/ }));
    await page.getByLabel('Payment reference').fill('412345678901');
    await summary.getByText(/coupons? (for this basket|on offer)/).click();
    await summary.getByRole('button', { name: 'Use HAAT40' }).click();
    await expect(summary.getByText('Coupon discount')).toBeVisible();
    const bill = (await toPay.textContent()) ?? '';

    await page.reload();
    await alive(page);
    const place = page.getByRole('button', { name: 'Place order' });
    await expect(place).toBeEnabled();
    await expect(place).toHaveAccessibleDescription(/Home/);
    await expect(toPay).toHaveText(bill);
    await expect(slots.getByRole('radio', { checked: true })).toHaveAttribute('value', window ?? '');
    await expect(page.getByLabel('Payment reference')).toHaveValue('412345678901');
    await expect(summary.getByRole('button', { name: 'Remove coupon' })).toBeVisible();

    // From another device the basket falls below what the coupon asks for; somebody else takes the last place.
    const { data } = (await call(page.request, 'GET', '/cart/web/c', { token })).body as { data: { id: number }[] };
    for (const { id } of data.slice(1)) await call(page.request, 'DELETE', `/cart/delete-cart/${id}`, { token });
    await call(page.request, 'PUT', `/cart/quantityDecrease/${data[0]?.id}`, { token, body: { by: 4 } });
    await page.route('**/api/delivery-slot/web/list*', async (route) => {
      const response = await route.fetch();
      const list = (await response.json()) as { data: { left: number }[] };
      if (list.data[0]) list.data[0].left = 0;
      return route.fulfill({ response, json: list });
    });
    await page.reload();
    await alive(page);
    await expect(page.getByRole('status').filter({ hasText: 'is no longer free' })).toBeVisible();
    await expect(summary.getByRole('status').filter({ hasText: 'HAAT40 is no longer applied' })).toContainText(/₹400/);
    await expect(summary.getByText('Coupon discount')).toBeHidden();
    await expect(page.getByRole('radio', { name: /Pay by QR/ })).toBeChecked();
  },
);
