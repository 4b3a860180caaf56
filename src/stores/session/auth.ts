import { atom, computed, onMount, onNotify, type ReadableAtom } from 'nanostores';
import { getCustomer } from '../../../contract/customer.ts';
import { connection } from '../../api/connection.ts';
import { ask } from '../../api/http.ts';
import { config } from '../../config.ts';
import { paths } from '../../paths.ts';
import { idle, loadOnMount, type RequestState, track } from '../lib/request.ts';
import { $root, emptyRoot, type Root, storedRoot } from './root-entry.ts';
import { navigation } from '../lib/navigation.ts';
import { dropStored } from '../lib/storage.ts';
import { toastOnNextPage } from '../lib/toast.ts';
import { endGivenUp } from './given-up.ts';
import { readToken, writeTokenCookie } from './token.ts';
import { t } from '../../i18n/t.ts';

export type Auth = RequestState & Root['auth'] & { otp: string | null };

/** The last request about log in: its code is retained until the next one. */
export const $authRequest = atom<RequestState & { otp: string | null }>({ ...idle, otp: null });

export const loggedOut: Auth = { ...idle, ...emptyRoot.auth, otp: null };

/** Who is logged in: `token` and `data` (its name) are null when nobody is. Whether the token is good the provider says. */
export const $auth: ReadableAtom<Auth> = computed([$root, $authRequest], ({ auth }, request) => ({
  ...request,
  ...auth,
}));

/** The customer's own number, as soon as the provider has said it; a form may start with it. */
export const $customerPhone = atom<string | null>(null);

export const $token = computed($auth, ({ token }) => token);

/** Whose session it is, or null: unlike the token it stays the same when that is renewed. */
export const $session = computed($root, ({ auth: { token, data } }) =>
  token === null ? null : String(data?.id ?? readToken(token)?.sub ?? token),
);

/** Before a session ends: `log out` is the shopper's own wish, `expiry` is not. Whoever listens still has the token. */
type Ending = (why: 'log out' | 'expiry') => void;
const endings = new Set<Ending>();

export function onSessionEnd(listener: Ending): () => void {
  endings.add(listener);
  return () => endings.delete(listener);
}

/** Ends the session on this device; what the provider knows of it is not touched. */
export function endSession(why: Parameters<Ending>[0]): void {
  for (const listener of [...endings]) listener(why);
  if (why === 'log out') dropStored(config.checkoutKey);
  setAuth(emptyRoot.auth);
}

/** A new name shows everywhere at once; the token says it from the next log in on. */
export function rename(name: string): void {
  const { auth } = $root.get();
  if (auth.data && auth.data.name !== name) setAuth({ ...auth, data: { ...auth.data, name } });
}

/** Logs in, or changes what is known of the customer. */
export const setAuth = (auth: Root['auth']): void => $root.set({ ...$root.get(), auth });

let leaving = false;

/** On to log in, and back to this page: once, whoever asks for it. */
export function redirectToLogIn(): void {
  if (leaving) return;
  leaving = true;
  navigation.replace(paths.login(navigation.here()));
}
if (typeof addEventListener !== 'undefined') addEventListener('pageshow', () => (leaving = false));

// Spec §4: logging out removes the token cookie and the saved order response, here and in every other tab.
onMount($token, () => {
  if (typeof document === 'undefined') return;
  const writeCookie = () => {
    const { token, receivedAt } = $root.get().auth;
    writeTokenCookie(token === null ? null : { token, receivedAt });
  };
  writeCookie(); // As the entry has it, whatever became of the cookie.
  let before = $session.get();
  void endGivenUp();
  const again = () => void endGivenUp();
  addEventListener('online', again);
  const unbind = [
    () => removeEventListener('online', again),
    $token.listen(writeCookie),
    $session.listen((session) => {
      if (before !== null) dropStored(config.orderResponseKey);
      $customerPhone.set(null);
      before = session;
    }),
  ];
  return () => {
    for (const end of unbind) end();
  };
});

// Spec §7: GET /customer/detail when the header mounts; §6: not while nobody is logged in.
loadOnMount($auth, async () => {
  const session = $session.get();
  if (session === null) return;
  const unbind = $session.listen(() => {});
  const answer = await track(
    $authRequest,
    () => ask(getCustomer),
    () => ({}),
  );
  if (answer && session === $session.get()) {
    rename(answer.data.name);
    $customerPhone.set(answer.data.phone);
  }
  unbind();
});

connection.token = () => $token.get();

let reading: { readonly session: string | null; readonly controller: AbortController } | undefined;
const endReading = () => {
  if (reading?.session !== $session.get()) reading?.controller.abort();
};
onNotify($session, endReading);

connection.session = () => {
  endReading();
  if (!reading || reading.controller.signal.aborted)
    reading = { session: $session.get(), controller: new AbortController() };
  return reading.controller.signal;
};
connection.customerId = () => $auth.get().data?.id ?? null;

// The provider renews a token in use. The old one may have been given up meanwhile, here or in another tab.
connection.renewed = (old, token) => {
  if (storedRoot().auth.token !== old || $root.get().auth.token !== old) return;
  setAuth({ ...$root.get().auth, token, receivedAt: Date.now() });
};

// Spec §8: once, however many calls fail at the same moment; another tab may have logged out or in already.
connection.unauthorised = (token) => {
  const { auth } = $root.get();
  if (token !== auth.token || token !== storedRoot().auth.token) return;
  endSession('expiry');
  leaving = false;
  toastOnNextPage(t('Please log in again.'));
  redirectToLogIn();
};
