import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { publicLookup, refusePrivateHost } from './public-address.ts';

const agentsFor = (options: http.AgentOptions) => ({
  http: new http.Agent({ keepAlive: true, ...options }),
  https: new https.Agent({ keepAlive: true, ...options }),
});
/** Connections stay open for the next file; each was made to an address that was checked. */
const checked = agentsFor({ lookup: publicLookup() });
/** Separate agents, so that connections into private networks are not reused for callers that may not reach them. */
const unchecked = agentsFor({});

interface GetOptions {
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  /** Whether the host may be in a private network. */
  readonly mayBePrivate: boolean;
  /** Replaces the name server, for tests. */
  readonly lookup?: Parameters<typeof publicLookup>[0] | undefined;
}

/**
 * Asks for what a URL of somebody else's names, and follows no redirect.
 * @throws {PrivateAddressError} the host is in a private network and must not be
 */
export async function get(url: URL, { headers, signal, mayBePrivate, lookup }: GetOptions): Promise<IncomingMessage> {
  if (!mayBePrivate) refusePrivateHost(url);
  const scheme = url.protocol === 'https:' ? 'https' : 'http';
  const { get } = { http, https }[scheme];
  const agents = mayBePrivate ? unchecked : checked;
  const connection = lookup ? { agent: false, lookup: publicLookup(lookup) } : { agent: agents[scheme] };
  return new Promise((resolve, reject) => {
    get(url, { ...connection, headers, signal }, resolve).on('error', reject);
  });
}
