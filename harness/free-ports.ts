import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** Returns so many ports that nobody listens on, as the system hands them out; all are held at once, so none comes twice. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '0.0.0.0'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
}

/** Returns a port for a command that doesn't take 0. */
export async function freePort(): Promise<number> {
  const [port = 0] = await freePorts(1);
  return port;
}
