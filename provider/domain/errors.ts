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

export const tooBusy = (code: string) =>
  new ProviderError(503, code, 'The shop is very busy just now. Please try again in a minute.', {
    headers: { 'retry-after': '60' },
  });

/** Fewer seconds than this the shop is rarely overloaded; not all come back at once. */
const RETRY_SECONDS = 5;

export const overloaded = () =>
  new ProviderError(503, 'overloaded', 'The shop is very busy just now. Please try again in a few seconds.', {
    headers: { 'retry-after': String(RETRY_SECONDS + Math.floor(Math.random() * RETRY_SECONDS)) },
  });
