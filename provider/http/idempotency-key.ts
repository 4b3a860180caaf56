import type { Context } from 'hono';
import { ProviderError } from '../domain/errors.ts';

const MAX_LENGTH = 200;

/** Reads the Idempotency-Key header: a call repeated with the same key is done once. */
export function readIdempotencyKey(context: Context): string | undefined {
  const key = context.req.header('idempotency-key')?.trim() || undefined;
  if (key !== undefined && key.length > MAX_LENGTH)
    throw new ProviderError(400, 'invalid', `An Idempotency-Key has at most ${MAX_LENGTH} characters.`);
  return key;
}
