import type { MiddlewareHandler } from 'hono';
import type { Env } from './env.ts';
import type { Metrics } from './metrics.ts';

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
