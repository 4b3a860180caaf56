import { refused } from './fixtures/console-guard.ts';
import { loggedIn } from './fixtures/customer.ts';
import { endSession } from './fixtures/login.ts';
import { alive, buyable, demoCode, expect, expectToFit, test } from './fixtures/shop.ts';

const AADHAAR = '999941057058';

test('the profile is saved, shows everywhere, and its number can only be read', { tag: '@once' }, async ({ page }) => {
  const { phone } = await loggedIn(page, '/dashboard?tab=profile');
  const name = page.getByLabel('Full name');
  await expect(name).toHaveValue('Ananya Sen');
  await expect(page.getByLabel('Mobile number')).toHaveValue(`+91 ${phone.slice(0, 5)} ${phone.slice(5)}`);
  await expect(page.getByLabel('Mobile number')).toHaveAttribute('readonly');
  await name.fill(' ');
  await page.getByLabel('Email').fill('ananya@example');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Please enter your name.');
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/looks incomplete/);
  await expectToFit(page);

  await name.fill('Ananya Sengupta');
  await page.getByLabel('Email').fill('ananya@example.in');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Your profile is saved')).toBeVisible();
  await page.reload();
  await expect(name).toHaveValue('Ananya Sengupta');
  await expect(page.getByLabel('Email')).toHaveValue('ananya@example.in');
  expect(await page.evaluate(() => localStorage.getItem('root'))).toContain('Ananya Sengupta');
});

test('what a provider refuses stands beside its field', { tag: '@once' }, async ({ page, consoleGuard }) => {
  consoleGuard.expects(refused(400, '/api/customer/myprofile'));
  await loggedIn(page, '/dashboard?tab=profile');
  // Another shop's provider may be stricter than ours.
  const refusal = {
    message: 'Please check it.',
    code: 'invalid',
    fields: { email: 'We can’t write to this address. Please give another one.' },
  };
  await page.route('**/api/customer/myprofile', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 400, json: refusal }) : route.continue(),
  );
  await page.getByLabel('Email').fill('no-reply@example.in');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/We can’t write to this address/);
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveValue('no-reply@example.in');
});

test('KYC numbers are checked before they are sent, and come back masked', { tag: '@once' }, async ({ page }) => {
  await loggedIn(page, '/dashboard?tab=kyc');
  let sent = 0;
  page.on('request', (request) => /update-kyc/.test(request.url()) && sent++);
  const [pan, aadhaar, gstin] = [page.getByLabel('PAN'), page.getByLabel('Aadhaar number'), page.getByLabel('GSTIN')];
  await pan.fill('ABMXA3211G');
  await aadhaar.fill('2341 2341 2347');
  await gstin.fill('27AAPFU0939F1ZO');
  await page.getByRole('button', { name: 'Hand in' }).click();
  await expect(pan).toBeFocused();
  await expect(pan).toHaveAccessibleDescription(/5 letters, 4 digits and a letter/);
  await expect(aadhaar).toHaveAccessibleDescription(/One of the digits is not right/);
  await expect(gstin).toHaveAccessibleDescription(/One of the signs is not right/);
  await expectToFit(page);
  expect(sent).toBe(0);

  await pan.fill('afzpk7190k');
  await aadhaar.fill('9999 4105 7058');
  await gstin.fill('');
  await page.getByRole('button', { name: 'Hand in' }).click();
  await expect(page.getByText('Being checked')).toBeVisible();
  const panel = page.getByRole('region', { name: 'KYC' });
  await expect(panel).toContainText('190K');
  await expect(panel).toContainText('7058');
  await expect(panel).not.toContainText('GSTIN');
  for (const number of ['AFZPK7190K', AADHAAR]) expect((await page.content()).toUpperCase()).not.toContain(number);
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toContain('7190');
  expect(kept).not.toContain(AADHAAR);
});

test(
  'a session that ends during KYC keeps no number, and says so',
  { tag: '@once' },
  async ({ page, consoleGuard }) => {
    consoleGuard.expects(refused(401, '/api/customer/'));
    // What the page has asked for just before is answered after.
    consoleGuard.allows(refused(401, '/api/user-address/'));
    const { phone } = await loggedIn(page, '/dashboard?tab=kyc');
    await page.getByLabel('PAN').fill('AFZPK7190K');
    await page.getByLabel('Aadhaar number').fill(AADHAAR);
    await endSession(page);
    await page.getByRole('button', { name: 'Hand in' }).click();
    await expect(page).toHaveURL(/\/auth\/login/);
    // In this order: what is asked for while routes are taken away may stay without an answer.
    await alive(page);
    await page.unrouteAll({ behavior: 'wait' });
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(kept).not.toContain('AFZPK');
    expect(kept).not.toContain(AADHAAR);
    await page.getByLabel('Mobile number').fill(phone);
    await page.getByRole('button', { name: 'Get OTP' }).click();
    await page.getByLabel('One-time password').fill(await demoCode(page));
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page.getByText(/We keep such numbers nowhere on this device/)).toBeVisible();
    await expect(page.getByLabel('PAN')).toHaveValue('');
  },
);

test('the wallet says that it is empty, or shows each movement with its balance, filtered by kind', async ({
  page,
}) => {
  await loggedIn(page, '/dashboard?tab=wallet');
  await expect(page.getByText('Your wallet is empty')).toBeVisible();
  await expectToFit(page);
  const data = [
    {
      id: 3,
      kind: 'credit',
      amount: 120.5,
      balance: 270.5,
      note: 'Refund of order HT-20418',
      at: '2026-11-20T06:10:00Z',
    },
    { id: 2, kind: 'debit', amount: 100, balance: 150, note: null, at: '2026-11-18T06:10:00Z' },
    { id: 1, kind: 'credit', amount: 250, balance: 250, note: 'Refund of order HT-20277', at: '2026-11-16T06:10:00Z' },
  ];
  await page.route('**/api/customer/transaction', (route) => route.fulfill({ json: { data } }));
  await page.reload();
  const lines = page.getByRole('region', { name: 'Wallet' }).getByRole('listitem');
  await expect(lines).toHaveCount(3);
  await expect(lines.first()).toContainText('+₹120.50');
  await expect(lines.first()).toContainText('Balance ₹270.50');
  await expectToFit(page);
  await page.getByRole('radio', { name: 'Spent' }).check();
  await expect(lines).toHaveCount(1);
  await expect(lines).toContainText('−₹100.00');
  await page.getByRole('radio', { name: 'Added' }).check();
  await expect(lines).toHaveCount(2);
});

test(
  'a guest’s heart leads to log in, is carried out after, agrees everywhere, and moves to the cart',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/categories/atta-rice-dal');
    await alive(page);
    const { name } = await buyable(page.getByRole('main'));
    await page
      .getByRole('button', { name: `Add ${name} to wishlist` })
      .first()
      .click();
    await expect(page).toHaveURL(`/auth/login?next=${encodeURIComponent('/categories/atta-rice-dal')}`);
    await expect(page.getByText(`Log in to keep ${name} on your wishlist.`)).toBeVisible();
    await loggedIn(page, '/cms/about');
    await page.goto('/categories/atta-rice-dal');
    await expect(page.getByRole('button', { name: `Remove ${name} from wishlist` })).toBeVisible();

    await page.goto('/dashboard?tab=wishlist');
    await page.getByRole('button', { name: `Move ${name} to cart` }).click();
    await expect(page.getByText('Nothing on your wishlist yet')).toBeVisible();
    await expect(page.getByRole('link', { name: /Your Cart/ })).toContainText('1');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('button', { name: `Move ${name} to cart` })).toBeVisible();
  },
);
