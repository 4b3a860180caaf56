import type { Context } from 'hono';
import * as v from 'valibot';
import { type Call, maxBodyBytes } from '../../contract/call.ts';
import { msg } from '../../contract/msg.ts';
import { ProviderError } from '../domain/errors.ts';
import { sentence } from '../domain/sentence.ts';
import { validationWords } from './validation-words.ts';
import { announcedBytes, receiveBody } from './receive-body.ts';

const INVALID = msg('Please check the marked fields.');
const MB = 1024 * 1024;

/** Replaces the library's messages by ones that name the field, which is known only at the end. */
const UNSAID = '';

/** Validates input and returns the schema's output. */
export function validate(schema: v.GenericSchema, input: unknown): unknown {
  const result = v.safeParse(schema, input, { message: UNSAID });
  if (result.success && !holdsNul(result.output)) return result.output;
  if (result.success) throw new ProviderError(400, 'invalid', INVALID);
  const fields: Record<string, string> = {};
  for (const issue of result.issues) fields[v.getDotPath(issue) ?? 'body'] ??= issue.message || validationWords(issue);
  const [message = INVALID, ...others] = Object.values(fields);
  throw new ProviderError(400, 'invalid', others.length > 0 ? INVALID : message, { fields });
}

/** Postgres keeps no NUL in text. Where a schema has no word on it, it is refused here. */
const holdsNul = (value: unknown): boolean => {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some((entry) => entry.some(holdsNul));
};

/** Matches half a surrogate pair, which is no character. */
const wellFormed = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? value.toWellFormed() : value;

/** The `{id}` of the path; '' when the path has none. One with control characters, which Postgres would not all keep, is nothing's. */
export const readId = (context: Context): string =>
  (context.req.param('id') ?? '').toWellFormed().replace(/\p{Cc}/gu, '\u{FFFD}');

const isJson = (type: string | undefined): boolean => /^\s*application\/json\s*(;|$)/i.test(type ?? '');

const inWords = (bytes: number): string =>
  bytes < MB ? `${Math.floor(bytes / 1024)} kB` : `${Math.floor(bytes / MB)} MB`;

/** Refuses a body whose declared length is too large, before anything is read. */
export function refuseLarge(context: Context, call: Call): void {
  if ((announcedBytes(context.req.raw) ?? 0) > maxBodyBytes(call)) throw tooLarge(call);
}

const tooLarge = (call: Call) =>
  new ProviderError(
    413,
    'too_large',
    sentence('This request is larger than {size}.', { size: inWords(maxBodyBytes(call)) }),
  );

/**
 * What was sent, '' for nothing. A form of another site can't send JSON unasked: that would need our leave (CORS).
 * @throws {ProviderError} see `receiveBody`; 415 when it is not JSON
 */
export async function receiveText(context: Context, call: Call): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of receiveBody(context.req.raw, maxBodyBytes(call), () => tooLarge(call))) chunks.push(chunk);
  const text = new TextDecoder().decode(Buffer.concat(chunks)).trim();
  if (text === '' || isJson(context.req.header('content-type'))) return text;
  throw new ProviderError(415, 'not_json', 'The body of a request must be sent as application/json.');
}

export function parseBody(text: string): unknown {
  if (text === '') return undefined;
  let body: unknown;
  try {
    body = JSON.parse(text, wellFormed);
  } catch {
    throw new ProviderError(400, 'bad_json', 'The body of this request is not JSON.');
  }
  // Refuse a list, which the schemas would accept as an object without fields.
  if (Array.isArray(body))
    throw new ProviderError(400, 'bad_json', 'The body of this request is a list, not an object.');
  return body;
}

/** An empty value counts as absent, except what is searched for: a search for nothing finds nothing. */
export const readQuery = (context: Context): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(context.req.query())
      .filter(([key, value]) => value !== '' || key === 'searchKey')
      .map(([key, value]) => [key, wellFormed(key, value)]),
  );
