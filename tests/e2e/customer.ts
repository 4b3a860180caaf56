import type { APIRequestContext, BrowserContext, Page } from 'playwright/test';
import { call } from './calls.ts';

/** A customer made through the provider's own calls: what a test is not about does not have to be clicked. */
export interface Customer {
  readonly phone: string;
  readonly token: string;
  readonly data: { readonly id: number | string; readonly name: string };
  /**
   * Calls the provider as this customer.
   * @throws when it refuses
   */
  readonly ask: <T>(method: string, path: string, body?: object) => Promise<T>;
}

export interface Pincode {
  readonly id: number;
  readonly pincode: string;
  readonly deliverable: boolean;
}

export interface Goods {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly price: number;
}

/** A number nobody has registered yet. */
export const newNumber = (): string => `9${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`;

async function ask(request: APIRequestContext, token: string | undefined, method: string, path: string, body?: object) {
  const answer = await call(request, method, path, { ...(token && { token }), ...(body && { body }) });
  if (answer.status < 400) return answer;
  throw new Error(`${method} ${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
}

interface Asking {
  readonly phone: string;
  readonly name?: string;
  readonly email?: null;
}
const CALLS = {
  register: ['/customer/register', '/customer/register/verify-otp'],
  logIn: ['/customer/login/get-otp', '/customer/login/verify-otp'],
} as const;

/** Asks for a code, and hands in what a demo shop says. */
async function startSession(request: APIRequestContext, how: keyof typeof CALLS, asking: Asking) {
  const [getOtp, verifyOtp] = CALLS[how];
  const sent = await ask(request, undefined, 'POST', getOtp, asking);
  const otp = sent.body.otp as string;
  const answer = await ask(request, undefined, 'POST', verifyOtp, { phone: asking.phone, otp });
  const token = (answer.headers['authorization'] ?? '').replace('Bearer ', '');
  const asCustomer: Customer['ask'] = async <T>(method: string, to: string, sending?: object) =>
    (await ask(request, token, method, to, sending)).body as T;
  return { token, id: answer.body.data.id as number | string, ask: asCustomer };
}

export async function registerCustomer(request: APIRequestContext, name = 'Ananya Sen'): Promise<Customer> {
  const phone = newNumber();
  const { token, id, ask } = await startSession(request, 'register', { phone, name, email: null });
  return { phone, token, data: { id, name }, ask };
}

/** Another session of theirs, as on another device: it goes on when the first has ended. */
export const onAnotherDevice = (request: APIRequestContext, { phone }: Customer) =>
  startSession(request, 'logIn', { phone });

/** Lets the pages of a context open as the customer's, as if they had logged in there and chosen a pincode before. */
export async function logIn(
  context: BrowserContext,
  { token, data }: Pick<Customer, 'token' | 'data'>,
  chosen?: Pincode,
): Promise<void> {
  const pincode = chosen ? { id: chosen.id, label: chosen.pincode } : null;
  const root = JSON.stringify({ version: 1, auth: { token, data }, pincode });
  // Once: what the pages make of it afterwards is theirs. The blank page of a new tab has no storage.
  await context.addInitScript((entry) => {
    if (location.protocol !== 'about:' && localStorage.getItem('root') === null) localStorage.setItem('root', entry);
  }, root);
}

/** A new customer, logged in on this page. */
export async function loggedIn(page: Page, path: string): Promise<Customer> {
  const customer = await registerCustomer(page.request);
  await logIn(page.context(), customer);
  await page.goto(path);
  return customer;
}

/** The pincode that is written so, or the first one with delivery, or without. */
export async function findPincode({ ask }: Customer, which: string | boolean): Promise<Pincode> {
  const { data } = await ask<{ data: Pincode[] }>('GET', '/pincode/web/drop-down');
  const found = data.find(({ pincode, deliverable }) => which === pincode || which === deliverable);
  if (!found) throw new Error(`There is no such pincode: ${which}`);
  return found;
}

/** Saves an address past the page. */
export async function saveAddress(customer: Customer, label: string, where: string | boolean = true): Promise<void> {
  const { ask, phone, data } = customer;
  const { id: pincodeId } = await findPincode(customer, where);
  const line1 = '22 Mandeville Gardens';
  await ask('POST', '/user-address/', { label, name: data.name, phone, line1, city: 'Kolkata', pincodeId });
}

/** The first products that are in stock. */
export async function goods(request: APIRequestContext, most: number): Promise<Goods[]> {
  const { body } = await call(request, 'GET', '/product/web/?limit=60');
  const found = body.data as (Goods & { stock: number })[];
  return found.filter(({ stock, price }) => stock > 30 && price > 20).slice(0, most);
}

/** A new customer, logged in on this page, with five units of each of some products, and an address in 700019. */
export async function customerWithCart(
  page: Page,
  lines: number,
  name?: string,
): Promise<Customer & { readonly goods: readonly Goods[] }> {
  const customer = await registerCustomer(page.request, name);
  const inCart = await goods(page.request, lines);
  for (const { id } of inCart) await customer.ask('POST', '/cart/', { productId: id, quantity: 5 });
  await saveAddress(customer, 'Home', '700019');
  await logIn(page.context(), customer, await findPincode(customer, '700019'));
  return { ...customer, goods: inCart };
}
