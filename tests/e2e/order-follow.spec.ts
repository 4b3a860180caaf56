import type { Page } from 'playwright/test';
import { stopClock } from './fixtures/clock.ts';
import { newShopper } from './fixtures/desk.ts';
import { KEY } from './fixtures/editor.ts';
import { alive, expect, test } from './fixtures/shop.ts';

type Step = 'placed' | 'confirmed' | 'packed' | 'out-for-delivery';

/** Moves an order as somebody at the desk does. */
async function move(page: Page, id: number, from: Step, to: Step): Promise<void> {
  const answer = await page.request.put(`/api/desk/orders/${id}/status`, {
    headers: { 'x-editor-key': KEY },
    data: { by: 'Rina Das', from, to },
  });
  expect(answer.status()).toBe(200);
}

const now = (page: Page) =>
  page.getByRole('list', { name: 'Where the order is' }).getByRole('listitem').and(page.locator('[aria-current=step]'));

test(
  'an open order moves within two seconds, as often as it moves, and says by when it comes',
  { tag: '@once' },
  async ({ browser }) => {
    const { page, order } = await newShopper(browser, 1);
    const { id } = await order();
    await page.clock.install();
    const events = page.waitForResponse((answer) => answer.url().endsWith(`/api/order/${id}/events`));
    await page.goto(`/dashboard?tab=order&order=${id}`);
    await alive(page);
    expect((await events).headers()['content-type']).toContain('text/event-stream');
    await expect(now(page)).toHaveText('Placed');
    // It is told, and need not ask again after a while.
    await stopClock(page);
    await move(page, id, 'placed', 'confirmed');
    await expect(now(page)).toHaveText('Confirmed');
    await move(page, id, 'confirmed', 'packed');
    await expect(now(page)).toHaveText('Packed');
    await move(page, id, 'packed', 'out-for-delivery');
    await expect(now(page)).toHaveText('On the way');
    await expect(page.getByText(/^Out for delivery, expected by \d+(?::\d\d)? [ap]m$/)).toBeVisible();
    await page.context().close();
  },
);

test('an open order moves at a provider that sends no events', { tag: '@once' }, async ({ browser }) => {
  const { page, order } = await newShopper(browser, 1);
  const { id } = await order();
  const body = { message: 'There is nothing at this address.', code: 'unknown_path' };
  let asked = 0;
  await page.clock.install();
  await page.route('**/api/order/*/events', (route) => {
    asked += 1;
    return route.fulfill({ status: 404, json: body });
  });
  await page.goto(`/dashboard?tab=order&order=${id}`);
  await alive(page);
  await expect(now(page)).toHaveText('Placed');
  await move(page, id, 'placed', 'confirmed');
  await page.clock.fastForward(5000);
  await expect(now(page)).toHaveText('Confirmed');
  await move(page, id, 'confirmed', 'packed');
  await page.clock.fastForward(5000);
  await expect(now(page)).toHaveText('Packed');
  expect(asked, 'it is not asked for again').toBe(1);
  await page.context().close();
});
