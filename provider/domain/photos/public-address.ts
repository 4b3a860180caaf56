import { type LookupAddress, lookup as lookupInDns } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { PhotoError } from './photo-error.ts';

const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3');
/** Azure answers its machines there, on an address that is otherwise public. */
const AZURE_HOST = '168.63.129.16';

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

const privateError = () => new PhotoError('its address leads into a private network, which PHOTO_HOSTS does not name');

/** @throws {PhotoError} a host that is written as a private address, which no name server is asked about */
export function refusePrivateHost({ hostname }: URL): void {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) && !isPublicAddress(host)) throw privateError();
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
      else if (!addresses.every(({ address }) => isPublicAddress(address))) callback(privateError(), []);
      else if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
