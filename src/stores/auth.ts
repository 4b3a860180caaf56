import { atom, computed, onMount, type ReadableAtom } from 'nanostores';
import { getCustomer } from '../api/customer.ts';
import { connection } from '../api/http.ts';
import { paths } from '../paths.ts';
import { $orderResponse } from './order-response.ts';
import { idle, loadOnMount, type RequestState, track } from './request.ts';
import { $root, emptyRoot, type Root } from './root.ts';
import { route } from './route.ts';
import { toastOnNextPage } from './toast.ts';
import { expired, writeTokenCookie } from './token.ts';

export type Auth = RequestState & Root['auth'] & { otp: string | null };

/** The last request about log in: its code is kept until the next one. */
export const $authRequest = atom<RequestState & { otp: string | null }>({ ...idle, otp: null });

export const loggedOut: Auth = { ...idle, ...emptyRoot.auth, otp: null };

/** Who is logged in: `token` and `data` (its name) are null when nobody is. */
export const $auth: ReadableAtom<Auth> = computed([$root, $authRequest], ({ auth }, request) =>
  auth.token && !expired(auth.token) ? { ...request, ...auth } : { ...request, ...emptyRoot.auth },
);

export const $token = computed($auth, ({ token }) => token);

/** Before a session ends: `log out` is the shopper's own wish, `expiry` is not. Whoever listens still has the token. */
type Ending = (why: 'log out' | 'expiry') => void;
const endings = new Set<Ending>();

export function beforeEnd(listener: Ending): () => void {
  endings.add(listener);
  return () => endings.delete(listener);
}

function endSession(why: Parameters<Ending>[0]): void {
  for (const listener of [...endings]) listener(why);
  setAuth(emptyRoot.auth);
}

export const logout = (): void => endSession('log out');

/** A new name shows everywhere at once; the token says it from the next log in on. */
export function rename(name: string): void {
  const { data, token } = $root.get().auth;
  if (data && data.name !== name) setAuth({ token, data: { ...data, name } });
}

/** Logs in, or changes what is known of the customer. */
export const setAuth = (auth: Root['auth']): void => $root.set({ ...$root.get(), auth });

let leaving = false;

/** On to log in, and back to this page: once, whoever asks for it. */
export function leadToLogIn(): void {
  if (leaving) return;
  leaving = true;
  route.replace(paths.login(route.here()));
}
if (typeof addEventListener !== 'undefined') addEventListener('pageshow', () => (leaving = false));

// Spec §4: logging out removes the token cookie and the saved order response, here and in every other tab.
onMount($token, () => {
  if (typeof document === 'undefined') return;
  let before = $root.get().auth.token;
  if (before && expired(before)) queueMicrotask(() => endSession('expiry'));
  else writeTokenCookie(before); // As the entry has it, whatever became of the cookie.
  return $token.listen((token) => {
    // Its time ran out while the page was open.
    if (!token && $root.get().auth.token) queueMicrotask(() => endSession('expiry'));
    writeTokenCookie(token);
    if (before && token !== before) $orderResponse.set(null);
    before = token;
  });
});

// Spec §7: GET /customer/detail when the header mounts; §6: not while nobody is logged in.
loadOnMount($auth, async () => {
  if (!$token.get()) return;
  const token = $token.get();
  const unbind = $token.listen(() => {});
  const customer = await track($authRequest, getCustomer, () => ({}));
  if (customer && token === $token.get()) rename(customer.name);
  unbind();
});

connection.token = () => $token.get();
connection.customerId = () => $auth.get().data?.id ?? null;

// Spec §8: once, however many calls fail at the same moment.
connection.unauthorised = (token) => {
  if (token !== $root.get().auth.token) return;
  leaving = false;
  endSession('expiry');
  toastOnNextPage('Please log in again.');
  leadToLogIn();
};
