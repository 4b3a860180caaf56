import http from 'node:http';
import https from 'node:https';
import { publicLookup, refusePrivateHost } from './public-address.ts';

interface PostOptions {
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer;
  readonly signal: AbortSignal;
  /** Whether the host may be in a private network. */
  readonly mayBePrivate: boolean;
  /** Replaces the name server, for tests. */
  readonly lookup?: Parameters<typeof publicLookup>[0] | undefined;
}

/**
 * Posts to a URL that somebody else has named. Follows no redirect, and reads nothing of the answer but its status, which it returns.
 * @throws {PrivateAddressError} the host is in a private network and must not be
 */
export async function post(url: URL, { body, mayBePrivate, lookup, ...options }: PostOptions): Promise<number> {
  if (!mayBePrivate) refusePrivateHost(url);
  const { request } = url.protocol === 'https:' ? https : http;
  // A connection of its own, made to an address that was checked.
  const connection = mayBePrivate ? { agent: false } : { agent: false, lookup: publicLookup(lookup) };
  return new Promise((resolve, reject) => {
    const asked = request(url, { ...connection, ...options, method: 'POST' }, (answer) => {
      resolve(answer.statusCode ?? 0);
      answer.destroy();
    });
    asked.on('error', reject).end(body);
  });
}
