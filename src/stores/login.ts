import { atom, computed, map, onMount } from 'nanostores';
import * as v from 'valibot';
import { RegisterBody, VerifyBody } from '../../contract/auth.ts';
import { Phone } from '../../contract/phone.ts';
import { RefusedError } from '../api/errors.ts';
import { config } from '../config.ts';
import { nextPath } from '../paths.ts';
import { $auth, clearAuthRequest, register, requestOtp, verifyOtp } from './auth.ts';
import { route } from './route.ts';

export interface Login {
  readonly step: 'number' | 'register' | 'code';
  readonly purpose: 'login' | 'register';
  /** Ten digits, once accepted. */
  readonly phone: string;
  readonly details: { readonly name: string; readonly email: string | null };
  /** What is wrong with which field, by its name; `form` for the whole. */
  readonly errors: Readonly<Record<string, string>>;
  /** When a code can be sent again, in milliseconds since 1970. */
  readonly resendAt: number;
}

export const firstStep: Login = {
  step: 'number',
  purpose: 'login',
  phone: '',
  details: { name: '', email: null },
  errors: {},
  resendAt: 0,
};

/** Log in and registration, step by step: number, (name and e-mail), code. */
export const $login = map<Login>(firstStep);

const $now = atom(0);

/** Seconds until a code can be sent again. Read off the clock, which goes on while a tab is frozen. */
export const $resendIn = computed([$login, $now], ({ resendAt }, now) =>
  Math.max(0, Math.ceil((resendAt - now) / 1000)),
);

const put = (fields: Partial<Login>) => $login.set({ ...$login.get(), ...fields });

/** Sends a code to the number; an unknown one is led to registration without typing it again. */
export async function submitNumber(typed: string): Promise<void> {
  const phone = v.safeParse(Phone, typed);
  if (!phone.success) return put({ errors: { phone: phone.issues[0].message } });
  put({ phone: phone.output, errors: {} });
  const answer = await requestOtp(phone.output);
  if (answer === 'sent') codeSent('login');
  else if (answer === 'unknown number') put({ step: 'register', purpose: 'register', errors: {} });
  else showRefusal();
}

export async function submitRegistration(typed: { name: string; email: string }): Promise<void> {
  const { phone } = $login.get();
  const body = v.safeParse(RegisterBody, { phone, name: typed.name, email: typed.email.trim() || null });
  if (!body.success) return put({ errors: fieldErrors(v.flatten(body.issues).nested ?? {}) });
  const { name, email } = body.output;
  put({ details: { name, email }, errors: {} });
  if (await register({ phone, name, email })) return codeSent('register');
  showRefusal();
}

/** Hands in the code and goes on to where the shopper came from. */
export async function submitCode(typed: string, next: string | null): Promise<void> {
  const { phone, purpose } = $login.get();
  const body = v.safeParse(VerifyBody, { phone, otp: typed });
  if (!body.success) return put({ errors: { otp: body.issues[0].message } });
  put({ errors: {} });
  if (await verifyOtp(purpose, phone, body.output.otp)) return route.go(nextPath(next, location.origin));
  const { code, message, fields } = refusal() ?? {};
  put({ errors: code ? { otp: fields?.['otp'] ?? message ?? '' } : { form: $auth.get().reason?.message ?? '' } });
}

export async function resendCode(): Promise<void> {
  const { phone, purpose, details } = $login.get();
  const sent = purpose === 'login' ? (await requestOtp(phone)) === 'sent' : await register({ phone, ...details });
  if (sent) codeSent(purpose);
  else showRefusal();
}

export function changeNumber(): void {
  clearAuthRequest();
  put({ step: 'number', purpose: 'login', errors: {} });
}

function codeSent(purpose: Login['purpose']): void {
  const now = Date.now();
  $now.set(now);
  put({ step: 'code', purpose, errors: {}, resendAt: now + config.resendAfter * 1000 });
}

const refusal = (): RefusedError | null => {
  const { reason } = $auth.get();
  return reason instanceof RefusedError ? reason : null;
};

function showRefusal(): void {
  const refused = refusal();
  const fields = refused?.fields ?? {};
  put({ errors: Object.keys(fields).length ? fields : { form: $auth.get().reason?.message ?? '' } });
}

const fieldErrors = (nested: Partial<Record<string, [string, ...string[]]>>): Record<string, string> =>
  Object.fromEntries(Object.entries(nested).map(([field, messages]) => [field, messages?.[0] ?? '']));

onMount($now, () => {
  if (typeof document === 'undefined') return;
  const tick = setInterval(() => $now.set(Date.now()), 1000);
  return () => clearInterval(tick);
});
