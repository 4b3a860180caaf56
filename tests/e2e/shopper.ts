import type { BrowserContext } from 'playwright/test';

/** A customer made through the provider's own calls: what a test is not about does not have to be clicked. */
export interface Shopper {
  readonly phone: string;
  readonly token: string;
  readonly data: { readonly id: number | string; readonly name: string };
  /** Calls the provider as this customer. */
  readonly ask: <T>(method: string, path: string, body?: object) => Promise<T>;
}

/** A number nobody has registered yet. */
export const newNumber = (): string => `9${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`;

/** A payment reference nobody has given yet. */
export const newReference = (): string => `4${String(Math.floor(Math.random() * 1e11)).padStart(11, '0')}`;

/** Codes are limited by the caller's address: each test calls from one of its own. */
export const newAddress = (): Readonly<Record<string, string>> => ({
  'x-forwarded-for': `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 256)).join('.')}`,
});

async function call(origin: string, method: string, path: string, body?: object, token?: string): Promise<Response> {
  const answer = await fetch(`${origin}/api${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...newAddress(),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}

export async function registerShopper(origin: string, name = 'Ananya Sen'): Promise<Shopper> {
  const phone = newNumber();
  const sent = await call(origin, 'POST', '/customer/register', { phone, name, email: null });
  const { otp } = (await sent.json()) as { otp: string };
  const verified = await call(origin, 'POST', '/customer/register/verify-otp', { phone, otp });
  const token = (verified.headers.get('authorization') ?? '').replace('Bearer ', '');
  const { data } = (await verified.json()) as { data: { id: number | string } };
  return {
    phone,
    token,
    data: { id: data.id, name },
    ask: async <T>(method: string, path: string, body?: object) =>
      (await call(origin, method, path, body, token)).json() as Promise<T>,
  };
}

/** Lets the pages of a context open as the shopper's, as if they had logged in there before. */
export async function logIn(context: BrowserContext, { token, data }: Shopper): Promise<void> {
  const root = JSON.stringify({ version: 1, auth: { token, data }, pincode: null });
  // Once: what the pages make of it afterwards is theirs. The blank page of a new tab has no storage.
  await context.addInitScript((entry) => {
    if (location.protocol !== 'about:' && localStorage.getItem('root') === null) localStorage.setItem('root', entry);
  }, root);
}
