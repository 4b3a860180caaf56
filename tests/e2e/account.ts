import type { Page } from 'playwright/test';
import { logIn, registerShopper, type Shopper } from './shopper.ts';

/** A new customer, logged in on this page. */
export async function loggedIn(page: Page, baseURL: string | undefined, path: string): Promise<Shopper> {
  const shopper = await registerShopper(baseURL ?? '');
  await logIn(page.context(), shopper);
  await page.goto(path);
  return shopper;
}

export interface Place {
  readonly id: number;
  readonly pincode: string;
  readonly deliverable: boolean;
}

/** A pincode that the shop delivers to, or one that it does not. */
export async function placeWhere({ ask }: Shopper, deliverable: boolean): Promise<Place> {
  const { data } = await ask<{ data: Place[] }>('GET', '/pincode/web/drop-down');
  const place = data.find((place) => place.deliverable === deliverable);
  if (!place) throw new Error('There is no such pincode.');
  return place;
}

/** Saves an address past the page. */
export async function saveAddress(shopper: Shopper, label: string): Promise<void> {
  const { id: pincodeId } = await placeWhere(shopper, true);
  const { phone, data } = shopper;
  const line1 = '22 Mandeville Gardens';
  await shopper.ask('POST', '/user-address/', { label, name: data.name, phone, line1, city: 'Kolkata', pincodeId });
}

/** From now on the browser's token is one the provider knows nothing of: the session has ended there. */
export async function endSession(page: Page): Promise<void> {
  await page.route('**/api/**', async (route) => {
    const headers = { ...route.request().headers() };
    if (headers['authorization']) headers['authorization'] = 'Bearer taken.back.token';
    await route.continue({ headers });
  });
}
