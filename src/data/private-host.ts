import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3');

const known = new Map<string, Promise<boolean>>();

/** Whether a URL's host is this machine or one beside it, by its address or by what its name resolves to. */
export function isPrivateHost({ hostname }: URL): Promise<boolean> {
  const answer = known.get(hostname) ?? resolves(hostname.replace(/^\[|\]$/g, ''));
  known.set(hostname, answer);
  return answer;
}

async function resolves(host: string): Promise<boolean> {
  if (isIP(host)) return isPrivate(host);
  try {
    return (await lookup(host, { all: true })).some(({ address }) => isPrivate(address));
  } catch {
    return false; // A name that nobody knows can't be fetched either.
  }
}

/** Of no machine on the internet: private, this machine's, a tunnel into one of these, or reserved. */
function isPrivate(address: string): boolean {
  const ip = ipaddr.process(address); // IPv4 in an IPv6 address counts as IPv4.
  return ip.range() !== 'unicast' || (ip.kind() === 'ipv6' && !ip.match(GLOBAL_UNICAST));
}
