import { isRecord, omitUndefined, pick } from '../json.ts';
import { type Field, find } from '../names.ts';
import type { Reading } from '../reading.ts';
import { inRecord, oneIn } from '../unwrap.ts';
import { flag, id, text } from '../values.ts';
import { customer } from './person.ts';

/** The answer rarely has the code, which goes out by message; a flag may say whether the number is registered. */
export function otpSent(received: unknown, at: Reading): unknown {
  const first = (field: Field) => inRecord(received, (object) => find(object, field));
  const code = first('login.otp');
  const isNew = flag(first('login.isNewUser'));
  const registered = flag(first('login.registered')) ?? (isNew === undefined ? undefined : !isNew);
  if (code !== undefined && pick(received, 'otp') !== code) at.note('otp', 'read from within the answer');
  return {
    ...(isRecord(received) && received),
    otp: typeof code === 'object' ? null : (text(code) ?? null),
    ...omitUndefined({ registered }),
  };
}

const WHO = ['customer', 'user', 'profile', 'member', 'account'];

/** The customer who logged in, as far as the answer says; the shop fetches the rest. */
export function verified(received: unknown, at: Reading): unknown {
  const read = customer(oneIn(received, WHO), at);
  return { data: isRecord(read) && read['id'] !== undefined ? read : null };
}

/** The token of a body, at any depth; null where there is none. */
export function tokenIn(body: unknown, depth = 0): string | null {
  if (!isRecord(body) || depth > 3) return null;
  const value = find(body, 'login.token');
  if (typeof value === 'string') return value.replace(/^Bearer\s+/i, '') || null;
  for (const within of [
    value,
    ...['data', 'result', 'payload', 'response', 'tokens', 'auth', 'session', ...WHO].map((name) => pick(body, name)),
  ]) {
    const token = tokenIn(within, depth + 1);
    if (token) return token;
  }
  return null;
}

/** The customer's id within a JWT; undefined where there is none. */
export function customerIdIn(authorization: string | undefined): string | number | undefined {
  try {
    const part = (authorization?.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/');
    return id(find(JSON.parse(atob(part)), 'login.sub'));
  } catch {
    return undefined;
  }
}
