import type { MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { timeout } from 'hono/timeout';
import { calls } from '../../contract/calls.ts';
import { tooBusy } from '../domain/errors.ts';
import type { Env } from './env.ts';

/** An HTTPException, because that is what the time limit throws; it is answered as what it carries. */
const timeoutError = () => new HTTPException(503, { cause: tooBusy('too_slow') });

/** A file takes as long to come as its sender's network needs, and what answers by messages says itself how far it is. */
const unlimited = Object.values(calls)
  .filter(({ bodyType, answerType }) => bodyType === 'bytes' || answerType === 'messages')
  .map(({ method, path }) => ({ method, path: new RegExp(`^/api${path.replace('{id}', '[^/]+')}/?$`) }));

/** The longest a call may take. */
export function limitTime(seconds: number): MiddlewareHandler<Env> {
  const limit = timeout(seconds * 1000, timeoutError);
  return (context, next) => {
    const { method, path } = context.req;
    return unlimited.some((call) => call.method === method && call.path.test(path)) ? next() : limit(context, next);
  };
}
