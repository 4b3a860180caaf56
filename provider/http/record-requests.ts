import type { MiddlewareHandler } from 'hono';
import type { Env } from './env.ts';
import type { Metrics } from './metrics.ts';

/** One JSON line per request: the call and its pattern, never the path itself, and nothing of headers or bodies. */
export const logRequests =
  (now: () => Date): MiddlewareHandler<Env> =>
  async (c, next) => {
    const began = performance.now();
    await next();
    const waited = c.get('waitedMs');
    console.log(
      JSON.stringify({
        at: now().toISOString(),
        id: c.get('requestId'),
        method: c.req.method,
        route: c.get('route') ?? 'unknown',
        call: c.get('call'),
        status: c.res.status,
        code: c.get('code'),
        ms: Math.round(performance.now() - began),
        ...(waited !== undefined && waited >= 1 && { waitedMs: Math.round(waited) }),
      }),
    );
  };

/** Label of requests that are no call of the contract, such as pictures and unknown paths. */
const NO_CALL = 'other';

/** Counts every answer and how long it took. */
export const measureRequests =
  ({ requests, seconds, errors }: Metrics): MiddlewareHandler<Env> =>
  async (c, next) => {
    const began = performance.now();
    await next();
    const call = c.get('call') ?? NO_CALL;
    requests.inc({ call, status: c.res.status });
    seconds.observe({ call }, (performance.now() - began) / 1000);
    const code = c.get('code');
    if (code !== undefined) errors.inc({ call, code });
  };
