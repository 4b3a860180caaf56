import { expect, type Page } from 'playwright/test';
import { countAsleep } from '../../harness/browser.ts';
import { choose } from '../e2e/fixtures/checkout.ts';

export const main = (page: Page) => page.getByRole('main');
/** Waits until the islands of a page have come to life. */
export const alive = (page: Page): Promise<void> => expect.poll(() => countAsleep(page)).toBe(0);

/** The names on the cards of a list. */
export const cards = (page: Page) => main(page).getByRole('article').getByRole('heading', { level: 3 });
/** What a product's own page says of its price, and the way to buy it. */
export const buyBar = (page: Page) => page.locator('[data-buy-bar]');
export const orderCards = (page: Page) => main(page).getByRole('article');

/** That nothing is delivered there, in the shop's words or in the provider's. */
export const UNSERVED = /(?:do not|don’t) deliver to|not delivered to/i;

export const search = (name: string) => `/search?q=${encodeURIComponent(name.replace(/ –.*/, ''))}`;

/** Does what changes something at the provider, and waits until that has answered. */
export async function written(page: Page, act: () => Promise<unknown>): Promise<void> {
  const isWrite = (method: string, url: string) =>
    !/^(?:GET|OPTIONS)$/.test(method) && !url.includes('checkavailability');
  const answer = page.waitForResponse(
    (response) => response.ok() && isWrite(response.request().method(), response.url()),
  );
  await act();
  await (await answer).finished();
}

/** Loads the cart's page anew, until the provider has said what is in it: before, it shows what this device remembers. */
export async function reloadCart(page: Page): Promise<void> {
  const answer = page.waitForResponse(
    (response) => response.request().method() === 'GET' && /\/cart\/web\/c\b/.test(response.url()),
  );
  await page.reload();
  await (await answer).finished();
}

export async function add(page: Page, name: string): Promise<void> {
  await page.goto(search(name));
  await alive(page);
  await page.getByRole('button', { name: `Add ${name} to cart` }).click();
}

/** One more of it, or the first. */
export async function more(page: Page, name: string): Promise<void> {
  await page.goto(search(name));
  await alive(page);
  const first = page.getByRole('button', { name: `Add ${name} to cart` });
  await first.or(page.getByRole('button', { name: `Increase quantity of ${name}` })).click();
}

export const amount = (page: Page, of: string) =>
  page.getByRole('complementary', { name: 'Summary' }).locator('dl > div').filter({ hasText: of });

/** The code step, reached with a number that is registered or not. */
export async function askForCode(page: Page, mobile: string, name?: string): Promise<void> {
  await page.goto('/auth/login?next=/cart');
  await alive(page);
  await page.getByLabel('Mobile number').fill(mobile);
  await page.getByRole('button', { name: 'Get OTP' }).click();
  if (name) {
    await page.getByLabel('Full name').fill(name);
    await page.getByRole('button', { name: 'Register' }).click();
  }
  await expect(page.getByLabel('One-time password')).toBeVisible();
}

export async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('One-time password').fill(code);
  await page.getByRole('button', { name: 'Verify' }).click();
}

export async function logOut(page: Page): Promise<void> {
  await page.goto('/dashboard?tab=profile');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect.poll(() => page.evaluate(() => document.cookie)).not.toContain('token=');
}

/** Opens the list of pincodes on the home page, whether one is chosen or not, and looks for one. */
export async function findPincode(page: Page, pincode: string): Promise<void> {
  await page.goto('/');
  await page
    .getByRole('button', { name: /Select (Pincode|Location)|\d{6}/ })
    .first()
    .click();
  await page.getByRole('combobox', { name: 'Search Pincode' }).fill(pincode);
}

export async function choosePincode(page: Page, pincode: string): Promise<void> {
  await findPincode(page, pincode);
  await page.getByRole('option', { name: pincode }).click();
  await expect(page.getByRole('button', { name: new RegExp(pincode) }).first()).toBeVisible();
}

/** Fills in the form of a new address at the checkout, as far as it is not filled in already. */
export async function fillAddress(page: Page, mobile: string): Promise<void> {
  await page.getByRole('button', { name: 'Add address' }).click();
  await page.getByLabel('Name of the address').fill('Home');
  await page.getByLabel('Receiver’s name').fill('Ananya Sen');
  await page.getByLabel('Receiver’s mobile number').fill(mobile);
  await page.getByLabel('Flat, house, street').fill('22 Mandeville Gardens');
}

export const slots = (page: Page) => page.getByRole('group', { name: 'Delivery slot' });

/** Today's may be over: those of the last day are not. */
export async function chooseSlot(page: Page, slot: RegExp): Promise<void> {
  await slots(page).getByRole('button', { disabled: false }).last().click();
  await choose(slots(page).getByRole('radio', { name: slot, disabled: false }).first());
}

/** Pays at the door. */
export async function placeOrder(page: Page): Promise<void> {
  await choose(page.getByRole('radio', { name: /Cash on delivery/ }));
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page).toHaveURL('/thankyou');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you');
}
