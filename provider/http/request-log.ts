import type { MiddlewareHandler } from 'hono';
import type { Env } from './env.ts';

/** One JSON line per request: the call's pattern, never the path itself, and nothing of headers or bodies. */
export const logRequests =
  (now: () => Date): MiddlewareHandler<Env> =>
  async (c, next) => {
    const began = performance.now();
    await next();
    console.log(
      JSON.stringify({
        at: now().toISOString(),
        id: c.get('requestId'),
        method: c.req.method,
        route: c.get('route') ?? 'unknown',
        status: c.res.status,
        ms: Math.round(performance.now() - began),
      }),
    );
  };
