import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

const privateNets = new BlockList();
for (const [net, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
  ['0.0.0.0', 8],
] as const)
  privateNets.addSubnet(net, prefix);
privateNets.addAddress('::1', 'ipv6');
privateNets.addSubnet('fc00::', 7, 'ipv6');
privateNets.addSubnet('fe80::', 10, 'ipv6');

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

const isPrivate = (address: string): boolean => privateNets.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
