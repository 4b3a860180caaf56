import type { Page } from 'playwright/test';
import { call } from './fixtures/calls.ts';
import { choose, chooseSlot, newReference, ordersOf } from './fixtures/checkout.ts';
import { customerWithCart } from './fixtures/customer.ts';
import { alive, expect, expectToFit, test } from './fixtures/shop.ts';

test('Place order names the next missing step, and a press goes there', { tag: '@once' }, async ({ page }) => {
  await customerWithCart(page, 2);
  await page.goto('/cart');
  await alive(page);
  const place = page.getByRole('button', { name: 'Place order' });
  await expect(place).toHaveAccessibleDescription(/choose a delivery slot/i);
  await place.click();
  await expect(page.locator('[data-step="slot"]:focus-within')).toHaveAccessibleName(/Delivery slot/);
  await chooseSlot(page);
  await choose(page.getByRole('radio', { name: /Pay by QR/ }));
  await expect(place).toHaveAccessibleDescription(/payment reference/i);
  await page.getByLabel('Payment reference').fill('UTR 4123');
  await expect(place).toHaveAccessibleDescription(/Home/);
});

test(
  'a press on Place order goes to the next step before its choices are there',
  { tag: '@once' },
  async ({ page }) => {
    await customerWithCart(page, 1);
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/api/delivery-slot/web/list*', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/cart');
    await alive(page);
    const place = page.getByRole('button', { name: 'Place order' });
    // Before the addresses are there, the next step would be theirs.
    await expect(place).toHaveAccessibleDescription(/choose a delivery slot/i);
    await place.click();
    const step = page.getByRole('group', { name: /Delivery slot/ });
    await expect(step).toBeFocused();
    release();
    await expect(step.getByRole('radio').first()).toBeVisible();
    await expect(step).toBeFocused();
  },
);

test('a way to pay is called by its name, and its hint describes it', { tag: '@once' }, async ({ page }) => {
  await customerWithCart(page, 1);
  await page.goto('/cart');
  await alive(page);
  for (const [name, hint] of [
    ['Cash on delivery', 'Keep change handy'],
    ['Pay by QR', 'Any UPI app'],
  ] as const)
    await expect(page.getByRole('radio', { name, exact: true })).toHaveAccessibleDescription(hint);
});

test('paying by QR: a code and a link with the amount, and an order that never says it is paid', async ({ page }) => {
  const session = await customerWithCart(page, 2);
  await page.goto('/cart');
  await alive(page);
  await chooseSlot(page);
  await choose(page.getByRole('radio', { name: /Pay by QR/ }));
  const toPay = await page.getByRole('definition').last().textContent();
  const amount = (toPay ?? '').replace(/[₹,]/g, '');
  await expect(page.getByRole('img', { name: /UPI QR code/ })).toHaveAccessibleName(
    new RegExp(`₹[\\d,]*${amount.slice(-5)}`),
  );
  await expect(page.locator('a[href^="upi:"]')).toHaveAttribute(
    'href',
    new RegExp(`^upi://pay\\?pa=.+&pn=Haat&am=${amount}&cu=INR&tn=Haat%20order`),
  );
  await page.getByText('Scan the shop’s own code').click();
  await expect(page.getByRole('img', { name: /Payment QR code of/ })).toBeVisible();
  await expectToFit(page);
  const paymentReference = newReference();
  await page.getByLabel('Payment reference').fill(paymentReference);
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page).toHaveURL('/thankyou');
  await expect(page.getByText(paymentReference)).toBeVisible();
  await expect(page.getByText(/\bpaid\b/i)).toHaveCount(0);
  expect((await ordersOf(session))[0]).toMatchObject({ paymentMethod: 'qr', paymentReference });
});

/** What of the page's content, brought into view by its lower edge, lies under something else: under a bar that stays. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('main :is(a, button, input, select, summary)')) {
      const target = element.closest('label') ?? element;
      if (!element.checkVisibility() || element.matches(':disabled') || element.closest('[data-place-order]')) continue;
      target.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      const { left, top, bottom, width } = target.getBoundingClientRect();
      for (const y of [top + 4, (top + bottom) / 2, bottom - 4]) {
        const hit = document.elementFromPoint(left + width / 2, y);
        if (
          !hit ||
          !(target.contains(hit) || hit.contains(target)) ||
          hit.closest('[data-place-order], [data-bottom-bar]')
        )
          found.push(`${target.textContent || element.ariaLabel} (${hit?.className})`);
      }
    }
    return found;
  });

/** A wide and a narrow font, whatever the machine has, and letters twice as large. */
const LETTERS = [
  { width: 360, letterSpacing: '0.08em', fontSize: '' },
  { width: 320, letterSpacing: '0.08em', fontSize: '' },
  { width: 320, letterSpacing: '-0.04em', fontSize: '' },
  { width: 360, letterSpacing: '', fontSize: '200%' },
];

