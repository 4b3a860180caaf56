import { createHmac, timingSafeEqual } from 'node:crypto';
import { HttpError } from './http-error.ts';

/** Milliseconds allowed for clock differences and for the call's duration. */
export const TOLERANCE_MS = 5 * 60_000;

/** The signed parts of a request: a signature is valid for one method, path, body and time. */
export interface SignedRequest {
  readonly method: string;
  /** With the query, as it is sent. */
  readonly path: string;
  readonly body: string;
}

/** Neither a method nor a path holds a line break, so no two requests are signed alike. */
export const sign = (key: string, timestamp: string, { method, path, body }: SignedRequest): string =>
  `sha256=${createHmac('sha256', key).update([timestamp, method, path, body].join('\n')).digest('hex')}`;

/**
 * Checks that the caller knows the key, and that the call is recent.
 * @returns the signature, which no other call may bear
 * @throws {HttpError}
 */
export function verify(
  headers: NodeJS.Dict<string | string[]>,
  request: SignedRequest,
  key: string,
  now: number,
): string {
  const [timestamp, signature] = [headers['x-haat-timestamp'], headers['x-haat-signature']].map(String) as [
    string,
    string,
  ];
  const expected = Buffer.from(sign(key, timestamp, request));
  const given = Buffer.from(signature);
  // Compared in constant time.
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    throw new HttpError(401, 'The signature is not right: both sides must have the same PUBLISHER_KEY.');
  if (!/^\d{13}$/.test(timestamp) || Math.abs(now - Number(timestamp)) > TOLERANCE_MS)
    throw new HttpError(401, 'The call is too old, or a clock is wrong: its timestamp is more than 5 minutes off.');
  return signature;
}
