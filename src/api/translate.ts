import { HTTPError, NetworkError, TimeoutError } from 'ky';
import * as v from 'valibot';
import { ErrorBody } from '../../contract/error.ts';
import type { Adapter } from '../adapter/adapter.ts';
import { HookError } from '../adapter/hook-error.ts';
import { t } from '../i18n/t.ts';
import { CallError, ContractError, RefusedError, UnreachableError } from './errors.ts';

/** Translates the error of a request to a `CallError`; returns any other error unchanged. */
export function translate(error: unknown, adapter: Adapter | null = null): unknown {
  if (error instanceof CallError) return error;
  if (error instanceof HookError)
    return error.isUnsent
      ? new CallError(wentWrong())
      : new ContractError(error.call, 'shop.adapter.ts', error.message);
  if (isUnreachable(error)) return new UnreachableError(error);
  if (!(error instanceof HTTPError)) return error;
  const { status, headers } = error.response;
  const body = v.safeParse(ErrorBody, adapter ? adapter.refusal(error.data, status) : error.data);
  const retryAfter = Number(headers.get('retry-after')) || null;
  if (body.success) return new RefusedError({ status, retryAfter, ...body.output, fields: body.output.fields ?? {} });
  return new RefusedError({
    status,
    retryAfter,
    code: `http_${status}`,
    message: wentWrong(),
  });
}

const wentWrong = (): string => t('Something went wrong on our side. Please try again in a moment.');

/** Browsers report a lost connection as a TypeError. */
const isUnreachable = (error: unknown): boolean =>
  error instanceof NetworkError || error instanceof TimeoutError || error instanceof TypeError;
