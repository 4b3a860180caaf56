import type { Context, ErrorHandler, NotFoundHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { msg } from '../../contract/msg.ts';
import { isDiskFull, isTemporary } from '../db/database-fault.ts';
import { describeFault } from '../db/describe-fault.ts';
import { notFound, ProviderError, tooBusy } from '../domain/errors.ts';
import { sentence } from '../domain/sentence.ts';
import type { Env } from './env.ts';
import { languageOf } from './language.ts';

function toRefusal(error: unknown): ProviderError | undefined {
  if (error instanceof ProviderError) return error;
  if (error instanceof HTTPException && error.cause instanceof ProviderError) return error.cause;
  if (error instanceof HTTPException && error.status < 500)
    return new ProviderError(error.status, 'refused', 'This request could not be read.');
  return undefined;
}

/** The one place where an error is said in the language of its request. */
const answer = (c: Context<Env>, refusal: ProviderError) => {
  c.set('code', refusal.code);
  return c.json(refusal.bodyIn(languageOf(c.req.raw)), refusal.status, refusal.headers);
};

/** Turns an error into a refusal; one that is no refusal is logged. */
export function refusalOf(error: unknown, c: Context<Env>): ProviderError {
  const refusal = toRefusal(error);
  if (refusal) return refusal;
  const id = c.get('requestId') as string | undefined;
  console.error(JSON.stringify({ id, call: c.get('call') as unknown, ...describeFault(error) }));
  if (isDiskFull(error)) return diskFull();
  return isTemporary(error) ? tooBusy('database_busy') : fault(id);
}

/** The one edge where errors become answers. */
export const onError: ErrorHandler<Env> = (error, c) => {
  // An error is never cached, whatever the call allows.
  c.header('cache-control', 'no-store');
  return answer(c, refusalOf(error, c));
};

/** A full disk: trying again does not help, an operator has to make room. */
const diskFull = () =>
  new ProviderError(507, 'disk_full', msg('There is no room left for this on our side. Please try again later.'));

/** A shopper who writes to us about it can say which fault it was: the log knows it by the beginning of its id. */
const fault = (id: string | undefined): ProviderError => {
  const words =
    id === undefined
      ? msg('Something went wrong on our side. Please try again in a minute.')
      : sentence(
          'Something went wrong on our side. Please try again in a minute. If you write to us about it, please say {fault}.',
          { fault: id.slice(0, 8) },
        );
  return new ProviderError(500, 'internal', words);
};

export const onNotFound: NotFoundHandler<Env> = (c) =>
  answer(c, notFound('There is nothing at this address.', 'unknown_path'));
