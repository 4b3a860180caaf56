import type { Page } from 'playwright/test';
import { expectAccessible } from './fixtures/axe.ts';
import { refused } from './fixtures/console-guard.ts';
import { newClientIp } from './fixtures/calls.ts';
import { type Customer, loggedIn, logIn, registerCustomer, saveAddress } from './fixtures/customer.ts';
import { alive, demoCode, expect, expectToFit, test } from './fixtures/shop.ts';

const TABS = {
  order: 'Orders',
  wishlist: 'Wishlist',
  profile: 'Profile',
  address: 'Addresses',
  kyc: 'KYC',
  wallet: 'Wallet',
};

/** What the provider says to a token that somebody else may have copied. */
const statusOf = async ({ request }: Page, token: string): Promise<number> =>
  (await request.get('/api/customer/detail', { headers: { authorization: `Bearer ${token}` } })).status();

/** Another session of the customer. */
async function logInAgain({ request }: Page, { phone }: Customer): Promise<string> {
  const ask = (path: string, data: object) =>
    request.post(`/api/customer/login/${path}`, { data, headers: newClientIp() });
  const { otp } = (await (await ask('get-otp', { phone })).json()) as { otp: string };
  const verified = await ask('verify-otp', { phone, otp });
  return (verified.headers()['authorization'] ?? '').replace('Bearer ', '');
}

