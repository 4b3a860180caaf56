import type { APIRequestContext, Locator, Page } from 'playwright/test';
import { expect, newNumber } from './shop.ts';
import { newAddress } from './shopper.ts';

/** A customer who is there already: registered at the provider, logged in on this page. */
export interface Session {
  readonly token: string;
  readonly id: number;
  readonly phone: string;
  readonly name: string;
}

interface Called {
  readonly status: number;
  // Tests look into answers of every call; each says by its expectation what it should find.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly body: any;
  readonly headers: Record<string, string>;
}

export async function call(
  request: APIRequestContext,
  method: string,
  path: string,
  { token, body }: { token?: string; body?: object } = {},
): Promise<Called> {
  const answer = await request.fetch(`/api${path}`, {
    method,
    ...(body && { data: body }),
    // Log in is limited by the caller's address.
    headers: { ...newAddress(), ...(token && { authorization: `Bearer ${token}` }) },
  });
  return { status: answer.status(), body: (await answer.json()) as unknown, headers: answer.headers() };
}

export async function register(request: APIRequestContext, name = 'Ananya Sen'): Promise<Session> {
  const phone = newNumber();
  const sent = await call(request, 'POST', '/customer/register', { body: { phone, name } });
  const otp = sent.body.otp as string;
  const done = await call(request, 'POST', '/customer/register/verify-otp', { body: { phone, otp } });
  return {
    phone,
    name,
    id: done.body.data.id as number,
    token: (done.headers['authorization'] ?? '').replace('Bearer ', ''),
  };
}

/** The page as this customer has left it: logged in, a pincode chosen. */
export async function logInOn(page: Page, { token, id, name }: Session, pincode = '700019'): Promise<void> {
  const places = (await call(page.request, 'GET', '/pincode/web/drop-down')).body.data as {
    id: number;
    pincode: string;
  }[];
  const place = places.find((place) => place.pincode === pincode);
  const root = {
    version: 1,
    auth: { token, data: { id, name } },
    pincode: place ? { id: place.id, label: pincode } : null,
  };
  await page.addInitScript(
    (root) => localStorage.getItem('root') ?? localStorage.setItem('root', root),
    JSON.stringify(root),
  );
}

export interface Goods {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly price: number;
}

/** The first products of a category that can be had. */
export async function goods(request: APIRequestContext, most: number): Promise<Goods[]> {
  const { body } = await call(request, 'GET', '/product/web/?limit=60');
  const found = body.data as (Goods & { stock: number })[];
  return found.filter(({ stock, price }) => stock > 30 && price > 20).slice(0, most);
}

/** A customer with a cart and an address in the chosen pincode. */
export async function shopper(
  page: Page,
  pieces: number,
  pincode = '700019',
  name = 'Ananya Sen',
): Promise<Session & { goods: Goods[] }> {
  const session = await register(page.request, name);
  const { token, phone } = session;
  const bought = await goods(page.request, pieces);
  for (const { id } of bought)
    await call(page.request, 'POST', '/cart/', { token, body: { productId: id, quantity: 5 } });
  const places = (await call(page.request, 'GET', '/pincode/web/drop-down')).body.data as {
    id: number;
    pincode: string;
  }[];
  const pincodeId = places.find((place) => place.pincode === pincode)?.id;
  const address = { label: 'Home', name, phone, line1: '22 Mandeville Gardens', pincodeId };
  await call(page.request, 'POST', '/user-address/', { token, body: address });
  await logInOn(page, session, pincode);
  return { ...session, goods: bought };
}

export const ordersOf = async (page: Page, { token }: Session): Promise<Record<string, unknown>[]> =>
  (await call(page.request, 'GET', '/order/', { token })).body.data as Record<string, unknown>[];

/** Chooses a radio button by keyboard: what arrives meanwhile may move it, but not the focus. */
export async function choose(radio: Locator): Promise<void> {
  await radio.press('Space');
  await expect(radio).toBeChecked();
}

/** Chooses the first slot that is free. */
export async function chooseSlot(page: Page): Promise<void> {
  const slots = page.getByRole('group', { name: 'Delivery slot' });
  await choose(slots.getByRole('radio', { disabled: false }).first());
}
