import type { IncomingMessage, ServerOptions, ServerResponse } from 'node:http';
import { MAX_IMPORT_BYTES } from '../../contract/body-limits.ts';
import { longestMs } from './receive-body.ts';

/** How long a slow client can hold a connection (slowloris). */
export const CONNECTION_LIMITS = {
  headersTimeout: 10_000,
  // Applies to all bodies, read or not; receive-body.ts ends a slow one much earlier.
  requestTimeout: longestMs(MAX_IMPORT_BYTES),
  // Longer than nginx (60 s) and most others in front keep a connection that nothing is asked on: who closes first while the other
  // one asks, loses an order, which no proxy sends again.
  keepAliveTimeout: 75_000,
  // Node itself looks only every half minute.
  connectionsCheckingInterval: 2000,
} satisfies ServerOptions;

/** How long the rest of an answered request is read, so that its sender receives the answer before the connection ends. */
const LINGER_MS = 2000;

/** Ends the connection of a client that goes on sending the body of an answered request. */
export function endUnread(request: IncomingMessage, response: ServerResponse): void {
  response.once('finish', () => {
    if (request.complete) return;
    request.resume();
    setTimeout(() => {
      if (!request.complete) request.socket.destroySoon();
    }, LINGER_MS).unref();
  });
}
