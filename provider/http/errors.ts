import { DrizzleQueryError } from 'drizzle-orm/errors';
import type { ErrorHandler, NotFoundHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ErrorBody } from '../../contract/error.ts';
import { describeFault } from '../db/describe-fault.ts';
import { ProviderError, tooBusy } from '../domain/errors.ts';

/** The database has no connection to spare, gave up on a query, is away, or only follows another one: elsewhere or in a moment it may be well. */
const BUSY = new Set(['25006', '57014', '57P01', '57P02', '57P03', '53300', 'ECONNREFUSED', 'ECONNRESET']);
const NO_CONNECTION = 'timeout exceeded when trying to connect';

function isBusy(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  return (
    cause instanceof Error && (cause.message === NO_CONNECTION || BUSY.has(String((cause as { code?: unknown }).code)))
  );
}

function toRefusal(error: unknown): ProviderError | undefined {
  if (error instanceof ProviderError) return error;
  if (error instanceof HTTPException && error.cause instanceof ProviderError) return error.cause;
  if (error instanceof HTTPException && error.status < 500)
    return new ProviderError(error.status, 'refused', 'This request could not be read.');
  return undefined;
}

/** The one edge where errors become answers. */
export const onError: ErrorHandler = (error, c) => {
  // Whatever the call itself lets be kept.
  c.header('cache-control', 'no-store');
  const refusal = toRefusal(error);
  if (refusal) return c.json(refusal.body, refusal.status, refusal.headers);
  console.error(JSON.stringify({ id: c.get('requestId') as unknown, ...describeFault(error) }));
  if (isBusy(error)) {
    const busy = tooBusy('database_busy');
    return c.json(busy.body, busy.status, busy.headers);
  }
  return c.json(
    {
      message: 'Something went wrong on our side. Please try again in a minute.',
      code: 'internal',
    } satisfies ErrorBody,
    500,
  );
};

export const onNotFound: NotFoundHandler = (c) =>
  c.json({ message: 'There is nothing at this address.', code: 'unknown_path' } satisfies ErrorBody, 404);
