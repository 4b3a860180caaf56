import { registerCustomer } from './fixtures/customer.ts';
import { askForCode, code } from './fixtures/login.ts';
import { demoCode, expect, test } from './fixtures/shop.ts';

test('the code of a pasted message is taken, and the browser may fill it in', { tag: '@once' }, async ({ page }) => {
  const { phone } = await registerCustomer(page.request);
  await askForCode(page, phone, '/auth/login?next=/cart');
  await expect(code(page)).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(code(page)).toHaveAttribute('inputmode', 'numeric');
  const otp = await demoCode(page);
  await code(page).evaluate(
    (input, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', text);
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    `Your Haat code for 2026 is ${otp.slice(0, 3)} ${otp.slice(3)}. Valid for 5 minutes.`,
  );
  await expect(code(page)).toHaveValue(otp);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/cart');
});

test('a browser that reads the message logs in with its code', { tag: '@once' }, async ({ page }) => {
  // WebOTP is in Android's browsers only; this stands in for what they give.
  await page.addInitScript(() => {
    const { promise, resolve } = Promise.withResolvers<object>();
    Object.assign(window, { OTPCredential: Object, messageComes: (code: string) => resolve({ code }) });
    navigator.credentials.get = (request) => {
      Object.assign(window, { asked: request });
      return promise as Promise<Credential>;
    };
  });
  const { phone } = await registerCustomer(page.request);
  await askForCode(page, phone, '/auth/login?next=/cms/about');
  expect(await page.evaluate(() => (window as unknown as { asked: { otp: object } }).asked.otp)).toEqual({
    transport: ['sms'],
  });
  const otp = await demoCode(page);
  await page.evaluate(
    (code) => (window as unknown as { messageComes: (code: string) => void }).messageComes(code),
    otp,
  );
  await expect(page).toHaveURL('/cms/about');
});

test(
  'whoever is logged in already goes on at once, and an evil next leads home',
  { tag: '@once' },
  async ({ page }) => {
    const { token, data } = await registerCustomer(page.request);
    await page.goto('/cms/about');
    const root = JSON.stringify({ version: 1, auth: { token, data }, pincode: null });
    await page.evaluate((entry) => localStorage.setItem('root', entry), root);
    await page.goto('/auth/login?next=/cart');
    await expect(page).toHaveURL('/cart');
    const evils = [
      '//evil.example',
      'https://evil.example',
      'https:evil.example',
      'javascript:alert(1)',
      '/\\evil.example',
      '/%2Fevil.example',
      '/%5Cevil.example',
      '%2F%2Fevil.example',
      '/\t/evil.example',
    ];
    for (const evil of evils) {
      await page.goto(`/auth/login?next=${encodeURIComponent(evil)}`);
      await expect(page, evil).toHaveURL('/');
    }
  },
);
