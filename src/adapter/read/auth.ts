import { isRecord, known, pick } from '../json.ts';
import type { Reading } from '../reading.ts';
import { oneIn } from '../unwrap.ts';
import { flag, id, text } from '../values.ts';
import { customer } from './person.ts';

/** Codes mostly go out by message, so that none is said here; a number that nobody registered may be told by a flag. */
export function otpSent(came: unknown, at: Reading): unknown {
  const places = [came, oneIn(came), pick(came, 'data')].filter(isRecord);
  const first = (...names: readonly string[]) =>
    places.map((place) => pick(place, ...names)).find((value) => value !== undefined);
  const code = first('otp', 'otpCode', 'oneTimePassword');
  const isNew = flag(first('isNewUser', 'newUser', 'isNew', 'needsRegistration'));
  const registered =
    flag(first('registered', 'isRegistered', 'userExists', 'exists', 'isExisting')) ??
    (isNew === undefined ? undefined : !isNew);
  if (code !== undefined && places[0]?.['otp'] !== code) at.note('otp', 'read from within the answer');
  return {
    ...(isRecord(came) && came),
    otp: typeof code === 'object' ? null : (text(code) ?? null),
    ...known({ registered }),
  };
}

const WHO = ['customer', 'user', 'profile', 'member', 'account'];

/** Who has logged in, as far as the answer says; the shop asks for the rest. */
export function verified(came: unknown, at: Reading): unknown {
  const read = customer(oneIn(came, WHO), at);
  return { data: isRecord(read) && read['id'] !== undefined ? read : null };
}

const TOKENS = [
  'token',
  'accessToken',
  'authToken',
  'jwt',
  'authorization',
  'bearerToken',
  'idToken',
  'sessionToken',
  'access',
];

/** The token of a body, wherever it stands; null where there is none. */
export function tokenIn(came: unknown, depth = 0): string | null {
  if (!isRecord(came) || depth > 3) return null;
  const value = pick(came, ...TOKENS);
  if (typeof value === 'string') return value.replace(/^Bearer\s+/i, '') || null;
  for (const within of [
    value,
    ...['data', 'result', 'payload', 'response', 'tokens', 'auth', 'session', ...WHO].map((name) => pick(came, name)),
  ]) {
    const token = tokenIn(within, depth + 1);
    if (token) return token;
  }
  return null;
}

/** Whose a token is, where it says so; undefined otherwise. */
export function customerIdIn(authorization: string | undefined): string | number | undefined {
  try {
    const part = (authorization?.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/');
    return id(pick(JSON.parse(atob(part)), 'sub', 'customerId', 'userId', 'id', 'uid'));
  } catch {
    return undefined;
  }
}
