import type { Page } from 'playwright/test';
import { unanswered } from './fixtures/console-guard.ts';
import { call } from './fixtures/calls.ts';
import { goods, registerCustomer, findPincode, logIn } from './fixtures/customer.ts';
import { alive, expect, test } from './fixtures/shop.ts';

/** Milliseconds that one call after another takes, so that answers overtake each other. */
const LATENCIES = [1200, 3000, 300, 2400, 600, 1800, 900];

/** Ten clicks, one after another as fast as they go, by a customer who has the product's page and the cart open. */
async function tenClicks(page: Page, beforeClicks: () => Promise<void> = async () => {}): Promise<void> {
  const session = await registerCustomer(page.request);
  const [product] = await goods(page.request, 1);
  await logIn(page.context(), session, await findPincode(session, '700019'));
  await page.goto(`/product/${product?.slug}`);
  await alive(page);
  const other = await page.context().newPage();
  await other.addInitScript(() => sessionStorage.setItem('splash', 'seen'));
  await other.goto('/cart');
  await expect(other.getByText('Your cart is empty')).toBeVisible();
  await beforeClicks();

  await page.bringToFront();
  const buy = page.getByRole('main').locator('[data-buy-bar]');
  await buy.getByRole('button', { name: `Add ${product?.name} to cart` }).click();
  const more = buy.getByRole('button', { name: `Increase quantity of ${product?.name}` });
  for (let clicks = 1; clicks < 10; clicks++) await more.click();
  await expect(buy.locator('output:visible')).toHaveText('10');

  const patient = { timeout: 300_000 };
  const atProvider = async () => {
    const { body } = await call(page.request, 'GET', '/cart/web/c', { token: session.token });
    return body.count as number;
  };
  await expect.poll(atProvider, patient).toBe(10);
  await expect(other.getByRole('main').locator('output:visible').first()).toHaveText('10', patient);
  await expect(page.getByRole('link', { name: /Your Cart/ })).toContainText('10', patient);
  await page.reload();
  await expect(buy.locator('output:visible')).toHaveText('10', patient);
  expect(await atProvider()).toBe(10);
}

test('ten fast clicks end at ten: here, in another tab and after a reload', { tag: '@once' }, ({ page }) =>
  tenClicks(page),
);

test(
  'ten fast clicks end at ten though calls take 300 to 3,000 ms and one in five is lost',
  { tag: '@once' },
  async ({ page, consoleGuard }) => {
    consoleGuard.expects(unanswered('/api/cart/'));
    const network = await page.context().newCDPSession(page);
    let [calls, lost] = [0, 0];
    await tenClicks(page, async () => {
      await page.route('**/api/cart/**', async (route) => {
        const latency = LATENCIES[calls % LATENCIES.length] ?? 0;
        const unlimited = { offline: false, downloadThroughput: -1, uploadThroughput: -1 };
        await network.send('Network.emulateNetworkConditions', { ...unlimited, latency });
        if (calls++ % 5) return route.continue();
        // Half of what is lost has been carried out: only its answer never comes.
        if (lost++ % 2 === 0) await route.fetch();
        return route.abort('connectionreset');
      });
    });
    expect(lost).toBeGreaterThan(0);
  },
);
