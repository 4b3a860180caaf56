import type { MiddlewareHandler } from 'hono';
import type { Env } from './env.ts';

/** Sent with every answer that does not say otherwise itself: what may be kept, or is shown by itself, does. */
export const responseHeaders = (isCrossOrigin: boolean): MiddlewareHandler<Env> => {
  const headers = Object.entries({
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': isCrossOrigin ? 'cross-origin' : 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  });
  return async (c, next) => {
    await next();
    for (const [name, value] of headers) if (!c.res.headers.has(name)) c.header(name, value);
  };
};
