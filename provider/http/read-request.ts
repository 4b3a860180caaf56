import type { Context } from 'hono';
import * as v from 'valibot';
import { ProviderError } from '../domain/errors.ts';

const INVALID = 'Please check the marked fields.';

/** What came in, as the schema makes it. */
export function validate(schema: v.GenericSchema, input: unknown): unknown {
  const result = v.safeParse(schema, input);
  if (result.success) return result.output;
  const fields: Record<string, string> = {};
  for (const issue of result.issues) fields[v.getDotPath(issue) ?? 'body'] ??= issue.message;
  const [message = INVALID, ...others] = Object.values(fields);
  throw new ProviderError(400, 'invalid', others.length > 0 ? INVALID : message, { fields });
}

/** Postgres keeps no NUL in text, and half a surrogate pair is no character. */
export const sanitize = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value;

const isJson = (type: string | undefined): boolean => /^\s*application\/json\s*(;|$)/i.test(type ?? '');

/** What was sent, '' for nothing. A form of another site can't send JSON unasked: that would need our leave (CORS). */
export async function readText(context: Context): Promise<string> {
  const text = (await context.req.text()).trim();
  if (text === '' || isJson(context.req.header('content-type'))) return text;
  throw new ProviderError(415, 'not_json', 'The body of a request must be sent as application/json.');
}

export function parseBody(text: string): unknown {
  if (text === '') return undefined;
  let body: unknown;
  try {
    body = JSON.parse(text, sanitize);
  } catch {
    throw new ProviderError(400, 'bad_json', 'The body of this request is not JSON.');
  }
  // The schemas would take a list for an object without fields.
  if (Array.isArray(body))
    throw new ProviderError(400, 'bad_json', 'The body of this request is a list, not an object.');
  return body;
}

/** An empty value counts as absent, except what is searched for: a search for nothing finds nothing. */
export const readQuery = (context: Context): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(context.req.query())
      .filter(([key, value]) => value !== '' || key === 'searchKey')
      .map(([key, value]) => [key, sanitize(key, value)]),
  );