test('nothing on the way to an order is too wide or under a bar', { tag: '@once' }, async ({ page }) => {
  await customerWithCart(page, 2);
  await page.goto('/cart');
  await alive(page);
  await chooseSlot(page);
  await choose(page.getByRole('radio', { name: /Pay by QR/ }));
  await expect(page.getByRole('img', { name: /UPI QR code/ })).toBeVisible();
  await page.getByText('Scan the shop’s own code').press('Enter');
  await expect(page.getByRole('img', { name: /Payment QR code of/ })).toBeVisible();
  for (const { width, ...style } of LETTERS) {
    await page.setViewportSize({ width, height: 740 });
    await page.evaluate((style) => void Object.assign(document.documentElement.style, style), style);
    const message = JSON.stringify({ width, ...style });
    const overflow = () => page.getByRole('main').evaluate((main) => main.scrollWidth - main.clientWidth);
    await expect.poll(overflow, { message }).toBe(0);
    await expect.poll(() => covered(page), { message }).toEqual([]);
  }
  // Where the bars would take the screen, the button stands in its place.
  await page.setViewportSize({ width: 640, height: 400 });
  await expect(page.locator('[data-place-order]')).toHaveCSS('position', 'static');
});

test('coupons say who may use them; one is used with a tap and taken off again', { tag: '@once' }, async ({ page }) => {
  await customerWithCart(page, 2);
  await page.goto('/cart');
  await alive(page);
  const summary = page.getByRole('complementary', { name: 'Summary' });
  await summary.getByText(/coupons? (for this basket|on offer)/).click();
  const before = await summary.getByRole('definition').last().textContent();
  await expect(summary.getByRole('listitem').filter({ hasText: 'MASHKABARI' })).toContainText(/2,000/);
  await summary.getByRole('button', { name: 'Use ADDA5' }).click();
  await expect(summary.getByText('Coupon discount')).toBeVisible();
  await expect(summary.getByRole('definition').last()).not.toHaveText(before ?? '');
  await summary.getByRole('button', { name: 'Remove coupon' }).click();
  await expect(summary.getByRole('definition').last()).toHaveText(before ?? '');
});

test(
  'a substitution for the basket and an exception for a line outlive a reload and travel in the order',
  { tag: '@once' },
  async ({ page }) => {
    const session = await customerWithCart(page, 2);
    const name = session.goods[0]?.name ?? '';
    await page.goto('/cart');
    await alive(page);
    await choose(page.getByRole('radio', { name: /Ask me/ }));
    await page.getByLabel(`If ${name} runs out`).selectOption('No substitute');
    await page.reload();
    await alive(page);
    await expect(page.getByRole('radio', { name: /Ask me/ })).toBeChecked();
    await expect(page.getByLabel(`If ${name} runs out`)).toHaveValue('none');
    await chooseSlot(page);
    await page.getByRole('button', { name: 'Place order' }).click();
    await expect(page).toHaveURL('/thankyou');
    await page.getByRole('link', { name: 'See your order' }).click();
    await expect(page.getByRole('row').filter({ hasText: name })).toContainText('If it runs out: no substitute');
    await expect(page.getByText('Ask me')).toBeVisible();
    const [order] = await ordersOf(session);
    expect(order).toMatchObject({ substitution: 'ask' });
  },
);

test('a slot that fills up meanwhile offers the next ones and keeps the cart', { tag: '@once' }, async ({ page }) => {
  const session = await customerWithCart(page, 2);
  await page.goto('/cart');
  await alive(page);
  await chooseSlot(page);
  // As the provider lists it once somebody else has taken the last place.
  await page.route('**/api/delivery-slot/web/list*', async (route) => {
    const response = await route.fetch();
    const list = (await response.json()) as { data: { left: number }[] };
    if (list.data[0]) list.data[0].left = 0;
    return route.fulfill({ response, json: list });
  });
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  const lost = page.getByRole('status').filter({ hasText: 'is no longer free' });
  await expect(lost).toContainText('Your cart is as it was');
  await lost.getByRole('button').first().press('Enter');
  await expect(lost).toBeHidden();
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page).toHaveURL('/thankyou');
  const orders = await ordersOf(session);
  expect(orders).toHaveLength(1);
  expect((await call(page.request, 'GET', '/cart/web/c', { token: session.token })).body.count).toBe(0);
});
