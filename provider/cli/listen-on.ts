import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The port can't be listened on. `message` is one sentence for the operator. */
class ListenError extends Error {
  override readonly name = 'ListenError';
}

interface Endpoint {
  readonly port: number;
  readonly host: string;
}

/** What an operator sets, and the way to say it. */
interface Names {
  readonly port: string;
  readonly host: string;
}

const reasons = ({ port, host }: Names): Readonly<Record<string, string>> => ({
  EADDRINUSE: `is in use already: stop what uses it, or set ${port} to another one`,
  EACCES: `may not be used by this user: set ${port} to one above 1023`,
  EADDRNOTAVAIL: `is not on an address of this machine: check ${host}`,
  ENOTFOUND: `is not on an address of this machine: check ${host}`,
});

/** Returns the origin it listens on, such as `http://localhost:4000`. Throws `ListenError`. */
export function listenOn(
  server: Server,
  { port, host }: Endpoint,
  names: Names = { port: 'PORT', host: 'HOST' },
): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', ({ code = '', message }: NodeJS.ErrnoException) =>
      reject(new ListenError(`Port ${port} ${reasons(names)[code] ?? `can't be used (${message})`}.`)),
    );
    server.listen(port, host, () => {
      const bracketed = host.includes(':') ? `[${host}]` : host;
      resolve(`http://${bracketed}:${(server.address() as AddressInfo).port}`);
    });
  });
}
