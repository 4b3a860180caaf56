import type { Context } from 'hono';
import type { Env } from '../route.ts';
import type { Settings } from '../settings.ts';

/**
 * Where a request comes from: the socket, or the header of a proxy that the settings name.
 * Of several addresses the last is the one that proxy saw itself; those before it anyone can write.
 */
export function callerAddress(
  context: Context<Env>,
  { trustedProxyHeader }: Pick<Settings, 'trustedProxyHeader'>,
): string {
  const handedOn = trustedProxyHeader && context.req.header(trustedProxyHeader)?.split(',').at(-1)?.trim();
  // Tests hand over requests without a server, so without bindings.
  const socket = (context.env as Env['Bindings'] | undefined)?.incoming?.socket;
  return (handedOn || socket?.remoteAddress || 'unknown').slice(0, 64);
}
