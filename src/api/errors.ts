import { t } from '../i18n/t.ts';

/** The reason why a call failed, in words for a shopper. */
export class CallError extends Error {
  override name = 'CallError';
}

/** The provider refused: an HTTP status, its stable code, and what is wrong with which field. */
export class RefusedError extends CallError {
  override name = 'RefusedError';
  readonly status: number;
  readonly code: string;
  readonly fields: Readonly<Record<string, string>>;
  /** Seconds to wait before trying again, when the provider says so. */
  readonly retryAfter: number | null;
  /** What the caller needs to go on, such as what somebody else has saved meanwhile. */
  readonly details: unknown;

  constructor(answer: {
    status: number;
    code: string;
    message: string;
    fields?: Record<string, string>;
    retryAfter?: number | null;
    details?: unknown;
  }) {
    super(answer.message);
    this.status = answer.status;
    this.code = answer.code;
    this.fields = answer.fields ?? {};
    this.retryAfter = answer.retryAfter ?? null;
    this.details = answer.details;
  }
}

/**
 * A refusal with one of these statuses in the provider's own words. A proxy's own
 * 404 page says nothing about what the provider has; with an adapter, the words of a refusal are not known.
 */
export const isRefusedWith = (error: unknown, ...statuses: readonly number[]): error is RefusedError =>
  error instanceof RefusedError &&
  statuses.includes(error.status) &&
  (error.code !== `http_${error.status}` || import.meta.env.PUBLIC_ADAPTER === 'on');

/** The session has ended, which only the log-in page tells the shopper. */
export const isLoggedOut = (error: unknown): boolean => error instanceof RefusedError && error.status === 401;

/** No answer came: no network, a provider that is down, or one that took too long. */
export class UnreachableError extends CallError {
  override name = 'UnreachableError';

  constructor(cause?: unknown) {
    super(t('We could not reach the shop. Please check your connection and try again.'), { cause });
  }
}

/** The provider's answer breaks the contract. Names the call and the field, for whoever runs the shop. */
export class ContractError extends CallError {
  override name = 'ContractError';
  readonly call: string;
  readonly field: string;
  readonly problem: string;

  constructor(call: string, field: string, problem: string) {
    super(t('The shop gave an answer we could not read. Please try again later.'));
    this.call = call;
    this.field = field;
    this.problem = problem;
  }
}
