import { getCustomer } from '../../../contract/customer.ts';
import { putKyc } from '../../../contract/kyc.ts';
import { getProfile, putProfile } from '../../../contract/profile.ts';
import { getSessions, postLogOut } from '../../../contract/session.ts';
import { getTransactions } from '../../../contract/wallet.ts';
import { registerCustomer } from '../../e2e/fixtures/customer.ts';
import { expect } from '../../e2e/fixtures/shop.ts';
import type { FaultyCall, World } from '../faulty-call.ts';

/** A customer of the case's own: the session is what the call is about. */
async function newSession({ page }: World): Promise<void> {
  const { token, data } = await registerCustomer(page.request);
  await page.goto('/robots.txt');
  await page.evaluate(
    (root) => localStorage.setItem('root', root),
    JSON.stringify({ version: 1, auth: { token, data }, pincode: null }),
  );
}

export const ACCOUNT: readonly FaultyCall[] = [
  {
    name: 'who the customer is',
    target: getCustomer,
    who: 'customer',
    path: '/categories',
    silent: 'The name is known from the log in; the profile asks for it again and says when it can’t.',
  },
  {
    name: 'the profile',
    target: getProfile,
    who: 'customer',
    path: '/dashboard?tab=profile',
    done: ({ page }) => expect(page.getByLabel('Full name')).toHaveValue('Ananya Sen'),
  },
  {
    name: 'saving the profile',
    target: putProfile,
    who: 'customer',
    path: '/dashboard?tab=profile',
    act: async ({ page }) => {
      await page.getByLabel('Email').fill('ananya@example.in');
      await page.getByRole('button', { name: 'Save profile' }).click();
    },
    stays: ({ page }) => expect(page.getByLabel('Email')).toHaveValue('ananya@example.in'),
    retry: ({ page }) => page.getByRole('button', { name: 'Save profile' }).click(),
    done: ({ page }) => expect(page.getByText('Your profile is saved')).toBeVisible(),
  },
  {
    name: 'handing in KYC',
    target: putKyc,
    who: 'customer',
    path: '/dashboard?tab=kyc',
    before: newSession,
    act: async ({ page }) => {
      await page.getByLabel('PAN').fill('AFZPK7190K');
      await page.getByLabel('Aadhaar number').fill('999941057058');
      await page.getByRole('button', { name: 'Hand in' }).click();
    },
    retry: ({ page }) => page.getByRole('button', { name: 'Hand in' }).click(),
    done: ({ page }) => expect(page.getByText('Being checked')).toBeVisible(),
    changesCart: true,
  },
  {
    name: 'where the customer is logged in',
    target: getSessions,
    who: 'customer',
    path: '/dashboard?tab=profile',
    except: { offline: 'Without network the profile is not there either, and says so.' },
    stays: ({ page }) => expect(page.getByLabel('Full name')).toHaveValue('Ananya Sen'),
    done: ({ page }) => expect(page.getByRole('button', { name: 'Log out everywhere' })).toBeVisible(),
  },
  {
    name: 'logging out everywhere',
    target: postLogOut,
    who: 'customer',
    path: '/dashboard?tab=profile',
    before: newSession,
    prepare: ({ page }) => expect(page.getByRole('button', { name: 'Log out everywhere' })).toBeVisible(),
    act: ({ page }) => page.getByRole('button', { name: 'Log out everywhere' }).click(),
    retry: ({ page }) => page.getByRole('button', { name: 'Log out everywhere' }).click(),
    done: ({ page }) => expect(page).toHaveURL(/\/auth\/login/),
    changesCart: true,
    except: {
      '401': 'The session has ended already, which is what was asked for; other calls test the way to log in.',
    },
  },
  {
    name: 'logging out',
    target: postLogOut,
    who: 'customer',
    path: '/mobile-footer-cms',
    before: newSession,
    act: ({ page }) => page.getByRole('main').getByRole('button', { name: 'Log out' }).click(),
    outcome: { '401': 'silent' },
    silent: 'The shopper is logged out here at once, whatever becomes of the call; the token runs out by itself.',
    stays: ({ page }) => expect(page.getByRole('main').getByRole('button', { name: 'Log out' })).toHaveCount(0),
    retry: newSession,
    changesCart: true,
  },
  {
    name: 'the wallet',
    target: getTransactions,
    who: 'customer',
    path: '/dashboard?tab=wallet',
    done: ({ page }) => expect(page.getByText('Your wallet is empty')).toBeVisible(),
  },
];
