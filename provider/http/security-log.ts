import type { Context } from 'hono';
import { clientIp } from './client-ip.ts';
import type { Env, Provider } from './env.ts';
import { hmac } from '../secrets/stored-secret.ts';

/** Security events: a few are normal, many at once are an attack. */
export type SecurityEvent =
  /** A one-time password that is wrong, used or too old. */
  | 'code-refused'
  /** Too many codes asked for, or too many tried. */
  | 'code-limit'
  /** A token that no key of ours has signed. */
  | 'token-refused'
  | 'session-created'
  | 'session-revoked'
  /** A customer's token, used to ask for another customer's. */
  | 'access-refused'
  | 'editor-key-refused'
  | 'editor-key-limit'
  | 'editor-key-created'
  | 'editor-key-revoked';

export interface SecurityDetails {
  /** Whose call it was: its request id and, as a fingerprint, where it came from. */
  readonly context?: Context<Env>;
  /** Written as a fingerprint. */
  readonly phone?: string;
  /** The stable code of the refusal, or a word of ours; never what a caller sent. */
  readonly reason?: string;
  /** The name that an operator gave to an editor's key. */
  readonly editor?: string;
  readonly count?: number;
}

/** Tells the same phone or client from another, without telling which it is. */
const fingerprint = (key: string, value: string): string => hmac(key, 'security-log', value).slice(0, 12);

/** Writes one JSON line to the standard output, without personal data; nothing in the demo, unless PROVIDER_LOG is on. */
export async function logSecurityEvent(
  { settings, now, keys }: Pick<Provider, 'settings' | 'now' | 'keys'>,
  event: SecurityEvent,
  { context, phone, ...details }: SecurityDetails = {},
): Promise<void> {
  if (!settings.securityLog) return;
  const isAboutSomebody = context !== undefined || phone !== undefined;
  const key = isAboutSomebody ? (await keys()).log : '';
  console.log(
    JSON.stringify({
      at: now().toISOString(),
      event,
      ...(context && { id: context.get('requestId'), client: fingerprint(key, clientIp(context, settings)) }),
      ...(phone !== undefined && { phone: fingerprint(key, phone) }),
      ...details,
    }),
  );
}
