import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { openProvider } from '../index.ts';
import type { ListenSettings } from './listen-settings.ts';

/** The port can't be listened on. `message` is one sentence for the operator. */
class ListenError extends Error {
  override readonly name = 'ListenError';
}

/** Limits how long a slow client can hold a connection (slowloris). */
const LIMITS = { headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 10_000 };
const SHUTDOWN_TIMEOUT_MS = 12_000;

const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is in use already: stop what uses it, or set PORT to another one',
  EACCES: 'may not be used by this user: set PORT to one above 1023',
  EADDRNOTAVAIL: 'is not on an address of this machine: check HOST',
  ENOTFOUND: 'is not on an address of this machine: check HOST',
};

function listen(server: Server, { port, host }: ListenSettings): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once('error', ({ code = '', message }: NodeJS.ErrnoException) =>
      reject(new ListenError(`Port ${port} ${REASONS[code] ?? `can't be used (${message})`}.`)),
    );
    server.listen(port, host, () => resolve(server.address() as AddressInfo));
  });
}

const STOPPING = ['SIGINT', 'SIGTERM', 'disconnect'] as const;

/** Resolves on SIGINT or SIGTERM, or when the parent process has exited. */
const stopped = (): Promise<void> =>
  new Promise((resolve) => {
    const stop = (): void => {
      // A listener for `disconnect` left behind would keep the process alive.
      for (const event of STOPPING) process.off(event, stop);
      resolve();
    };
    for (const event of STOPPING) process.on(event, stop);
  });

/** Serves the provider until it is asked to stop, then shuts down gracefully. */
export async function serveUntilStopped(settings: ListenSettings): Promise<void> {
  const stop = stopped(); // from the first moment on: whoever stops it while it starts is heard too
  const provider = await openProvider(settings.provider, console.log);
  const listener = getRequestListener(provider.fetch);
  const server = createServer(LIMITS, (request, response) => void listener(request, response));
  try {
    const { port } = await listen(server, settings);
    const host = settings.host.includes(':') ? `[${settings.host}]` : settings.host;
    console.log(`The provider answers on http://${host}:${port}/api (process ${process.pid}).`);
    await stop;
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeIdleConnections();
    // Idle keep-alive connections are closed.
    setTimeout(() => server.closeAllConnections(), SHUTDOWN_TIMEOUT_MS).unref();
    await Promise.all([closed, provider.close()]);
  } finally {
    await provider.close();
  }
}
