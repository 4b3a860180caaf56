import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ErrorBody } from '../../contract/error.ts';
import { DEFAULT_LOCALE, type Locale } from '../../contract/locales.ts';
import { msg } from '../../contract/msg.ts';
import { type Words, wordsIn } from './sentence.ts';

interface Extras {
  readonly fields?: Record<string, Words>;
  readonly details?: unknown;
  readonly headers?: Record<string, string>;
}

/**
 * A refusal on purpose: `words` are fit to show, `message` has them in English, `code` is stable. Everything else that is
 * thrown is a fault and is masked.
 */
export class ProviderError extends Error {
  readonly status: ContentfulStatusCode;
  readonly code: string;
  readonly words: Words;
  readonly fields: Record<string, Words> | undefined;
  readonly details: unknown;
  readonly headers: Record<string, string>;

  constructor(
    status: ContentfulStatusCode,
    code: string,
    words: Words,
    { fields, details, headers = {} }: Extras = {},
  ) {
    super(wordsIn(words, DEFAULT_LOCALE));
    this.name = 'ProviderError';
    this.status = status;
    this.code = code;
    this.words = words;
    this.fields = fields;
    this.details = details;
    this.headers = headers;
  }

  /** The body of its answer. */
  bodyIn(locale: Locale): ErrorBody {
    const { code, fields, details } = this;
    const inLocale = ([field, words]: [string, Words]) => [field, wordsIn(words, locale)] as const;
    return {
      message: wordsIn(this.words, locale),
      code,
      ...(fields && { fields: Object.fromEntries(Object.entries(fields).map(inLocale)) }),
      ...(details !== undefined && { details }),
    };
  }
}

export const notFound = (words: Words, code = 'not_found') => new ProviderError(404, code, words);
export const conflict = (code: string, words: Words) => new ProviderError(409, code, words);
export const unprocessable = (code: string, words: Words, fields?: Record<string, Words>) =>
  new ProviderError(422, code, words, fields && { fields });

export const tooBusy = (code: string) =>
  new ProviderError(503, code, msg('The shop is very busy just now. Please try again in a minute.'), {
    headers: { 'retry-after': '60' },
  });

/** Minimum `Retry-After` in seconds, with jitter so that not all callers return at once. */
const RETRY_SECONDS = 5;

export const overloaded = () =>
  new ProviderError(503, 'overloaded', msg('The shop is very busy just now. Please try again in a few seconds.'), {
    headers: { 'retry-after': String(RETRY_SECONDS + Math.floor(Math.random() * RETRY_SECONDS)) },
  });
