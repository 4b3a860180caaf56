import { except } from 'hono/combine';
import { HTTPException } from 'hono/http-exception';
import { timeout } from 'hono/timeout';
import type { MiddlewareHandler } from 'hono';
import { tooBusy } from '../domain/errors.ts';
import { isStreamed } from './streamed-calls.ts';

/** An HTTPException, because that is what the time limit throws; it is answered as what it carries. */
const timeoutError = () => new HTTPException(503, { cause: tooBusy('too_slow') });

/** The longest a call may take. */
export const limitTime = (seconds: number): MiddlewareHandler =>
  except(({ req }) => isStreamed(req), timeout(seconds * 1000, timeoutError));
