import { DrizzleQueryError } from 'drizzle-orm/errors';
import type { ErrorHandler, NotFoundHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ErrorBody } from '../../contract/error.ts';

interface Extras {
  readonly fields?: Record<string, string>;
  readonly details?: unknown;
  readonly headers?: Record<string, string>;
}

/** A refusal on purpose: `message` is fit to show, `code` is stable. Everything else that is thrown is a fault and is masked. */
export class ProviderError extends Error {
  readonly status: ContentfulStatusCode;
  readonly code: string;
  readonly fields: Record<string, string> | undefined;
  readonly details: unknown;
  readonly headers: Record<string, string>;

  constructor(
    status: ContentfulStatusCode,
    code: string,
    message: string,
    { fields, details, headers = {} }: Extras = {},
  ) {
    super(message);
    this.name = 'ProviderError';
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.details = details;
    this.headers = headers;
  }

  get body(): ErrorBody {
    const { message, code, fields, details } = this;
    return { message, code, ...(fields && { fields }), ...(details !== undefined && { details }) };
  }
}

export const notFound = (message: string, code = 'not_found') => new ProviderError(404, code, message);
export const conflict = (code: string, message: string) => new ProviderError(409, code, message);
export const unprocessable = (code: string, message: string, fields?: Record<string, string>) =>
  new ProviderError(422, code, message, fields && { fields });

/** Says what failed without the values it failed on: those may be a phone number, a code or an address. */
export function describeFault(error: unknown): Record<string, unknown> {
  if (error instanceof DrizzleQueryError) {
    const cause = (error.cause ?? {}) as { code?: string; constraint?: string };
    return { fault: 'query', code: cause.code, constraint: cause.constraint, query: error.query };
  }
  if (!(error instanceof Error)) return { fault: typeof error };
  return {
    fault: error.name,
    message: error.message,
    stack: error.stack
      ?.split('\n')
      .slice(1, 6)
      .map((line) => line.trim()),
  };
}

/** The database has no connection to spare, gave up on a query, is away, or only follows another one: elsewhere or in a moment it may be well. */
const BUSY = new Set(['25006', '57014', '57P01', '57P02', '57P03', '53300', 'ECONNREFUSED', 'ECONNRESET']);
const NO_CONNECTION = 'timeout exceeded when trying to connect';

function isBusy(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  return (
    cause instanceof Error && (cause.message === NO_CONNECTION || BUSY.has(String((cause as { code?: unknown }).code)))
  );
}

export const tooBusy = (code: string) =>
  new ProviderError(503, code, 'The shop is very busy just now. Please try again in a minute.', {
    headers: { 'retry-after': '60' },
  });

function known(error: unknown): ProviderError | undefined {
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
  const refusal = known(error);
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

export const onUnknownPath: NotFoundHandler = (c) =>
  c.json({ message: 'There is nothing at this address.', code: 'unknown_path' } satisfies ErrorBody, 404);
