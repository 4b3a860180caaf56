import * as auth from '../../../contract/auth.ts';
import { newClientIp } from '../../e2e/fixtures/calls.ts';
import { newNumber, registerCustomer } from '../../e2e/fixtures/customer.ts';
import { demoCode, expect } from '../../e2e/fixtures/shop.ts';
import { cartOf } from '../cart-of.ts';
import type { FaultyCall, World } from '../faulty-call.ts';

const LANDING = '/cms/about';
const LOG_IN = `/auth/login?next=${LANDING}`;

/** Codes are limited by number and by IP: every case has its own. */
const someone = async ({ page, notes }: World, isNew: boolean): Promise<void> => {
  await page.setExtraHTTPHeaders(newClientIp());
  await page.goto('/robots.txt');
  await page.evaluate(() => {
    localStorage.removeItem('root');
    // The last case has taken the cart to the provider: the next page has it again.
    localStorage.removeItem('guest-cart');
  });
  await page.context().clearCookies();
  notes['phone'] = isNew ? newNumber() : (await registerCustomer(page.request)).phone;
};

const giveNumber = async ({ page, notes }: World): Promise<void> => {
  await page.getByLabel('Mobile number').fill(notes['phone'] ?? '');
  await page.getByRole('button', { name: 'Get OTP' }).click();
};

const giveName = async (world: World): Promise<void> => {
  await giveNumber(world);
  await world.page.getByLabel('Full name').fill('Mou Sen');
};

const register = ({ page }: World) => page.getByRole('button', { name: 'Register' }).click();

const typeCode = async ({ page }: World): Promise<void> =>
  page.getByLabel('One-time password').fill(await demoCode(page));

const verify = ({ page }: World) => page.getByRole('button', { name: 'Verify' }).click();

const askForCode = async (world: World): Promise<void> => {
  await giveNumber(world);
  await typeCode(world);
};

const registerForCode = async (world: World): Promise<void> => {
  await giveName(world);
  await register(world);
  await typeCode(world);
};

const seesCode = async (world: World): Promise<void> => {
  await expect(world.page.getByLabel('One-time password')).toBeVisible();
  expect(Object.values(await cartOf(world)), 'the cart while it fails').toEqual([5, 5]);
};

/** The code; or, where the provider has sent one already, told so and to wait. */
const codeIsSent = ({ page }: World) =>
  expect(
    page
      .getByLabel('One-time password')
      .or(page.getByRole('alert').filter({ hasText: /wait|second|minute|code/i }))
      .first(),
  ).toBeVisible();

/** Logged in; or, where the provider has taken the code already, told so and to have another sent. */
const isIn = async ({ page }: World): Promise<void> => {
  const used = page.getByRole('alert').filter({ hasText: /code/i });
  await expect
    .poll(async () => new URL(page.url()).pathname === LANDING || (await used.count()) > 0, {
      message: 'logged in, or told',
    })
    .toBe(true);
};

/** And with the cart that was the guest's. */
const isInWithCart = async (world: World): Promise<void> => {
  await isIn(world);
  const { page } = world;
  if (new URL(page.url()).pathname === LANDING)
    await expect(page.getByRole('banner').getByRole('link', { name: /Your Cart/ })).toContainText('10');
  else expect(Object.values(await cartOf(world)), 'the cart afterwards').toEqual([5, 5]);
};

export const LOGIN: readonly FaultyCall[] = [
  {
    name: 'asking for a code',
    target: auth.getOtp,
    who: 'guest',
    path: LOG_IN,
    before: (world) => someone(world, false),
    act: giveNumber,
    // All that the contract asks of the answer is that it is one.
    outcome: { 'against the contract': 'done' },
    stays: ({ page }) => expect(page.getByLabel(/Mobile number|One-time/)).toHaveValue(/^$|\d{5}/),
    retry: ({ page }) => page.getByRole('button', { name: 'Get OTP' }).click(),
    done: codeIsSent,
  },
  {
    name: 'handing in the code',
    target: auth.verifyLoginOtp,
    who: 'guest',
    path: LOG_IN,
    before: (world) => someone(world, false),
    prepare: askForCode,
    act: verify,
    stays: seesCode,
    retry: verify,
    done: isInWithCart,
    // From the device to the provider.
    changesCart: true,
  },
  {
    name: 'registering',
    target: auth.register,
    who: 'guest',
    path: LOG_IN,
    before: (world) => someone(world, true),
    prepare: giveName,
    act: register,
    outcome: { 'against the contract': 'done' },
    retry: register,
    done: codeIsSent,
  },
  {
    name: 'the code of a new customer',
    target: auth.verifyRegisterOtp,
    who: 'guest',
    path: LOG_IN,
    before: (world) => someone(world, true),
    prepare: registerForCode,
    act: verify,
    stays: seesCode,
    retry: verify,
    done: isInWithCart,
    // From the device to the provider.
    changesCart: true,
  },
];

export const FILES: readonly FaultyCall[] = [
  {
    name: 'the shop’s notice',
    target: '/notice.json',
    who: 'guest',
    path: '/categories',
    silent: 'A notice that can’t be read is none: nothing on the page waits for it.',
  },
];
