import { HttpError } from './http-error.ts';

/** A request to publish. */
export interface PublishRequest {
  /** Unique; the same id sent twice is one request. */
  readonly id: string;
  /** Description for the list of releases. */
  readonly reason: string;
  /** `settings`: only the splash or the notice changed, which no page contains. Without a scope, anything may have changed. */
  readonly scope?: BuildScope;
}

/** Handed to the command as `BUILD_SCOPE`; a command that does not know it builds everything. */
export type BuildScope = 'site' | 'settings';

const MAX_LENGTH = 200;

/** @throws {HttpError} */
export function readPublishRequest(body: string): PublishRequest {
  const { id, reason, scope } = readBody(body);
  if (!isShort(id) || !isShort(reason))
    throw new HttpError(400, `Please send { id, reason }, texts of 1 to ${MAX_LENGTH} characters.`);
  return { id, reason, ...(scope === 'settings' && { scope }) };
}

/** The id of the release to roll back to.
 * @throws {HttpError} */
export function readRelease(body: string): string {
  const { release } = readBody(body);
  if (!isShort(release)) throw new HttpError(400, 'Please send { release }, the id of a release.');
  return release;
}

function readBody(body: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(body)) as Record<string, unknown>;
  } catch {
    throw new HttpError(400, 'The body is not JSON.');
  }
}

const isShort = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= MAX_LENGTH;
