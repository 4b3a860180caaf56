import { isIPv6 } from 'node:net';
import type { Context } from 'hono';
import type { Env } from './env.ts';
import type { Settings } from '../settings/settings.ts';

/**
 * Where a request comes from, as far as limits tell callers apart: the socket, or the header of a proxy that the
 * settings name. Of several addresses the last is the one that proxy saw itself; those before it anyone can write.
 */
export function clientIp(context: Context<Env>, { trustedProxyHeader }: Pick<Settings, 'trustedProxyHeader'>): string {
  const handedOn = trustedProxyHeader && context.req.header(trustedProxyHeader)?.split(',').at(-1)?.trim();
  // Requests of tests come without a server, and therefore without bindings.
  const socket = (context.env as Env['Bindings'] | undefined)?.incoming?.socket;
  return networkOf((handedOn || socket?.remoteAddress || 'unknown').slice(0, 64));
}

/** An IPv6 address stands for its network of 64 bits: a single customer has that many to call from. */
function networkOf(address: string): string {
  const [withoutZone = ''] = address.split('%');
  if (!isIPv6(withoutZone)) return address;
  const groups = ipv6Groups(withoutZone);
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 6).join() === '0,0,0,0,0,65535';
  if (isMapped) return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** The eight numbers of an IPv6 address. */
function ipv6Groups(address: string): number[] {
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [left = [], right = []] = written.split('::').map((part) => part.split(':').filter(Boolean));
  const between = Array<string>(8 - left.length - right.length).fill('0');
  return [...left, ...between, ...right].map((group) => Number.parseInt(group, 16));
}
