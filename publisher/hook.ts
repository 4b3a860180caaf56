import { createHmac, timingSafeEqual } from 'node:crypto';

/** A call is refused; `message` says why. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** What somebody who presses Publish sends. */
export interface Hook {
  /** Unlike any other; the same one sent twice is one wish. */
  readonly id: string;
  /** In words, for the list of releases. */
  readonly reason: string;
}

/** Milliseconds that clocks may differ, and that a call may be on its way. */
export const TOLERANCE = 5 * 60_000;
const LONGEST = 200;

/** What is signed: a signature is good for one method, one path and one body, at one time. */
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
 * Checks that who calls knows the key, and called just now.
 * @returns the signature, which no other call may bear
 * @throws {Refusal}
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
  // Compared in the same time whatever is wrong, so that nothing can be learnt from it.
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    throw new Refusal(401, 'The signature is not right: both sides must have the same PUBLISHER_KEY.');
  if (!/^\d{13}$/.test(timestamp) || Math.abs(now - Number(timestamp)) > TOLERANCE)
    throw new Refusal(401, 'The call is too old, or a clock is wrong: its timestamp is more than 5 minutes off.');
  return signature;
}

/** @throws {Refusal} */
export function readHook(body: string): Hook {
  const { id, reason } = readBody(body);
  if (!isShort(id) || !isShort(reason))
    throw new Refusal(400, `Please send { id, reason }, texts of 1 to ${LONGEST} characters.`);
  return { id, reason };
}

/** The release to go back to. Throws `Refusal`. */
export function readRelease(body: string): string {
  const { release } = readBody(body);
  if (!isShort(release)) throw new Refusal(400, 'Please send { release }, the id of a release.');
  return release;
}

function readBody(body: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(body)) as Record<string, unknown>;
  } catch {
    throw new Refusal(400, 'The body is not JSON.');
  }
}

const isShort = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST;
