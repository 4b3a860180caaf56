import { type LookupAddress, lookup as lookupInDns } from 'node:dns';
import { lookup as lookupAll } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3');
/** Azure's metadata service, on an otherwise public address. */
const AZURE_HOST = '168.63.129.16';

/** A host in a private network was named where only those of the internet may be asked. */
export class PrivateAddressError extends Error {
  override readonly name = 'PrivateAddressError';
  override readonly message = 'its address leads into a private network';
}

/**
 * Whether an IP address is one of the internet: not of this machine, a private network, a provider's own network (CGNAT, metadata
 * services), a tunnel into one of these, or reserved.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const ip = ipaddr.process(address); // IPv4 in an IPv6 address counts as IPv4.
  if (ip.range() !== 'unicast' || ip.toString() === AZURE_HOST) return false;
  return ip.kind() === 'ipv4' || ip.match(GLOBAL_UNICAST);
}

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/** @throws {PrivateAddressError} a host that is written as a private address, which no name server is asked about */
export function refusePrivateHost(url: URL): void {
  const host = hostOf(url);
  if (isIP(host) && !isPublicAddress(host)) throw new PrivateAddressError();
}

/** Whether a URL's host is in a private network; false for an unknown host. */
export async function isPrivateHost(url: URL): Promise<boolean> {
  const addresses = await lookupAll(hostOf(url), { all: true }).catch(() => []);
  return addresses.some(({ address }) => !isPublicAddress(address));
}

/**
 * Looks a name up for a connection, which is made to what is checked here: a name server that answers differently the next time
 * gains nothing. A name with one private address among several is refused.
 */
export const publicLookup =
  (lookup: typeof lookupInDns = lookupInDns): LookupFunction =>
  (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      const [first] = addresses ?? [];
      if (error || !first) callback(error ?? new Error('no address'), []);
      else if (!addresses.every(({ address }) => isPublicAddress(address))) callback(new PrivateAddressError(), []);
      else if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
