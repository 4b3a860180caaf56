import * as v from 'valibot';
import { Id } from '../../../contract/id.ts';
import { config } from '../../config.ts';

const Payload = v.object({
  name: v.nullish(v.string(), ''),
  sub: v.nullish(Id, null),
  /** Seconds since 1970, by the provider's clock. */
  iat: v.nullish(v.number(), null),
  exp: v.nullish(v.number(), null),
});
export type Payload = v.InferOutput<typeof Payload>;

/** What a token says of itself; null when it can't be read. The provider alone decides whether it is good. */
export function readToken(token: string): Payload | null {
  try {
    const part = (token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/');
    const bytes = Uint8Array.from(atob(part), (char) => char.charCodeAt(0));
    return v.parse(Payload, JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return null;
  }
}

/** A token, and when it came here by this device's clock, where that is known. */
interface Received {
  readonly token: string;
  readonly receivedAt?: number | undefined;
}

/**
 * Seconds until a token has run out: its lifetime less the time since it came, so that it makes no difference what this
 * device takes the date to be. Null when nobody can say.
 */
export function secondsLeft({ token, receivedAt }: Received, now = Date.now()): number | null {
  const { iat, exp } = readToken(token) ?? {};
  if (iat == null || exp == null) return null;
  return exp - iat - Math.max(0, receivedAt === undefined ? 0 : Math.floor((now - receivedAt) / 1000));
}

/** Keeps the cookie `token` equal to the token: there while logged in, gone after. */
export function writeTokenCookie(received: Received | null): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const seconds = received ? secondsLeft(received) : 0;
  const maxAge = seconds === null ? '' : `; Max-Age=${seconds}`;
  document.cookie = `${config.tokenCookie}=${received?.token ?? ''}; Path=/; SameSite=Lax${secure}${maxAge}`;
}

export function readTokenCookie(): string | null {
  if (typeof document === 'undefined') return null;
  const found = document.cookie.split('; ').find((entry) => entry.startsWith(`${config.tokenCookie}=`));
  return found?.slice(config.tokenCookie.length + 1) || null;
}
