import { alive, expect, expectToFit, test } from './fixtures/shop.ts';

const QUESTION = 'My payment was not found. What now?';

test('questions are folded until one is opened, without a script', async ({ page }) => {
  await page.goto('/cms/help');
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
  await expect(page.locator('main details')).toHaveCount(12);
  const answer = page.getByText('Look up the reference in your UPI app');
  await expect(answer).toBeHidden();
  await page.getByText(QUESTION).click();
  await expect(answer).toBeVisible();
  await expectToFit(page);
});

test('search engines are told the questions', { tag: '@once' }, async ({ page }) => {
  await page.goto('/cms/help');
  const all = await page.locator('script[type="application/ld+json"]').allTextContents();
  const faq = all.map((text) => JSON.parse(text) as Record<string, unknown>).find((one) => one['@type'] === 'FAQPage');
  expect(faq?.['mainEntity']).toHaveLength(12);
  expect(faq?.['mainEntity']).toContainEqual(expect.objectContaining({ '@type': 'Question', name: QUESTION }));
});

for (const path of ['/no-such-page', '/offline'])
  test(`${path} leads to it`, { tag: '@once' }, async ({ page, consoleGuard }) => {
    consoleGuard.allows(/404|\/offline/);
    // It would leave while it is being looked at: there is a network.
    await page.route('/offline', (route) => (route.request().method() === 'HEAD' ? route.abort() : route.fallback()));
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('link', { name: 'Help' })).toHaveAttribute('href', '/cms/help');
  });

test('a log in that fails leads to it', { tag: '@once' }, async ({ page, consoleGuard }) => {
  consoleGuard.allows(/503/);
  await page.route('**/api/customer/login/get-otp', (route) =>
    route.fulfill({ status: 503, json: { message: 'Please try again in a minute.', code: 'busy' } }),
  );
  await page.goto('/auth/login');
  await alive(page);
  await page.getByLabel('Mobile number').fill('9830011223');
  await page.getByRole('button', { name: 'Get OTP' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Please try again in a minute.' });
  await expect(alert.getByRole('link', { name: 'Help' })).toHaveAttribute('href', '/cms/help');
});

test('where the shop has no such page, no error leads to it', { tag: '@once' }, async ({ page, consoleGuard }) => {
  consoleGuard.allows(/503/);
  await page.route('**/api/customer/login/get-otp', (route) =>
    route.fulfill({ status: 503, json: { message: 'Please try again in a minute.', code: 'busy' } }),
  );
  await page.goto('/auth/login');
  await alive(page);
  await page.evaluate(() => delete document.documentElement.dataset['help']);
  await page.getByLabel('Mobile number').fill('9830011223');
  await page.getByRole('button', { name: 'Get OTP' }).click();
  await expect(page.getByText('Please try again in a minute.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Help' })).toHaveCount(0);
});
