import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Env } from './env.ts';

/** It is written into logs and comments of queries: nothing may stand in it that means something there. */
const WELL_FORMED = /^[\w-]{16,64}$/;

/**
 * Names each request, for whoever follows it from nginx to the database. A caller's own name is taken only where a proxy of
 * ours writes it, so that nobody can hide among the names of others.
 */
export const nameRequests =
  (isBehindProxy: boolean): MiddlewareHandler<Env> =>
  async (c, next) => {
    const given = isBehindProxy ? c.req.header('x-request-id') : undefined;
    const id = given !== undefined && WELL_FORMED.test(given) ? given : randomUUID();
    c.set('requestId', id);
    c.header('x-request-id', id);
    await next();
  };
