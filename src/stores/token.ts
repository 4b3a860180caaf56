import * as v from 'valibot';
import { Id } from '../../contract/id.ts';
import { config } from '../config.ts';

const Payload = v.object({
  name: v.nullish(v.string(), ''),
  sub: v.nullish(Id, null),
  /** Seconds since 1970. */
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

export const expired = (token: string, now = Date.now()): boolean => {
  const exp = readToken(token)?.exp;
  return exp != null && exp * 1000 <= now;
};

/** Keeps the cookie `token` equal to the token: there while logged in, gone after. */
export function writeTokenCookie(token: string | null): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const exp = token ? readToken(token)?.exp : 0;
  const expires = exp == null ? '' : `; Expires=${new Date(exp * 1000).toUTCString()}`;
  document.cookie = `${config.tokenCookie}=${token ?? ''}; Path=/; SameSite=Lax${secure}${expires}`;
}

export function readTokenCookie(): string | null {
  if (typeof document === 'undefined') return null;
  const found = document.cookie.split('; ').find((entry) => entry.startsWith(`${config.tokenCookie}=`));
  return found?.slice(config.tokenCookie.length + 1) || null;
}
