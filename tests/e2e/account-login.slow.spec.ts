import type { Page } from 'playwright/test';
import { refused } from './fixtures/console-guard.ts';
import { stopClock } from './fixtures/clock.ts';
import { registerCustomer } from './fixtures/customer.ts';
import { code } from './fixtures/login.ts';
import { alive, demoCode, expect, test } from './fixtures/shop.ts';

const verify = (page: Page) => page.getByRole('button', { name: 'Verify' });

test(
  'a code is resent after 30 seconds, which are counted down, and only the new one counts',
  { tag: '@once' },
  async ({ page, consoleGuard }) => {
    consoleGuard.expects(refused(422, '/api/customer/login/verify-otp'));
    const { phone } = await registerCustomer(page.request);
    await page.clock.install();
    await page.goto('/auth/login');
    await alive(page);
    await stopClock(page);
    await page.getByLabel('Mobile number').fill(phone);
    await page.getByRole('button', { name: 'Get OTP' }).click();
    const first = await demoCode(page);
    const resend = page.getByRole('button', { name: /^Resend OTP/ });
    await expect(resend).toHaveText('Resend OTP in 0:30');
    await expect(resend).toHaveAttribute('aria-disabled', 'true');
    await page.clock.runFor(5000);
    await expect(resend).toHaveText('Resend OTP in 0:25');
    await page.clock.runFor(24_000);
    await expect(resend).toHaveText('Resend OTP in 0:01');
    await page.clock.runFor(1000);
    await expect(resend).toHaveText('Resend OTP');
    // The provider counts by a clock of its own.
    await page.route('**/customer/login/get-otp', async (route) => {
      let response = await route.fetch();
      const status = async () => (response = await route.fetch()).status();
      if (response.status() === 429) await expect.poll(status, { intervals: [5000] }).not.toBe(429);
      await route.fulfill({ response });
    });
    await resend.click();
    await expect(page.getByText('A new code is on its way. Only that one counts.')).toBeVisible();
    await expect(resend).toHaveText('Resend OTP in 0:30');
    await page.clock.resume();
    await expect.poll(() => demoCode(page)).not.toBe(first);
    await code(page).fill(first);
    await verify(page).click();
    await expect(code(page)).toHaveAccessibleDescription(/That is not the code/);
    await code(page).fill(await demoCode(page));
    await verify(page).click();
    await expect(page).toHaveURL('/');
  },
);