test(
  'each tab has an address, loads when it is opened, and Back and Forward lead through them',
  { tag: '@desktop' },
  async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await loggedIn(page, '/dashboard');
    const tabs = page.getByRole('navigation', { name: 'Account' });
    await expect(page.getByRole('region', { name: 'Orders' }).getByText('No orders yet')).toBeVisible();
    const loaded = (name: string) => scripts.some((url) => new RegExp(`/${name}\\.[^/]*js`).test(url));
    expect(['Wishlist', 'Profile', 'Addresses', 'Kyc', 'Wallet', 'use-form'].filter(loaded)).toEqual([]);

    for (const [tab, label] of Object.entries(TABS)) {
      await tabs.getByRole('link', { name: label }).click();
      await expect(page).toHaveURL(tab === 'order' ? /\/dashboard/ : `/dashboard?tab=${tab}`);
      await expect(page.getByRole('region', { name: label })).toBeVisible();
      await expect(tabs.getByRole('link', { name: label })).toHaveAttribute('aria-current', 'page');
      await expect(tabs.getByRole('link', { name: label })).toBeInViewport({ ratio: 1 });
      await expect(page.locator('[data-waits]')).toHaveCount(0);
      await expectToFit(page);
    }
    expect(['Wishlist', 'Profile', 'Addresses', 'Kyc', 'Wallet', 'use-form'].every(loaded)).toBe(true);

    await page.goBack();
    await expect(page.getByRole('region', { name: 'KYC' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('region', { name: 'Addresses' })).toBeVisible();
    await page.goForward();
    await expect(page.getByRole('region', { name: 'KYC' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('region', { name: 'KYC' }).getByLabel('PAN')).toBeVisible();
  },
);

test('logged out it leads to log in and comes back to the tab', { tag: '@once' }, async ({ page }) => {
  const { phone } = await registerCustomer(page.request);
  await page.goto('/categories');
  await page.goto('/dashboard?tab=wallet');
  await expect(page).toHaveURL(`/auth/login?next=${encodeURIComponent('/dashboard?tab=wallet')}`);
  await alive(page);
  await page.getByLabel('Mobile number').fill(phone);
  await page.getByRole('button', { name: 'Get OTP' }).click();
  await page.getByLabel('One-time password').fill(await demoCode(page));
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page).toHaveURL('/dashboard?tab=wallet');
  await expect(page.getByText('Your wallet is empty')).toBeVisible();
  // Neither the way to log in nor log in itself are in the way back.
  await page.goBack();
  await expect(page).toHaveURL('/categories');
});

for (const theme of ['light', 'dark'])
  test(`axe finds nothing on any tab, ${theme}`, { tag: '@once' }, async ({ page }) => {
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
    // A toast that is just coming is read through.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const customer = await loggedIn(page, '/cms/about');
    await saveAddress(customer, 'Home');
    for (const tab of Object.keys(TABS)) {
      await page.goto(`/dashboard?tab=${tab}`);
      await alive(page);
      await expect(page.locator('[data-waits], [aria-busy="true"]')).toHaveCount(0);
      if (tab === 'address') await page.getByRole('button', { name: 'Add address' }).click();
      for (const name of ['Save profile', 'Hand in', 'Save address'])
        if (await page.getByRole('button', { name }).isVisible()) await page.getByRole('button', { name }).click();
      await expectAccessible(page);
    }
  });

test('log out in one tab logs out all', { tag: '@once' }, async ({ page, context }) => {
  const customer = await loggedIn(page, '/dashboard?tab=profile');
  await expect(page.getByLabel('Full name')).toHaveValue(customer.data.name);
  const other = await context.newPage();
  await other.goto('/dashboard?tab=address');
  await other.getByRole('button', { name: 'Log out' }).click();
  await expect(other).toHaveURL(/\/auth\/login/);
  await expect(page).toHaveURL(`/auth/login?next=${encodeURIComponent('/dashboard?tab=profile')}`);
  expect((await context.cookies()).find(({ name }) => name === 'token')).toBeUndefined();
  expect(await page.evaluate(() => localStorage.getItem('root'))).toContain('"token":null');
  await expect.poll(() => statusOf(page, customer.token), { message: 'a copy of the token' }).toBe(401);
});

test(
  'log out everywhere ends the sessions on all devices',
  { tag: '@once' },
  async ({ page, baseURL, browser, consoleGuard }) => {
    // What the page has asked for just before is answered after.
    consoleGuard.allows(refused(401, '/api/user-address/'));
    const customer = await loggedIn(page, '/dashboard?tab=profile');
    const otherDevice = await browser.newContext({ ...(baseURL && { baseURL }) });
    const other = await otherDevice.newPage();
    const token = await logInAgain(other, customer);
    await page.reload();
    const panel = page.getByRole('form', { name: 'Sessions' });
    await expect(panel).toContainText('On this device and on 1 other.');
    await panel.getByRole('button', { name: 'Log out everywhere' }).click();
    await expect(page).toHaveURL(/\/auth\/login/);
    for (const ended of [customer.token, token]) expect(await statusOf(page, ended)).toBe(401);
    await otherDevice.close();
  },
);

test(
  'at a provider that has section 7 only, log out works and nothing offers to do it everywhere',
  { tag: '@once' },
  async ({ page, context, consoleGuard }) => {
    consoleGuard.expects(refused(404, '/api/customer/session'));
    // The page is left at once: whether the browser still writes this is chance. That it is asked is looked at below.
    consoleGuard.allows(refused(404, '/api/customer/logout'));
    const lacking: string[] = [];
    await page.route(/\/api\/customer\/(session|logout)$/, async (route) => {
      lacking.push(route.request().method());
      await route.fulfill({
        status: 404,
        json: { message: 'There is nothing at this address.', code: 'unknown_path' },
      });
    });
    await loggedIn(page, '/dashboard?tab=profile');
    await expect(page.getByLabel('Full name')).toHaveValue('Ananya Sen');
    await expect.poll(() => lacking).toContain('GET');
    await expect(page.getByRole('form')).toHaveCount(1);
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL(/\/auth\/login/);
    await expect.poll(() => lacking).toContain('POST');
    expect(await context.cookies()).toEqual([]);
    await expect(page.locator('.toast > *')).toHaveCount(0);
  },
);

test(
  'many calls failing with 401: one log-out, one redirect, one toast',
  { tag: '@once' },
  async ({ page, consoleGuard }) => {
    consoleGuard.expects(refused(401, '/api/'));
    await logIn(page.context(), await registerCustomer(page.request));
    let redirects = 0;
    page.on(
      'request',
      (request) => request.isNavigationRequest() && /\/auth\/login/.test(request.url()) && redirects++,
    );
    // The calls are let go together, so that they fail together.
    const { promise: together, resolve: go } = Promise.withResolvers<undefined>();
    let waiting = 0;
    await page.route('**/api/**', async (route) => {
      const headers = { ...route.request().headers() };
      if (!headers['authorization']) return route.continue();
      if (++waiting === 3) go(undefined);
      await together;
      headers['authorization'] = 'Bearer taken.back.token';
      await route.continue({ headers });
    });
    await page.goto('/dashboard?tab=wallet');
    await expect(page).toHaveURL(/\/auth\/login\?next=/);
    await alive(page);
    await expect(page.getByText('Please log in again.')).toHaveCount(1);
    await expect(page.locator('.toast > *')).toHaveCount(1);
    expect(waiting).toBeGreaterThanOrEqual(3);
    expect(redirects).toBe(1);
  },
);

test('the token is never in an address', { tag: '@once' }, async ({ page }) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url(), request.headers()['referer'] ?? ''));
  const { token } = await loggedIn(page, '/dashboard');
  for (const label of Object.values(TABS)) await page.getByRole('link', { name: label, exact: true }).first().click();
  await page.goto('/cart');
  await alive(page);
  expect(addresses.length).toBeGreaterThan(10);
  expect(
    addresses.filter((address) => address.includes(token) || address.includes(token.split('.')[2] ?? '-')),
  ).toEqual([]);
});
