import { atom, computed, map, onMount } from 'nanostores';
import { toCode } from '../../../contract/typed-text.ts';
import * as v from 'valibot';
import { type Details, VerifyBody } from '../../../contract/auth.ts';
import { Phone } from '../../../contract/phone.ts';
import { RefusedError } from '../../api/errors.ts';
import { config } from '../../config.ts';
import { msg } from '../../../contract/msg.ts';
import { translated } from '../../i18n/t.ts';
import { nextPath } from '../../paths.ts';
import { $auth, $token } from './auth.ts';
import { clearAuthRequest, register, requestOtp, verifyOtp } from './otp.ts';
import { type FormErrors, formErrors } from '../lib/form-errors.ts';
import { navigation } from '../lib/navigation.ts';
import { $search } from '../lib/url.ts';

export interface Login {
  readonly step: 'number' | 'register' | 'code';
  readonly purpose: 'login' | 'register';
  /** Ten digits, once accepted. */
  readonly phone: string;
  readonly details: Details;
  /** What is wrong with which field, by its name; `form` for the whole. */
  readonly errors: FormErrors;
  /** Another code than the first is on its way. */
  readonly resent: boolean;
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
  resent: false,
};

/** Log in and registration, step by step: number, (name and e-mail), code. */
export const $login = map<Login>(firstStep);

const $now = atom(0);

/** Seconds until a code can be sent again. Read off the clock, which goes on while a tab is frozen, and may be set back. */
export const $resendIn = computed([$login, $now], ({ resendAt }, now) => {
  const seconds = Math.ceil((resendAt - now) / 1000);
  return seconds > config.resendAfter ? 0 : Math.max(0, seconds);
});

const put = (fields: Partial<Login>) => $login.set({ ...$login.get(), ...fields });

/** Sends a code to the number; an unknown one is led to registration without typing it again. */
export async function submitNumber(typed: string): Promise<void> {
  const phone = v.safeParse(Phone, typed);
  if (!phone.success) return put({ errors: { phone: translated(phone.issues[0].message) } });
  put({ phone: phone.output, errors: {} });
  const answer = await requestOtp(phone.output);
  if (answer === 'sent') codeSent('login');
  else if (answer === 'unknown number') put({ step: 'register', purpose: 'register', errors: {} });
  else showRefusal();
}

/** Registers the number with a name. Returns what is wrong with what, or null when a code is on its way. */
export async function submitRegistration(details: Details): Promise<FormErrors | null> {
  const { phone } = $login.get();
  put({ details, errors: {} });
  if (!(await register({ phone, ...details }))) return formErrors($auth.get().reason);
  codeSent('register');
  return null;
}

/** A provider of another make has codes of a length of its own. */
const Code =
  import.meta.env.PUBLIC_ADAPTER === 'on'
    ? v.pipe(
        v.string(),
        v.transform((typed) => toCode(typed).replace(/[\s-]/g, '')),
        v.regex(/^\d{4,8}$/, msg('Please enter the digits of the code.')),
      )
    : VerifyBody.entries.otp;

/** Hands in the code; a good one logs in, and `leaveWhenLoggedIn` goes on. */
export async function submitCode(typed: string): Promise<void> {
  const { phone, purpose } = $login.get();
  const code = v.safeParse(Code, typed);
  if (!code.success) return put({ errors: { otp: translated(code.issues[0].message) } });
  put({ errors: {} });
  if (!(await verifyOtp(purpose, phone, code.output))) showRefusal('otp');
}

/** The code in what was pasted or came by message, spaces and other words aside. */
export const codeIn = (text: string): string =>
  (import.meta.env.PUBLIC_ADAPTER === 'on' ? /(?<!\d)\d(?:[ -]?\d){3,7}(?!\d)/ : /(?<!\d)\d(?:[ -]?\d){5}(?!\d)/)
    .exec(toCode(text))?.[0]
    .replace(/\D/g, '') ?? text.trim();

export async function resendCode(): Promise<void> {
  const { phone, purpose, details } = $login.get();
  const sent = purpose === 'login' ? (await requestOtp(phone)) === 'sent' : await register({ phone, ...details });
  if (!sent) return showRefusal();
  codeSent(purpose);
  put({ resent: true });
}

/** Whoever is logged in, here or in another tab, goes on to where they came from. */
export function leaveWhenLoggedIn(): () => void {
  const next = new URLSearchParams($search.get()).get('next');
  return $token.subscribe((token) => {
    if (token) navigation.replace(nextPath(next));
  });
}

export function changeNumber(): void {
  clearAuthRequest();
  put({ step: 'number', purpose: 'login', errors: {} });
}

function codeSent(purpose: Login['purpose']): void {
  const now = Date.now();
  $now.set(now);
  put({ step: 'code', purpose, errors: {}, resendAt: now + config.resendAfter * 1000, resent: false });
}

const NAMED = { phone: true, otp: true };

/** A refusal that names no field of this form is about `field` when the provider gave it, and about the whole when it could not be asked. */
function showRefusal(field = 'form'): void {
  const problems = formErrors($auth.get().reason);
  const isAnswer = $auth.get().reason instanceof RefusedError;
  // A provider may name a field otherwise than this form does: its words are about what was sent.
  const [name = 'form', problem = ''] = Object.entries(problems)[0] ?? [];
  put({ errors: isAnswer && !(name in NAMED) ? { [field]: problem } : problems });
}

onMount($now, () => {
  if (typeof document === 'undefined') return;
  const tick = setInterval(() => $now.set(Date.now()), 1000);
  return () => clearInterval(tick);
});
